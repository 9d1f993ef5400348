import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const tracked = spawnSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).stdout.split('\n');
const foldersIn = (prefix: string): string[] => {
  const below = tracked.filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length));
  return [
    ...new Set(below.flatMap((path) => (path.includes('/') ? [path.slice(0, path.indexOf('/'))] : []))),
  ];
};
const folders = foldersIn('').filter((name) => !name.startsWith('.'));
const architecture = readFileSync(join(root, 'docs/architecture.md'), 'utf8');

it('the tree of the README is the tree', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const tree = /## The tree\n```\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
  const names = tree.split('\n').flatMap((line) => /^([a-z0-9]+)\//.exec(line)?.[1] ?? []);
  expect(names.sort()).toEqual(folders.sort());
  const screens = /^web\/src\/ .*: (.*)$/m.exec(tree)?.[1]?.split(' ') ?? [];
  expect(screens.sort()).toEqual(foldersIn('web/src/').sort());
});

it('the table of docs/architecture.md is the tree', () => {
  const names = [...architecture.matchAll(/^\| `([a-z0-9]+)(?:\/src)?` \|/gm)].map(([, name]) => name);
  expect(names.sort()).toEqual(folders.sort());
});

/** Every pair whose first leads to the second over any number of steps. */
function closure(edges: ReadonlySet<string>): readonly string[] {
  const all = new Set(edges);
  for (let size = 0; size < all.size; ) {
    size = all.size;
    for (const first of [...all])
      for (const second of [...all]) {
        const [from, over] = first.split(' ');
        const [start, to] = second.split(' ');
        if (over === start) all.add(`${from} ${to}`);
      }
  }
  return [...all].sort();
}

it('the drawing of docs/architecture.md is the import graph of the modules', () => {
  const drawn = [...architecture.matchAll(/^ {2}(\w+) --> (\w+)$/gm)].map(([, from, to]) => `${from} ${to}`);
  const imports = tracked
    .filter((path) => /^\w+\/.*\.tsx?$/.test(path) && !/^(tools|e2e)\/|\.test\.tsx?$|\/testing\//.test(path))
    .flatMap((path) => {
      const from = path.slice(0, path.indexOf('/'));
      const source = readFileSync(join(root, path), 'utf8');
      return [...source.matchAll(/from '#(\w+)\//g)].map(([, to]) => `${from} ${to}`);
    })
    .filter((edge) => edge.split(' ')[0] !== edge.split(' ')[1]);
  expect(closure(new Set(drawn))).toEqual(closure(new Set(imports)));
});
