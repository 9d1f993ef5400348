import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import postcss from 'postcss';
import { expect, it } from 'vitest';
import { namedMedia } from './named-media.ts';
import { borrowedStyles, unnamedMedia } from './style-modules.ts';

const root = resolve(import.meta.dirname, '..');

function tracked(ending: RegExp): string[] {
  const { stdout } = spawnSync('git', ['ls-files', 'web/src'], { cwd: root, encoding: 'utf8' });
  return stdout.split('\n').filter((file) => ending.test(file) && existsSync(join(root, file)));
}

it('finds class names that come from another folder', () => {
  const found = (line: string): string[] => borrowedStyles('a.tsx', line);
  expect(found("import layout from '../../styles/layout.module.css';")).toEqual([
    'a.tsx:1: ../../styles/layout.module.css',
  ]);
  expect(found("import styles from './frame/frame.module.css';")).toHaveLength(1);
  expect(found("import styles from '#web/ui/tabs.module.css';")).toHaveLength(1);
  expect(found("import styles from './tabs.module.css';")).toEqual([]);
});

it('finds widths and heights without a name, and names that nobody declared', () => {
  const found = (query: string): string[] => unnamedMedia('a.css', `.a {}\n@media ${query} {\n}`);
  expect(found('(max-width: 991px)')).toEqual(['a.css:2: (max-width: 991px)']);
  expect(found('(width < 62em)')).toHaveLength(1);
  expect(found('(--wide) and (min-height: 720px)')).toHaveLength(1);
  expect(found('(--wyde)')).toHaveLength(1);
  expect(found('(--wide) and (hover: hover)')).toEqual([]);
  expect(found('print')).toEqual([]);
});

it('every component has its styles beside it', () => {
  const scripts = tracked(/\.tsx?$/);
  expect(scripts.length).toBeGreaterThan(200);
  expect(
    scripts.flatMap((file) => borrowedStyles(join(root, file))),
    'give the component styles of its own, or make what both need a component of web/src/ui',
  ).toEqual([]);
});

it('breakpoints are named in web/src/ui/breakpoints.ts alone', () => {
  const sheets = tracked(/\.css$/);
  expect(sheets.length).toBeGreaterThan(50);
  expect(sheets.flatMap((file) => unnamedMedia(join(root, file)))).toEqual([]);
  const queryFiles = tracked(/\.tsx?$/).flatMap((file) =>
    /matchMedia\(\s*['"`][^'"`]*(width|height)/.test(readFileSync(join(root, file), 'utf8')) ? [file] : [],
  );
  expect(queryFiles).toEqual([]);
});

it('browsers get plain media queries', async () => {
  const { css } = await postcss(namedMedia()).process(
    '@media (--medium) and (--below-wide), (--spacious) { a { color: red } }',
    { from: undefined },
  );
  expect(css).toBe(
    '@media (min-width: 40em) and (max-width: 61.9375em),(min-width: 75em) { a { color: red } }',
  );
});
