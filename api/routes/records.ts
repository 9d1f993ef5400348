import type { z } from 'zod';
import { type RecordKindId, recordKindIds, recordsOnPage } from '#catalog/records/kinds.ts';
import type { RecordSource } from '#contract/records.ts';
import { routes } from '#contract/routes.ts';
import { importFormats } from '#domain/imports/formats.ts';
import { invalid, ProblemError, quoted } from '../errors.ts';
import { nameSources } from '../prices/sources.ts';
import {
  type CountedColumn,
  countRecords,
  findRecords,
  type RecordFilter,
  selectRecords,
  selectRecordYears,
} from '../queries/select-records.ts';
import type { ServedRelease } from '../release/served-release.ts';
import { withinPlace } from '../shaping/sample-places.ts';
import { toCsv } from '../shaping/to-csv.ts';
import { toRecordCsv } from '../shaping/to-record-csv.ts';
import { requireCrop } from '../varieties/read-varieties.ts';
import { AnsweredFile, type DataRoute, dataRoute, fileRoute } from './data-route.ts';
import { requireArea } from './scope.ts';

type Asked = Omit<z.infer<(typeof routes.exportRecords)['query']>, 'v'>;

/** Records that people have handed in and no publisher has. */
export const recordRoutes: readonly DataRoute[] = [
  dataRoute(routes.recordCounts, ({ release }) =>
    Promise.all(
      recordKindIds.map(async (kind) => {
        const counts = await countRecords(release.db, kind, 'source', {});
        const records = counts.reduce((sum, { count }) => sum + count, 0);
        const crops = (await countRecords(release.db, kind, 'crop', {})).map(({ id }) => String(id));
        return { kind, records, suppliers: counts.length, crops };
      }),
    ),
  ),
  dataRoute(routes.records, async ({ params, query, release }) => {
    const { kind } = params;
    const { offset = 0, limit = recordsOnPage, v: _, ...asked } = query;
    const { filter, base, named, sources } = await readFilter(release, kind, asked);
    const { db } = release;
    // Each facet counts under all filters but its own.
    const facet = async (column: CountedColumn) =>
      (await countRecords(db, kind, column, { ...filter, [column]: undefined })).map(({ id, count }) => ({
        id: typeof id === 'number' ? named.key(id) : id,
        count,
      }));
    const [country, crop, type, source] = await Promise.all([
      facet('country'),
      facet('crop'),
      facet('type'),
      facet('source'),
    ]);
    const fitting = await countRecords(db, kind, 'source', filter);
    const total = fitting.reduce((sum, { count }) => sum + count, 0);
    const { first, last } = await selectRecordYears(db, kind, base);
    const selected = await selectRecords(db, kind, filter, { offset, limit });
    return {
      kind,
      total,
      rows: selected.map(({ source: id, place, ...cells }) => ({ source: named.key(id), place, cells })),
      next: offset + limit < total ? nextAddress(kind, query, offset + limit) : null,
      facets: { country, crop, type, source },
      years: first === null || last === null ? null : { first, last },
      sources,
    };
  }),
  fileRoute(routes.exportRecords, async ({ params, query, release }) => {
    const { kind } = params;
    const { v: _, ...asked } = query;
    const { filter, named, sources } = await readFilter(release, kind, asked);
    const format = importFormats.find(({ id }) => id === kind);
    if (format === undefined) throw new Error(`There is no format ${kind}.`);
    const rows = await selectRecords(release.db, kind, filter, null);
    requireOpen(
      sources,
      rows.map(({ source }) => named.key(source)),
    );
    const table = toRecordCsv(format, rows, (id) => named.name(id));
    const name = [kind, asked.crop, asked.country, asked.source].filter((part) => part !== undefined);
    return new AnsweredFile(
      `${name.join('_')}.csv`,
      await toCsv(
        format.columns.map((column) => column.name),
        table,
      ),
    );
  }),
];

/**
 * What a query asks for, checked: all of it, and as `base` the crop and the network, which are what a page is of, with the sources of
 * their records. Throws `unknown-area`, `unknown-crop` and `invalid-parameter`. */
async function readFilter(release: ServedRelease, kind: RecordKindId, asked: Asked) {
  const { q, source, network, ...filter } = asked;
  const { country, crop, from, to } = filter;
  if (country !== undefined) requireArea(release, country);
  if (crop !== undefined) requireCrop(crop);
  if (from !== undefined && to !== undefined && from > to)
    invalid(`The parameter "from" cannot be ${quoted(from)}: it comes after "to", ${to}.`);
  const countries =
    network === undefined ? undefined : [...release.areas.keys()].filter(withinPlace(release, network));
  const base: RecordFilter = { crop, countries };
  const named = await nameSources(release);
  const counts = await countRecords(release.db, kind, 'source', {});
  const sources = (await countRecords(release.db, kind, 'source', base)).flatMap(
    ({ id, count }): RecordSource[] => {
      const known = typeof id === 'number' ? named.name(id) : null;
      return known === null ? [] : [{ ...known, records: count }];
    },
  );
  const ids = new Map(counts.map(({ id }) => [named.key(Number(id)), Number(id)]));
  const full: RecordFilter = {
    ...filter,
    countries,
    // A source that the kind does not have has none of its records.
    source: source === undefined ? undefined : (ids.get(source) ?? 0),
    found: q === undefined ? undefined : await findRecords(release.db, kind, q),
  };
  return { filter: full, base, named, sources };
}

/** Throws `licence-forbids-export` where a supplier lets records be shown and not handed on. */
function requireOpen(sources: readonly RecordSource[], used: readonly string[]): void {
  const keys = new Set(used);
  const closed = sources.filter(({ key, exportable }) => keys.has(key) && !exportable);
  if (closed.length === 0) return;
  const open = sources.filter(({ key, exportable }) => keys.has(key) && exportable);
  throw new ProblemError(
    'licence-forbids-export',
    `Some of these records are from ${closed.map(({ key, publisher, licence }) => `${key} (${publisher}), licence ${licence}`).join('; ')}. ` +
      `They may be looked at on the pages, but not handed on. ${open.length === 0 ? 'None of the others fits.' : `Those that may be: ${open.map(({ key }) => `source=${key}`).join(', ')}.`}`,
  );
}

/** The address of the rows from a place on. */
function nextAddress(
  kind: string,
  query: Readonly<Record<string, string | number | undefined>>,
  offset: number,
): string {
  const next = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, offset }))
    if (value !== undefined) next.set(name, String(value));
  return `/api/v1/records/${kind}?${next}`;
}
