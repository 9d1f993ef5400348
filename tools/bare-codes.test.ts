import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { bareCodes } from './bare-codes.ts';

const root = resolve(import.meta.dirname, '..');

it('finds codes without a name, and leaves other numbers alone', () => {
  const found = (text: string): string[] => bareCodes('a.ts', text).map((at) => at.slice('a.ts:1: '.length));
  expect(found('const food = 5142;')).toEqual(['5142']);
  expect(found('cubes.slice({ element: 7 })')).toEqual(['7']);
  expect(found('formatFigure(6, 0.5, formats)')).toEqual(['6']);
  expect(found('const sql = `WHERE indicator = 3010 AND element = 511`;')).toEqual(['3010', '511']);
  expect(found("words('elements.645.short')")).toEqual(['645']);
  expect(found("fetch('/api/v1/cube/beans_consumption/664/2546')")).toEqual(['2546']);
  expect(found('const decimals = 7, width = 664, first = 1961; // 5142 and 2546 in a comment')).toEqual([]);
});

it('no code of an element or item stands without its name outside the catalog, the mappings and tests', () => {
  const { stdout } = spawnSync(
    'git',
    ['ls-files', 'domain', 'release', 'datasets', 'contract', 'ingest', 'api', 'web', 'tools'],
    { cwd: root, encoding: 'utf8' },
  );
  const files = stdout
    .split('\n')
    .filter(
      (file) =>
        /\.tsx?$/.test(file) &&
        !/\.test\.tsx?$|\/testing\/|bare-codes|^tools\/(adding|small-releases)\//.test(file),
    );
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) => bareCodes(join(root, file)).map((at) => at.slice(root.length + 1)));
  expect(found, 'name it: catalog/elements/codes.ts, catalog/items/codes.ts').toEqual([]);
});
