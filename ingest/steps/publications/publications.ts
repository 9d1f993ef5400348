import { splitCell } from '#domain/imports/spreadsheet-cell.ts';
import { normaliseDoi, normaliseHandle } from '#domain/publications/identifiers.ts';
import { plainTitle } from '#domain/publications/plain-title.ts';
import { readCitationAuthors, readJournal } from '#domain/publications/read-citation-authors.ts';
import { titleLanguage } from '#domain/publications/title-language.ts';
import { IngestError } from '../../errors.ts';
import type { Database } from '../database.ts';
import { createReleaseTables, insertRows } from '../release-rows.ts';

/** Reads a mapping of a source's texts. Every text has to be in it, since a missing one would count as empty. */
async function readMapping(
  db: Database,
  file: string,
  columns: readonly [from: string, to: string],
): Promise<(source: string, published: string) => string | null> {
  const rows = await db.rows(`SELECT * FROM map_${file.replaceAll('-', '_')}`);
  const known = new Map(
    rows.map((row) => {
      const to = row[columns[1]];
      return [`${row['source']}|${row[columns[0]]}`, typeof to === 'string' ? to : null];
    }),
  );
  return (source, published) => {
    const found = known.get(`${source}|${published}`);
    if (found !== undefined) return found;
    throw new IngestError(
      'bad-mapping',
      `ingest/mappings/${file}.csv does not know ${published} of ${source}.`,
    );
  };
}

/** Titles are cut at this length by the source of data sets. */
const cutAt = 300;

const addressOf = (cell: string): string | null => /^https?:\/\/\S+/.exec(cell)?.[0] ?? null;

/**
 * Fills the tables of publications from the published rows: titles as text, DOIs in one spelling, types, crops and parts of the menu by the
 * mappings, languages by the title's words. A row without a title is left out; an impossible year and an invalid DOI are counted and left
 * empty. Throws `bad-mapping` for a type, topic or crop that no mapping has. Returns a line a source for the report.
 */
export async function createPublications(db: Database, now: Date): Promise<string[]> {
  const typeOf = await readMapping(db, 'publication-types', ['published', 'type']);
  const partOf = await readMapping(db, 'publication-topics', ['topic', 'page_type']);
  const cropOf = await readMapping(db, 'publication-crops', ['published', 'crop']);
  const corrections = new Map(
    (await db.rows('SELECT * FROM map_publication_corrections')).map((row) => [
      `${row['source']}|${row['identifier']}|${row['field']}`,
      typeof row['value'] === 'string' ? row['value'] : '',
    ]),
  );
  const leftOut = new Map<string, { source: string; reason: string; detail: string; rows: number }>();
  const leave = (source: string, reason: string, detail: string): void => {
    const key = `${source}|${reason}|${detail}`;
    leftOut.set(key, { source, reason, detail, rows: (leftOut.get(key)?.rows ?? 0) + 1 });
  };
  // Publications of next year may have its year already.
  const lastYear = now.getUTCFullYear() + 1;
  const made: object[] = [];
  const published = await db.rows(
    `SELECT r.* FROM publication_row r JOIN release_source s ON s.key = r.source ORDER BY s.id, r.place::INTEGER`,
  );
  for (const row of published) {
    const textOf = (column: string): string => String(row[column] ?? '').trim();
    const source = textOf('source');
    const [identifier, url] = [textOf('identifier'), textOf('url')];
    const handle = normaliseHandle(identifier) ?? normaliseHandle(url);
    const doi =
      normaliseDoi(identifier) ?? (handle === null && /doi\.org\//i.test(url) ? normaliseDoi(url) : null);
    const corrected = (field: string): string | undefined =>
      corrections.get(`${source}|${doi ?? handle ?? identifier}|${field}`);
    const title = plainTitle(corrected('title') ?? textOf('title'));
    if (title === '') {
      leave(source, 'no-title', identifier);
      continue;
    }
    if (identifier !== '' && doi === null && handle === null) leave(source, 'doi', identifier);
    const year = /^\d{4}$/.test(textOf('year')) ? Number(textOf('year')) : null;
    const isYear = year !== null && year >= 1500 && year <= lastYear;
    if (textOf('year') !== '' && !isYear) leave(source, 'year', textOf('year'));
    const type = corrected('type') ?? typeOf(source, textOf('type')) ?? '';
    const place = textOf('journal') === '' ? null : plainTitle(textOf('journal'));
    const inJournal = type === 'article' && place !== null ? readJournal(place) : null;
    const authors = splitCell(textOf('authors'));
    const authorNames = authors.length > 0 ? authors : readCitationAuthors(textOf('citation'), title);
    const crops = splitCell(corrected('crops') ?? textOf('crops')).flatMap(
      (crop) => cropOf(source, crop) ?? [],
    );
    const joined = (texts: readonly string[]): string | null =>
      texts.length === 0 ? null : texts.join('; ');
    made.push({
      source,
      place: Number(textOf('place')),
      page_type: textOf('topic') === '' ? null : partOf(source, textOf('topic')),
      type,
      title: title.length === cutAt && type === 'dataset' ? `${title}…` : title,
      authors: joined(authorNames.map(plainTitle)),
      year: isYear ? year : null,
      journal: type === 'chapter' ? place : (inJournal?.journal ?? null),
      publisher: type === 'article' || type === 'chapter' ? null : place,
      volume: inJournal?.volume ?? null,
      issue: inJournal?.issue ?? null,
      pages: inJournal?.pages ?? null,
      doi,
      handle,
      url: addressOf(url),
      language: titleLanguage(title),
      crops: joined(crops),
      topics: joined(splitCell(textOf('keywords'))),
      open_access: textOf('open_access') === '' ? null : textOf('open_access'),
    });
  }
  await createReleaseTables(db, ['publication', 'publication_left_out']);
  await insertRows(db, 'publication', made);
  await insertRows(db, 'publication_left_out', [...leftOut.values()]);
  return db.texts(`SELECT concat(source, '; ', count(*), ' publications, ', count(DISTINCT coalesce(doi, handle)), ' DOIs and handles',
      (SELECT string_agg(concat('; ', reason, ' ', rows, CASE WHEN detail = '' THEN '' ELSE concat(' (', detail, ')') END), '' ORDER BY reason, detail)
        FROM publication_left_out l WHERE l.source = p.source))
    FROM publication p GROUP BY source ORDER BY source`);
}
