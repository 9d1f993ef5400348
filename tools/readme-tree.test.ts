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

it('the tree of the README is the tree', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const tree = /## The tree\n```\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
  const named = tree.split('\n').flatMap((line) => /^([a-z0-9]+)\//.exec(line)?.[1] ?? []);
  expect(named.sort()).toEqual(folders.sort());
  const screens = /^web\/src\/ .*: (.*)$/m.exec(tree)?.[1]?.split(' ') ?? [];
  expect(screens.sort()).toEqual(foldersIn('web/src/').sort());
});

it('the table of docs/architecture.md is the tree', () => {
  const text = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  const named = [...text.matchAll(/^\| `([a-z0-9]+)(?:\/src)?` \|/gm)].map(([, name]) => name);
  expect(named.sort()).toEqual(folders.sort());
});
