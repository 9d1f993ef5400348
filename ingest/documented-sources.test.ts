import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { rowSources, sources } from './sources/index.ts';
import { references } from './sources/references.ts';

const pages = ['data', 'data-prices', 'data-germplasm', 'data-publications', 'data-losses', 'data-records'];

it('the pages of data name every source and reference', async () => {
  const texts = pages.map((name) => readFile(new URL(`../docs/${name}.md`, import.meta.url), 'utf8'));
  const page = (await Promise.all(texts)).join('\n');
  const missing = [...sources, ...rowSources, ...references].filter(({ key }) => !page.includes(key));
  expect(
    missing.map(({ key }) => `docs/data.md has no row for ${key}: add it to the table of sources.`),
  ).toEqual([]);
});
