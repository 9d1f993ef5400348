import { findWord, searchable } from '#domain/germplasm/variety-name.ts';
import { type Dataset, type Filter, type Limit, unsaid } from './dataset.ts';

/** Requested filter values, by the names of the filters; a missing one does not filter. */
export type Asked = Readonly<Record<string, string | number | undefined>>;

/** How many rows a choice leaves under the other filters. */
export interface Count {
  id: string;
  count: number;
}

type Test<Row> = (row: Row) => boolean;
type AnyDataset<Row> = Pick<Dataset<Row>, 'filters'>;

/** The codes of a row as a filter and its counts have them. */
function codesOf<Row>(filter: Filter<Row>, row: Row): readonly string[] {
  if (filter.kind !== 'choice') return [];
  const value = filter.of(row);
  const codes = value === null ? [] : typeof value === 'string' ? [value] : [...new Set(value)];
  return codes.length === 0 && filter.hasUnsaid ? [unsaid] : codes;
}

/** The folded texts of rows: folding them is the dear part of a search, and rows live as long as their release. */
const folded = new WeakMap<object, Map<object, string>>();

function foldedOf<Row>(filter: Filter<Row>, row: Row): string {
  if (filter.kind !== 'search') return '';
  const known = folded.get(row as object) ?? new Map<object, string>();
  folded.set(row as object, known);
  const text = known.get(filter) ?? searchable(filter.of(row).join(' · '));
  known.set(filter, text);
  return text;
}

function isWithin<Row>({ of, side }: Limit<Row>, row: Row, requested: number): boolean {
  const value = of(row);
  if (value === null) return false;
  const { low, high } = typeof value === 'number' ? { low: value, high: value } : value;
  if (side === 'from') return high >= requested;
  return side === 'to' ? low <= requested : low <= requested && requested <= high;
}

/** The test of a filter for a requested value. */
function testOf<Row>(filter: Filter<Row>, requested: string | number): Test<Row> {
  if (filter.kind === 'limit') return (row) => isWithin(filter, row, Number(requested));
  const text = String(requested);
  if (filter.kind === 'choice') return (row) => codesOf(filter, row).includes(text);
  const words = searchable(text).split(' ');
  const also = filter.also(text);
  return (row) => also?.(row) === true || words.every((word) => findWord(foldedOf(filter, row), word) !== -1);
}

/** The tests that a query makes, each by the name of its filter. */
function testsOf<Row>(set: AnyDataset<Row>, filters: Asked): (readonly [name: string, test: Test<Row>])[] {
  return Object.entries(set.filters).flatMap(([name, filter]) => {
    const value = filters[name];
    return value === undefined ? [] : [[name, testOf(filter, value)] as const];
  });
}

/** Rows that match the filters, in their original order; `but` names filters to ignore. */
export function findRows<Row>(
  set: AnyDataset<Row>,
  rows: readonly Row[],
  filters: Asked,
  but: readonly string[] = [],
): Row[] {
  const tests = testsOf(set, filters).filter(([name]) => !but.includes(name));
  return rows.filter((row) => tests.every(([, test]) => test(row)));
}

/** How many rows each choice of the filters leaves, under all filters but its own, the most first. */
export function countChoices<Row, Name extends string>(
  set: AnyDataset<Row>,
  rows: readonly Row[],
  filters: Asked,
  names: readonly Name[],
): Record<Name, Count[]> {
  const tests = testsOf(set, filters);
  const counts = new Map(names.map((name) => [name, new Map<string, number>()]));
  for (const row of rows) {
    const missed = tests.filter(([, test]) => !test(row)).map(([name]) => name);
    // A row counts under all filters but one where it misses that one alone, and under each where it misses none.
    if (missed.length > 1) continue;
    for (const [name, counted] of counts) {
      const filter = set.filters[name];
      if (filter === undefined || (missed.length === 1 && missed[0] !== name)) continue;
      for (const code of codesOf(filter, row)) counted.set(code, (counted.get(code) ?? 0) + 1);
    }
  }
  return Object.fromEntries(names.map((name) => [name, mostFirst(counts.get(name) ?? new Map())])) as Record<
    Name,
    Count[]
  >;
}

const isUnstated = (id: string): number => Number(id === unsaid || id === 'unknown');

/** Counts as answers have them: the most first, equal ones by code, and what is not stated last. */
const mostFirst = (counts: ReadonlyMap<string, number>): Count[] =>
  [...counts]
    .map(([id, count]) => ({ id, count }))
    .sort((a, b) => isUnstated(a.id) - isUnstated(b.id) || b.count - a.count || (a.id < b.id ? -1 : 1));

/** Number of rows by year, years rising, the unknown year last. */
export function countYears<Row>(
  rows: readonly Row[],
  yearOf: (row: Row) => number | null,
): { year: number | null; count: number }[] {
  const counts = new Map<number | null, number>();
  for (const row of rows) counts.set(yearOf(row), (counts.get(yearOf(row)) ?? 0) + 1);
  const last = Number.POSITIVE_INFINITY;
  return [...counts]
    .map(([year, count]) => ({ year, count }))
    .sort((a, b) => (a.year ?? last) - (b.year ?? last));
}

const collator = new Intl.Collator('en', { numeric: true });

const compare = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));

/** The rows in an order; rows without a value come last in either direction. */
export function sortRows<Row, Order extends string>(
  set: Pick<Dataset<Row, unknown, Order>, 'sorts' | 'sort' | 'tie'>,
  rows: readonly Row[],
  by: NoInfer<Order> = set.sort,
  order: 'asc' | 'desc' = set.sorts[by].first,
): Row[] {
  const direction = order === 'asc' ? 1 : -1;
  const { of } = set.sorts[by];
  const keyed = rows.map((row) => ({ row, key: of(row), tie: set.tie(row) }));
  return keyed
    .sort((a, b) => {
      const first =
        a.key === b.key ? 0 : a.key === null ? 1 : b.key === null ? -1 : direction * compare(a.key, b.key);
      return first || collator.compare(a.tie, b.tie) || (a.tie < b.tie ? -1 : a.tie > b.tie ? 1 : 0);
    })
    .map(({ row }) => row);
}
