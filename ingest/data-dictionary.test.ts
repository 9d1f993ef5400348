import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { releaseDdl, releaseSchemaVersion } from '#contract/release-tables.ts';
import { sources } from './sources/index.ts';
import { references } from './sources/references.ts';

const page = await readFile(new URL('../docs/data.md', import.meta.url), 'utf8');

/** Tables of the schema with their columns, in order. */
function tablesOfSchema(): Record<string, string[]> {
  const tables: Record<string, string[]> = {};
  for (const [, table = '', body = ''] of releaseDdl.matchAll(/CREATE TABLE (\w+) \(([\s\S]*?)\n\)/g))
    tables[table] = body
      .replace(/PRIMARY KEY \([^)]*\)/, '')
      .split(',')
      .map((column) => column.trim().split(' ')[0] ?? '')
      .filter((column) => column !== '');
  return tables;
}

/** First column of each table below a heading of the page. */
function tablesOfPage(): Record<string, string[]> {
  const tables: Record<string, string[]> = {};
  for (const [, table = '', body = ''] of page.matchAll(/^### (\w+)\n([\s\S]*?)(?=^##)/gm))
    tables[table] = [...body.matchAll(/^\| (\w+) \|/gm)]
      .map(([, column = '']) => column)
      .filter((column) => column !== 'Column');
  return tables;
}

describe('docs/data.md', () => {
  it('describes every table and column of the schema, in order', () => {
    expect(Object.keys(tablesOfSchema())).toContain('observation');
    expect(tablesOfPage()).toEqual(tablesOfSchema());
    expect(page).toContain(`Schema version ${releaseSchemaVersion} `);
  });

  it('names every source and reference', () => {
    for (const { key } of [...sources, ...references]) expect(page).toContain(key);
  });
});
