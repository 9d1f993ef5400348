import { natureOf } from '#catalog/germplasm/varieties.ts';
import { searchable } from './variety-name.ts';
import { isReleaseYear } from './variety-year.ts';

/** What of a variety can be searched, filtered, counted and sorted. */
export interface FoundVariety {
  id: string;
  name: string;
  synonyms: readonly string[];
  crop: string;
  country: string;
  type: string | null;
  year: number | null;
  year_basis: string | null;
  institutions: readonly (string | null)[];
  maturity: { low: number; high: number } | null;
  altitude: { low: number; high: number } | null;
  traits: readonly string[];
  source: string;
}

/** What is asked of a list of varieties; what is left out asks nothing. */
export interface VarietyFilter {
  crop?: string | undefined;
  country?: string | undefined;
  /** Words, each of which stands in the name, a synonym or an institution. */
  q?: string | undefined;
  from?: number | undefined;
  to?: number | undefined;
  /** `none` for those of which the source does not say it. */
  type?: string | undefined;
  institution?: string | undefined;
  trait?: string | undefined;
  /** Days by which it is ripe. */
  maturity?: number | undefined;
  /** Metres above the sea that it suits. */
  altitude?: number | undefined;
  source?: string | undefined;
}

/** Stands in filters for what a source does not say. */
export const unsaid = 'none';

type Facet = 'country' | 'type' | 'institution' | 'trait' | 'source' | 'decade';

/** The filters that a facet leaves out when it counts: its own. */
const ownFilters: Readonly<Record<Facet, readonly (keyof VarietyFilter)[]>> = {
  country: ['country'],
  type: ['type'],
  institution: ['institution'],
  trait: ['trait'],
  source: ['source'],
  decade: ['from', 'to'],
};

/** Whether a variety is what is asked for. An unknown year, maturity or altitude lies in no range: nobody knows that it does. */
export function fits(row: FoundVariety, filter: VarietyFilter): boolean {
  const { crop, country, q, from, to, type, institution, trait, maturity, altitude, source } = filter;
  if (crop !== undefined && row.crop !== crop) return false;
  if (country !== undefined && row.country !== country) return false;
  if (type !== undefined && (row.type ?? unsaid) !== type) return false;
  if (institution !== undefined && !row.institutions.includes(institution)) return false;
  if (trait !== undefined && !row.traits.includes(trait)) return false;
  if (source !== undefined && row.source !== source) return false;
  if ((from !== undefined || to !== undefined) && row.year === null) return false;
  if (row.year !== null && (row.year < (from ?? row.year) || row.year > (to ?? row.year))) return false;
  if (maturity !== undefined && (row.maturity === null || row.maturity.high > maturity)) return false;
  if (
    altitude !== undefined &&
    (row.altitude === null || row.altitude.low > altitude || row.altitude.high < altitude)
  )
    return false;
  if (q === undefined) return true;
  const text = searchable(
    [row.name, ...row.synonyms, ...row.institutions.filter((one) => one !== null)].join(' · '),
  );
  return searchable(q)
    .split(' ')
    .every((word) => text.includes(word));
}

/** A choice of a filter with the records that it leaves; those seen in public pages stand apart, since they are no totals. */
export interface Count<K> {
  key: K;
  count: number;
  seen: number;
}

function countBy<K>(rows: readonly FoundVariety[], keysOf: (row: FoundVariety) => Iterable<K>): Count<K>[] {
  const counts = new Map<K, Count<K>>();
  for (const row of rows)
    for (const key of new Set(keysOf(row))) {
      const entry = counts.get(key) ?? { key, count: 0, seen: 0 };
      entry[natureOf(row.source) === 'seen' ? 'seen' : 'count'] += 1;
      counts.set(key, entry);
    }
  return [...counts.values()];
}

const decadeOf = (year: number | null): number | null => (year === null ? null : Math.floor(year / 10) * 10);

const without = (filter: VarietyFilter, names: readonly (keyof VarietyFilter)[]): VarietyFilter =>
  Object.fromEntries(Object.entries(filter).filter(([name]) => !names.some((own) => own === name)));

const byYear = (a: Count<number | null>, b: Count<number | null>): number =>
  (a.key ?? Number.POSITIVE_INFINITY) - (b.key ?? Number.POSITIVE_INFINITY);

const byCount = (a: Count<string | null>, b: Count<string | null>): number =>
  b.count - a.count || b.seen - a.seen || ((a.key ?? '') < (b.key ?? '') ? -1 : 1);

/** Decades in their order, those without a record between others among them: nothing of them is passed over in silence. */
function withoutGaps(decades: readonly Count<number | null>[]): Count<number | null>[] {
  const known = decades.flatMap(({ key }) => key ?? []);
  const [first, last] = [Math.min(...known), Math.max(...known)];
  const between = Array.from(
    { length: known.length === 0 ? 0 : (last - first) / 10 },
    (_, at) => first + at * 10,
  );
  const empty = between
    .filter((decade) => !known.includes(decade))
    .map((key) => ({ key, count: 0, seen: 0 }));
  return [...decades, ...empty].sort(byYear);
}

/**
 * Counts of every filter's choices under the others, and of the years under all of them. Unknown years come last; a decade between two
 * with records has a count, too, which is then 0: of records, and not of what was released.
 */
export function countVarieties(rows: readonly FoundVariety[], filter: VarietyFilter) {
  const under = (facet: Facet): FoundVariety[] =>
    rows.filter((row) => fits(row, without(filter, ownFilters[facet])));
  const texts = (facet: Facet, keysOf: (row: FoundVariety) => Iterable<string | null>) =>
    countBy(under(facet), keysOf).sort(byCount);
  return {
    country: texts('country', ({ country }) => [country]),
    type: texts('type', ({ type }) => [type]),
    institution: texts('institution', ({ institutions }) =>
      institutions.length === 0 ? [null] : institutions,
    ),
    trait: texts('trait', ({ traits }) => traits),
    source: texts('source', ({ source }) => [source]),
    decade: withoutGaps(countBy(under('decade'), ({ year }) => [decadeOf(year)])),
    years: countBy(
      rows.filter((row) => fits(row, filter)),
      ({ year }) => [year],
    ).sort(byYear),
    otherYears: under('decade').filter(({ year, year_basis }) => year !== null && !isReleaseYear(year_basis))
      .length,
  };
}

const orders = {
  name: ({ name }: FoundVariety) => searchable(name),
  country: ({ country }: FoundVariety) => country,
  type: ({ type }: FoundVariety) => type,
  year: ({ year }: FoundVariety) => year,
  institution: ({ institutions }: FoundVariety) => institutions[0] ?? null,
  maturity: ({ maturity }: FoundVariety) => maturity?.high ?? null,
  altitude: ({ altitude }: FoundVariety) => altitude?.low ?? null,
} as const;

const collator = new Intl.Collator('en', { numeric: true });

const compare = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));

/** The rows in an order, unknown values last in either direction, equal ones by name. */
export function sortVarieties<R extends FoundVariety>(
  rows: readonly R[],
  by: keyof typeof orders,
  order: 'asc' | 'desc',
): R[] {
  const direction = order === 'asc' ? 1 : -1;
  const columnOf = orders[by];
  // What is compared is worked out once a row, and not once a comparison.
  const compared = rows.map((row) => ({ row, value: columnOf(row), name: searchable(row.name) }));
  compared.sort((a, b) => {
    const [left, right] = [a.value, b.value];
    const first =
      left === right ? 0 : left === null ? 1 : right === null ? -1 : direction * compare(left, right);
    return first || collator.compare(a.name, b.name) || (a.row.id < b.row.id ? -1 : 1);
  });
  return compared.map(({ row }) => row);
}
