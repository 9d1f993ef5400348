import { benchmarks } from '#catalog/prices/benchmarks.ts';
import { findIgnoredParams, type IgnoredParam } from './ignored-params.ts';

/** Prices that a line can be of, as years in US$ per kg; each stands where others have the id of an element. */
export const comparedPrices = ['price-retail', 'price-wholesale', 'price-producer'] as const;
export type ComparedPrice = (typeof comparedPrices)[number];

/** Samples of accessions that a line can be of, by the year of the reports. */
export const comparedSamples = ['samples-received', 'samples-provided'] as const;
export type ComparedSamples = (typeof comparedSamples)[number];

/** Percentages lost of the crop as it is harvested: what a model computes for a stage, and what states report of the whole chain. */
export const comparedLosses = [
  'loss-modelled-harvest',
  'loss-modelled-farm',
  'loss-modelled-storage',
  'loss-modelled-transport',
  'loss-statistics-whole-chain',
] as const;
export type ComparedLoss = (typeof comparedLosses)[number];

/** Counts of years: what genebanks of one country sent, by the recipient's country, and new varieties in the World. */
export const comparedCounts = ['sent-usa', 'sent-canada', 'varieties-upov'] as const;
export type ComparedCount = (typeof comparedCounts)[number];

/** Series of international prices that a line can be of, as years in US$ per kg. */
export const comparedBenchmarks: readonly ComparedBenchmark[] = benchmarks.map(
  ({ id }) => `benchmark-${id}` as const,
);
export type ComparedBenchmark = `benchmark-${string}`;

/** What a line can be of beside the elements of figures. */
export type ComparedKind = ComparedPrice | ComparedSamples | ComparedLoss | ComparedCount | ComparedBenchmark;
const comparedKinds: readonly ComparedKind[] = [
  ...comparedPrices,
  ...comparedSamples,
  ...comparedLosses,
  ...comparedCounts,
  ...comparedBenchmarks,
];

/** One line of a comparison: an element of a crop in an area. `element` is the id that countries have, or another kind of figures. */
export interface ComparedLine {
  area: string;
  crop: string;
  element: number | ComparedKind;
}

/** How a comparison is drawn. */
export const compareKinds = ['line', 'bar', 'slope', 'scatter', 'table'] as const;
export type CompareKind = (typeof compareKinds)[number];

/** How the figures of a comparison are shown. */
export const compareMeasures = ['absolute', 'inhabitant', 'index', 'share'] as const;
export type CompareMeasure = (typeof compareMeasures)[number];

/** What the comparator shows: its whole state is its address. */
export interface CompareView {
  lines: readonly ComparedLine[];
  kind: CompareKind;
  measure: CompareMeasure;
  /** Year whose value is 100 in an index; `null` for the one from which it reaches most figures. */
  base: number | null;
  /** Whether equal distances are to be equal multiples; bars and tables have no such axis. */
  log: boolean;
  /** First year of a slope; `null` for the first that makes sense. */
  from: number | null;
  /** Year of bars, second year of a slope; `null` for the newest that makes sense. */
  year: number | null;
  /** Order of the areas that can be added. */
  sort: 'name' | 'value';
}

export const emptyComparison: CompareView = {
  lines: [],
  kind: 'line',
  measure: 'absolute',
  base: null,
  log: false,
  from: null,
  year: null,
  sort: 'name',
};

/** A picture with more lines cannot be read. */
export const mostLines = 8;

const linePattern = /^([A-Z0-9]{2,8})\.([a-z-]{2,24})\.(\d{1,7}|[a-z][a-z0-9-]{1,40})$/;

/** A line as the address has it: `BRA.beans.5510`. */
export const lineKey = ({ area, crop, element }: ComparedLine): string => `${area}.${crop}.${element}`;

/** Reads one line of an address; `null` of what is none. */
export function parseLine(text: string): ComparedLine | null {
  const [, area, crop, element = ''] = linePattern.exec(text.trim()) ?? [];
  if (area === undefined || crop === undefined) return null;
  if (/^\d/.test(element)) return { area, crop, element: Number(element) };
  const kind = comparedKinds.find((each) => each === element);
  return kind === undefined ? null : { area, crop, element: kind };
}

const oneOf = <T extends string>(allowed: readonly T[], text: string | null): T | undefined =>
  allowed.find((entry) => entry === text);

const yearOf = (text: string | null): number | null =>
  text !== null && /^(19|20)\d\d$/.test(text) ? Number(text) : null;

/** The view without what its drawing and its measure do not have, so that equal pictures have one address. */
export function canonicalComparison(view: CompareView): CompareView {
  const { kind, measure } = view;
  return {
    ...view,
    base: measure === 'index' ? view.base : null,
    log: kind !== 'bar' && kind !== 'table' && view.log,
    from: kind === 'slope' ? view.from : null,
    year: kind === 'slope' || kind === 'bar' ? view.year : null,
  };
}

/** What a query string asks for. `refused` are entries of `series` that are none, `surplus` those that are more than can be shown. */
export function parseCompare(search: string): {
  view: CompareView;
  refused: readonly string[];
  surplus: readonly string[];
} {
  const query = new URLSearchParams(search);
  const asked = (query.get('series') ?? '').split('~').filter((entry) => entry.trim() !== '');
  // The form adds a line for each area to those of the address.
  const [crop, element] = [query.get('crop') ?? '', query.get('element') ?? ''];
  if (crop !== '' && element !== '')
    for (const area of query.getAll('area')) if (area !== '') asked.push(`${area}.${crop}.${element}`);
  const lines = new Map<string, ComparedLine>();
  const refused: string[] = [];
  const surplus: string[] = [];
  for (const entry of asked) {
    const line = parseLine(entry);
    if (line === null) refused.push(entry);
    else if (lines.size === mostLines && !lines.has(lineKey(line))) surplus.push(entry);
    else lines.set(lineKey(line), line);
  }
  const view = {
    lines: [...lines.values()],
    kind: oneOf(compareKinds, query.get('kind')) ?? 'line',
    measure: oneOf(compareMeasures, query.get('measure')) ?? 'absolute',
    base: yearOf(query.get('base')),
    log: query.get('log') === '1',
    from: yearOf(query.get('from')),
    year: yearOf(query.get('year')),
    sort: query.get('sort') === 'value' ? 'value' : 'name',
  } as const;
  return { view: canonicalComparison(view), refused, surplus };
}

const isYear = (text: string): boolean => yearOf(text) !== null;

/** What each parameter beside the lines can say. */
const sayable: Readonly<Record<string, (text: string) => boolean>> = {
  kind: (text) => oneOf(compareKinds, text) !== undefined,
  measure: (text) => oneOf(compareMeasures, text) !== undefined,
  base: isYear,
  log: (text) => text === '0' || text === '1',
  from: isYear,
  year: isYear,
  sort: (text) => text === 'name' || text === 'value',
};

/** What a query string asks of the drawing that there is not; entries of `series` are `refused`. */
export const ignoredCompareParams = (search: string): readonly IgnoredParam[] =>
  findIgnoredParams(search, (name, asked) => (sayable[name]?.(asked) === false ? [asked] : []), ['area']);

/** The query string of a view, with `?` or empty; what is as it is anyway is left out. */
export function serialiseCompare(view: CompareView, version: string | null): string {
  const { lines, kind, measure, base, log, from, year, sort } = canonicalComparison(view);
  const query = new URLSearchParams();
  if (lines.length > 0) query.set('series', lines.map(lineKey).join('~'));
  if (kind !== 'line') query.set('kind', kind);
  if (measure !== 'absolute') query.set('measure', measure);
  if (base !== null) query.set('base', String(base));
  if (log) query.set('log', '1');
  if (from !== null) query.set('from', String(from));
  if (year !== null) query.set('year', String(year));
  if (sort !== 'name') query.set('sort', sort);
  if (version !== null) query.set('v', version);
  const text = query.toString().replaceAll('%7E', '~');
  return text === '' ? '' : `?${text}`;
}
