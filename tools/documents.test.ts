import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');
const wordsOf = (text: string): number => text.split(/\s+/).filter(Boolean).length;
const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  cwd: root,
  encoding: 'utf8',
}).stdout;
const documents = listed.split('\n').filter((path) => path !== '' && existsSync(join(root, path)));

describe('documents', () => {
  it('have at most 30,000 words together', () => {
    expect(documents.reduce((sum, path) => sum + wordsOf(textOf(path)), 0)).toBeLessThanOrEqual(30_000);
  });

  it.each(documents)('%s names files and pages that exist', (path) => {
    const text = textOf(path);
    const links = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, to = '']) =>
      join(dirname(path), to),
    );
    const files = [
      ...text.matchAll(
        /`((?:api|catalog|contract|datasets|deploy|docs|domain|e2e|ingest|locales|release|tools|web)\/[\w./-]+\.\w+)`/g,
      ),
    ].map(([, file = '']) => file);
    expect([...links, ...files].filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });
});

describe('decisions', () => {
  const folder = 'docs/decisions';
  const files = readdirSync(join(root, folder)).filter((file) => /^\d{4}-/.test(file));

  it('are at most 30, each with a number of its own and a line of the index', () => {
    const index = textOf(`${folder}/README.md`);
    expect(files.length).toBeLessThanOrEqual(30);
    expect(new Set(files.map((file) => file.slice(0, 4))).size).toBe(files.length);
    expect(files.filter((file) => !index.includes(`](${file})`))).toEqual([]);
  });

  it.each(files)('%s has number, title, status, date and at most 200 words', (file) => {
    const text = textOf(`${folder}/${file}`);
    expect(text).toMatch(new RegExp(`^# ${file.slice(0, 4)} .+\nStatus: accepted, \\d{4}-\\d{2}-\\d{2}\n`));
    expect(wordsOf(text)).toBeLessThanOrEqual(200);
  });
});
