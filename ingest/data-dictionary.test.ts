import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { releaseColumns, releaseSchemaVersion } from '#release/schema.ts';
import { rowSources, sources } from './sources/index.ts';
import { references } from './sources/references.ts';

const pages = [
  'data',
  'data-prices',
  'data-germplasm',
  'data-publications',
  'data-losses',
  'data-records',
].map((name) => new URL(`../docs/${name}.md`, import.meta.url));
const page = (await Promise.all(pages.map((url) => readFile(url, 'utf8')))).join('\n');

/** First column of each table below a heading of the pages. */
function tablesOfPage(): Record<string, string[]> {
  const tables: Record<string, string[]> = {};
  for (const [, table = '', body = ''] of page.matchAll(/^### (\w+)\n([\s\S]*?)(?=^##)/gm))
    tables[table] = [...body.matchAll(/^\| (\w+) \|/gm)]
      .map(([, column = '']) => column)
      .filter((column) => column !== 'Column');
  return tables;
}

describe('docs/data.md and the pages of its further kinds', () => {
  it('describes every table and column of the schema, in order', () => {
    expect(releaseColumns.get('series_break')).toEqual(['indicator', 'element', 'area', 'year']);
    expect(tablesOfPage()).toEqual(Object.fromEntries(releaseColumns));
    expect(page).toContain(`Schema version ${releaseSchemaVersion} `);
  });

  it('names every source and reference', () => {
    const missing = [...sources, ...rowSources, ...references].filter(({ key }) => !page.includes(key));
    expect(
      missing.map(({ key }) => `docs/data.md has no row for ${key}: add it to the table of sources.`),
    ).toEqual([]);
  });
});
