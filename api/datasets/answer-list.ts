import type { PriceSource } from '#contract/prices.ts';
import { type Choice, type Dataset, type Filter, unsaid } from '#datasets/engine/dataset.ts';
import { type Asked, sortRows } from '#datasets/engine/find.ts';
import { invalid, listed, ProblemError, quoted } from '../errors.ts';
import type { ServedRelease } from '../release/served-release.ts';
import { requireArea, requireCrop } from '../routes/scope.ts';

type Filters<Row> = Readonly<Record<string, Filter<Row>>>;

/** A request for a list, as its schemas made it: filters and, of a list, its order and which of the rows. */
interface Query extends Asked {
  offset?: number;
  limit?: number;
  sort?: string;
  order?: 'asc' | 'desc';
  v?: string;
}

function requireCode(
  name: string,
  code: string,
  { names, hasUnsaid }: Choice<never>,
  { release, sources }: { release: ServedRelease; sources: readonly Pick<PriceSource, 'key'>[] },
): void {
  if (names === null || (hasUnsaid && code === unsaid)) return;
  if (names === 'crop') requireCrop(code);
  if (names === 'country') requireArea(release, code);
  const keys = sources.map(({ key }) => key);
  if (names === 'source' && !keys.includes(code))
    invalid(`The parameter "${name}" cannot be ${quoted(code)}. Sources of these records: ${listed(keys)}.`);
}

/**
 * Checks what a query names. Throws `unknown-crop`, `unknown-area`, and `invalid-parameter` for a source that the records do not have and
 * for limits the wrong way round. `sources` are those of all records of the kind.
 */
export function requireValid<Row>(
  set: { filters: Filters<Row> },
  selection: Asked,
  context: { release: ServedRelease; sources: readonly Pick<PriceSource, 'key'>[] },
): void {
  for (const [name, filter] of Object.entries(set.filters)) {
    const value = selection[name];
    if (value !== undefined && filter.kind === 'choice') requireCode(name, String(value), filter, context);
  }
  const { from, to } = selection;
  if (from !== undefined && to !== undefined && from > to)
    invalid(`The parameter "from" cannot be ${quoted(from)}: it comes after "to", ${to}.`);
}

/** The rows of a page in the requested order, the total, and the address of the next page. */
export function toPage<Row, F, O extends string>(
  set: Dataset<Row, F, O>,
  found: readonly Row[],
  path: string,
  query: Query,
): { total: number; rows: Row[]; next: string | null } {
  const { offset = 0, limit = set.onPage } = query;
  const sorted = sortRows(set, found, query.sort as O | undefined, query.order);
  const end = offset + limit;
  return {
    total: found.length,
    rows: sorted.slice(offset, end),
    next: end < found.length ? nextAddress(path, query, end) : null,
  };
}

/** The address of the rows from a place on, parameters as they were given. */
function nextAddress(path: string, { v, ...query }: Query, offset: number): string {
  const next = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, offset, v }))
    if (value !== undefined) next.set(name, String(value));
  return `${path}?${next}`;
}

/**
 * The rows that a file may have: all, or, where `handsOnParts`, those of redistributable sources, with the number of rows omitted
 * per source. Throws `licence-forbids-export` otherwise, and where no row is left.
 */
export function requireOpen<Row>(
  set: Pick<Dataset<Row>, 'handsOnParts'>,
  rows: readonly Row[],
  sources: readonly PriceSource[],
  keysOf: (row: Row) => readonly string[],
): { open: readonly Row[]; lacks: readonly string[] } {
  const counts = new Map<string, number>();
  for (const row of rows) for (const key of new Set(keysOf(row))) counts.set(key, (counts.get(key) ?? 0) + 1);
  const used = sources.flatMap((source) => {
    const count = counts.get(source.key);
    return count === undefined ? [] : [{ source, count }];
  });
  const closed = used.filter(({ source }) => !source.exportable);
  const isClosed = (key: string): boolean => closed.some(({ source }) => source.key === key);
  const open = closed.length === 0 ? rows : rows.filter((row) => !keysOf(row).some(isClosed));
  if (closed.length === 0 || (set.handsOnParts === true && open.length > 0))
    return {
      open,
      lacks: closed.map(({ source, count }) => `${count} ${count === 1 ? 'row' : 'rows'} of ${source.key}`),
    };
  const ways = used.filter(({ source }) => source.exportable).map(({ source }) => `source=${source.key}`);
  throw new ProblemError(
    'licence-forbids-export',
    `Some of these records are from ${closed.map(({ source: { key, title, licence } }) => `${key} (${title}), licence ${licence}`).join('; ')}. ` +
      `They may be looked at on the pages, but not handed on. ${ways.length === 0 ? 'None of the others fits.' : `Those that may be: ${ways.join(', ')}.`}`,
  );
}

/** Name of a file of records: the kind and what narrows it, as `losses_beans_KEN.csv`. */
export const fileName = (kind: string, parts: readonly (string | undefined)[], ending = 'csv'): string =>
  `${[kind, ...parts].filter((part) => part !== undefined).join('_')}.${ending}`;
