import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { gatherPublications } from '#domain/publications/gather.ts';
import type { PublicationRecord } from '#domain/publications/publication.ts';
import { readTable } from '#release/table-file.ts';
import { publicationSources } from './sources/index.ts';

const file = fileURLToPath(new URL('../data/starter/', import.meta.url));

/** Rows of a bundled table, by the names of its columns. */
async function rowsOf(table: string): Promise<Record<string, unknown>[]> {
  const { columns, rows } = readTable(await readFile(`${file}${table}.json.br`));
  return rows.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at]])));
}

/** The bundled records, in the order of their sources. */
async function readRecords(): Promise<PublicationRecord[]> {
  const keys = new Map((await rowsOf('source')).map(({ id, key }) => [id, String(key)]));
  const rows = await rowsOf('publication');
  const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
  const records = rows.map(
    (row): PublicationRecord => ({
      source: keys.get(row['source']) ?? '',
      place: Number(row['place']),
      pageType: textOf(row['page_type']) as PublicationRecord['pageType'],
      type: String(row['type']) as PublicationRecord['type'],
      title: String(row['title']),
      authors: [],
      year: row['year'] === null ? null : Number(row['year']),
      ...{ journal: null, publisher: null, volume: null, issue: null, pages: null },
      doi: textOf(row['doi']),
      handle: textOf(row['handle']),
      ...{ url: null, language: textOf(row['language']) },
      crops: (textOf(row['crops']) ?? '').split('; ').filter((crop) => crop !== ''),
      topics: [],
      openAccess: null,
    }),
  );
  return publicationSources.flatMap(({ key }) =>
    records.filter(({ source }) => source === key).sort((a, b) => a.place - b.place),
  );
}

it('the bundled publications are as many as were counted in their files, each once', async () => {
  const records = await readRecords();
  const all = gatherPublications(records);
  const has = (key: string) => all.filter(({ records: rows }) => rows.some(({ source }) => source === key));
  // Worked out apart from this code: rows with a title, DOIs and handles in small letters, titles of one year for those without.
  expect(all).toHaveLength(1812);
  expect(
    publicationSources.map(({ key }) => [
      key,
      records.filter(({ source }) => source === key).length,
      has(key).length,
      has(key).filter(({ records: [first] }) => first?.source === key).length,
    ]),
  ).toEqual([
    ['publications-seen', 41, 41, 41],
    ['legumeinfo-publications', 43, 43, 43],
    ['carob-references', 169, 155, 155],
    ['carob-datasets', 1576, 1574, 1573],
  ]);
  const beans = all.filter(({ crops }) => crops.includes('beans'));
  const partsOf = (part: string | null) => beans.filter(({ pageType }) => pageType === part).length;
  expect([beans.length, partsOf('conceptual'), partsOf('social'), partsOf(null)]).toEqual([129, 91, 13, 25]);
  // The paper on durum wheat has five files of references: four with its DOI, and one without.
  expect(all.find(({ doi }) => doi === '10.1016/j.fcr.2017.11.011')?.records).toHaveLength(5);
});
