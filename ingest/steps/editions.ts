import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { type ReleaseEdition, releaseEdition } from '#release/facts.ts';
import { IngestError } from '../errors.ts';
import { readHead } from './csv-text.ts';
import { type Database, list, text } from './database.ts';
import type { OpenedFile } from './open-file.ts';
import { readRaw } from './rows/open-row-file.ts';
import type { Source } from './source.ts';

/** A folder without such a list has the publishers' own files. */
const listName = /^editions\.csv$/i;
const columns = [
  'file',
  'edition',
  'publisher_release',
  'release_inferred',
  'years',
  'areas',
  'elements',
  'flags_known',
  'carrier',
  'note',
] as const;

/** A release that a file was assembled from, as the list beside the files has it; `file` is its path without the ending. */
export type ListedEdition = Record<(typeof columns)[number], string>;

/** The most editions of a set: a bit each in a signed integer of 64. */
const room = 62;

/** Between the editions of a figure that rests on several. */
const editionSeparator = ' + ';

/** Reads which releases the files of a folder were assembled from; empty without a list among them. */
export async function readEditionList(db: Database, paths: readonly string[]): Promise<ListedEdition[]> {
  const found = paths.filter((path) => listName.test(basename(path)));
  const [path] = found;
  if (path === undefined) return [];
  if (found.length > 1)
    throw new IngestError('bad-argument', 'The folder has several lists of editions; keep one.', found);
  const file = basename(path);
  const head = readHead(await readFile(path, 'utf8'));
  const { header } = head;
  const missing = columns.filter((column) => !header.includes(column));
  if (missing.length > 0)
    throw new IngestError('wrong-columns', `${file}: ${missing.join(', ')} missing.`, [
      `found: ${header.join(', ')}`,
    ]);
  await readRaw(db, { csv: path, file, hasOddLines: true }, head, 'edition_list');
  const rows = await db.texts(
    `SELECT to_json({${columns.map((column) => `${column}: coalesce(trim(${column}), '')`).join(', ')}})::VARCHAR FROM edition_list`,
  );
  const listed = rows.map((row): ListedEdition => JSON.parse(row));
  const unnamed = listed.filter(({ file, edition }) => file === '' || edition === '');
  if (unnamed.length > 0)
    throw new IngestError('bad-value', `${file}: ${unnamed.length} rows name no file or no edition.`);
  const keys = listed.map((row) => JSON.stringify(row));
  const once = listed.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
  const names = once.map((row) => `${row.file}: ${row.edition}`);
  const twice = names.filter((name, at) => names.indexOf(name) !== at);
  if (twice.length > 0)
    throw new IngestError(
      'bad-value',
      `${file}: an edition of a file is described twice, in different words. Keep one row.`,
      twice,
    );
  const joined = listed.filter(({ edition }) => edition.includes(editionSeparator.trim()));
  if (joined.length > 0)
    throw new IngestError(
      'bad-value',
      `${file}: names of editions must not have a "+".`,
      joined.map(({ edition }) => edition),
    );
  return once;
}

const blank = { years: '', areas: '', elements: '', carrier: '', note: '' };

const stem = (file: string): string => basename(file).replace(/\.(zip|csv)$/i, '');

/** The editions of one source's file; a file that the list does not name is its publisher's own release. */
function listEditions(
  source: Pick<Source, 'key' | 'computed'>,
  opened: Pick<OpenedFile, 'file' | 'date'>,
  listed: readonly ListedEdition[],
): ReleaseEdition[] {
  const ofFile = listed.filter(({ file }) => stem(file) === stem(opened.file));
  const base = { sources: [source.key], inferred: false, flagsKnown: true, told: 'file' as const };
  if (ofFile.length === 0) {
    const kind = source.computed === true ? 'computed' : 'published';
    return [{ ...blank, ...base, key: `${source.key} ${opened.date}`, kind, release: opened.date }];
  }
  return ofFile.map((edition): ReleaseEdition => {
    const computed = source.computed === true || edition.edition === 'computed';
    return {
      ...base,
      // Every computed file calls its edition so; in the release each has its own.
      key: computed ? source.key : edition.edition,
      kind: computed ? 'computed' : 'assembled',
      release: edition.publisher_release,
      inferred: edition.release_inferred === 'yes',
      flagsKnown: edition.flags_known === 'yes',
      carrier: edition.carrier,
      years: edition.years,
      areas: edition.areas,
      elements: edition.elements,
      note: edition.note,
    };
  });
}

/** Edition of rows of an assembled file for which neither the row nor a rule gives one. */
function unknownEdition(source: Pick<Source, 'key'>): ReleaseEdition {
  return {
    ...blank,
    release: '',
    key: `${source.key} ?`,
    sources: [source.key],
    kind: 'untold',
    inferred: false,
    flagsKnown: false,
    told: 'file',
  };
}

/**
 * `edition(bit, key, details, told)`: the editions of the run, each with its own bit; details are JSON, `told` is how the edition is known.
 */
export async function createEditions(db: Database): Promise<void> {
  await db.run('CREATE OR REPLACE TABLE edition (bit INTEGER, key VARCHAR, details VARCHAR, told VARCHAR)');
}

/** Adds editions; an entry under the same key is replaced. */
export async function addEditions(db: Database, editions: readonly ReleaseEdition[]): Promise<void> {
  for (const edition of editions) {
    const details = `${text(JSON.stringify(edition))}, ${text(edition.told)}`;
    const known = await db.count(`SELECT count(*) FROM edition WHERE key = ${text(edition.key)}`);
    const bit = await db.count('SELECT count(*) FROM edition');
    if (known === 0 && bit >= room)
      throw new IngestError('bad-value', `There are more than ${room} editions of files in one release.`);
    await db.run(
      known > 0
        ? `UPDATE edition SET (details, told) = (${details}) WHERE key = ${text(edition.key)}`
        : `INSERT INTO edition VALUES (${bit}, ${text(edition.key)}, ${details})`,
    );
  }
}

/** A line for each assembled file with rows for which neither they themselves nor a rule gives the edition. */
export async function listUntold(db: Database): Promise<string[]> {
  return db.texts(`SELECT source || ': ' || count(*) || ' rows of ' || min(year) || ' to ' || max(year)
      || ' name none of the editions that the list has for the file, and no rule of edition-rules.csv does.'
    FROM harmonised h JOIN edition e ON h.edition = 1::BIGINT << e.bit
    WHERE e.details->>'kind' = 'untold' GROUP BY source ORDER BY source`);
}

/** The editions with rows in any source, in the order in which they were read. */
export async function usedEditions(db: Database): Promise<ReleaseEdition[]> {
  const rows =
    await db.texts(`SELECT json_merge_patch(details, json_object('told', told, 'sources', list_sort(list(source))))::VARCHAR
    FROM edition JOIN (SELECT source, edition FROM harmonised UNION SELECT source, edition FROM archived) AS taken
      ON taken.edition = 1::BIGINT << bit
    GROUP BY bit, details, told ORDER BY bit`);
  return rows.map((row) => releaseEdition.parse(JSON.parse(row)));
}

/** Columns of `mappings/edition-rules.csv` as a condition on rows of `mapped` before they are. */
const ruleSql = `SELECT json_object('edition', edition, 'kind', kind, 'area', coalesce(area, ''), 'items', coalesce(items, ''),
    'elements', coalesce(elements, ''), 'first', first_year, 'last', last_year)::VARCHAR
  FROM map_edition_rules WHERE source = `;

interface Rule {
  edition: string;
  kind: string;
  area: string;
  items: string;
  elements: string;
  first: number;
  last: number;
}

function toCondition({ kind, area, items, elements, first, last }: Rule): string {
  const numbers = (words: string): string => list(words.split(' ').map(Number));
  const parts = [`raw.year BETWEEN ${first} AND ${last}`];
  if (kind !== '*') parts.push(`a.kind = ${text(kind)}`);
  if (area !== '') parts.push(`a.target = ${text(area)}`);
  if (items !== '') parts.push(`i.target IN ${numbers(items)}`);
  if (elements !== '') parts.push(`e.target IN ${numbers(elements)}`);
  return parts.join(' AND ');
}

/**
 * The edition of a row of `raw` (with its mapped area `a`, item `i` and element `e`), as an expression: from the row's own note,
 * else from a rule of `mappings/edition-rules.csv` for an assembled file, else the file's only edition.
 */
export async function editionSql(
  db: Database,
  source: Source,
  opened: Pick<OpenedFile, 'file' | 'date'>,
  listed: readonly ListedEdition[],
): Promise<string> {
  const fileEditions = listEditions(source, opened, listed);
  const [only] = fileEditions;
  const rest = only !== undefined && fileEditions.length === 1 ? only : unknownEdition(source);
  await addEditions(db, fileEditions);
  const known = await db.texts('SELECT key FROM edition');
  const rules = (await db.texts(`${ruleSql}${text(source.key)}`)).map((row): Rule => JSON.parse(row));
  const applying = rules.filter(
    ({ edition }) => known.includes(edition) && listed.some((row) => row.edition === edition),
  );
  const notedKeys = await db.texts(
    `SELECT DISTINCT note FROM raw WHERE note IN ${list(fileEditions.map(({ key }) => key))} ORDER BY note`,
  );
  await db.run(`UPDATE edition SET told = 'row' WHERE key IN ${list(notedKeys)}`);
  await db.run(
    `UPDATE edition SET told = 'rule' WHERE key IN ${list(applying.map(({ edition }) => edition))}`,
  );
  await addEditions(db, [rest]);
  const bits = new Map(
    (await db.texts("SELECT key || ' ' || bit FROM edition")).map((row) => {
      const at = row.lastIndexOf(' ');
      return [row.slice(0, at), Number(row.slice(at + 1))];
    }),
  );
  const setOf = (key: string): string => `(1::BIGINT << ${bits.get(key) ?? 0})`;
  const cases = [
    ...notedKeys.map((key) => `WHEN raw.note = ${text(key)} THEN ${setOf(key)}`),
    ...applying.map((rule) => `WHEN ${toCondition(rule)} THEN ${setOf(rule.edition)}`),
  ];
  return cases.length === 0 ? setOf(rest.key) : `CASE ${cases.join(' ')} ELSE ${setOf(rest.key)} END`;
}

/**
 * `edition_set(id, key, mask)`: the editions of the release, and behind them every set of several that a figure rests on, named
 * by its editions' keys in alphabetical order. Editions without a figure are left out.
 */
export async function createEditionSets(db: Database): Promise<void> {
  await db.run(`CREATE OR REPLACE TABLE edition_set AS
    WITH mask AS (SELECT DISTINCT edition AS mask FROM published_row WHERE edition > 0),
    named AS (
      SELECT mask, count(*) AS parts, string_agg(key, ${text(editionSeparator)} ORDER BY key) AS key
      FROM mask JOIN edition ON (mask >> bit) & 1 = 1 GROUP BY mask
    ), used AS (
      -- An edition that only sums rest on is named, too.
      SELECT (1::BIGINT << bit) AS mask, 1 AS parts, key FROM edition
      WHERE EXISTS (FROM named WHERE (named.mask >> bit) & 1 = 1)
      UNION SELECT mask, parts, key FROM named
    )
    SELECT row_number() OVER (ORDER BY parts > 1, key)::INTEGER AS id, key, mask FROM used`);
}
