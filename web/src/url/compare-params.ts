import { PRODUCTION } from '#catalog/elements/codes.ts';
import { benchmarks } from '#catalog/prices/benchmarks.ts';
import { worldCode } from '#catalog/regions/index.ts';
import type { IgnoredParam } from './ignored-params.ts';
import { oneOf, type Param, params, type ViewOf, whole, year } from './params.ts';

/** Prices that a line can be of, as years in US$ per kg; each takes the place of an element's id. */
export const comparedPrices = ['price-retail', 'price-wholesale', 'price-producer'] as const;
export type ComparedPrice = (typeof comparedPrices)[number];

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
type ComparedLoss = (typeof comparedLosses)[number];

/** Counts of years: what genebanks of one country sent, by the recipient's country, and new varieties in the World. */
export const comparedCounts = ['sent-usa', 'sent-canada', 'varieties-upov'] as const;
type ComparedCount = (typeof comparedCounts)[number];

/** Series of international prices that a line can be of, as years in US$ per kg. */
export const comparedBenchmarks: readonly ComparedBenchmark[] = benchmarks.map(
  ({ id }) => `benchmark-${id}` as const,
);
export type ComparedBenchmark = `benchmark-${string}`;

type ComparedKind = ComparedPrice | ComparedSamples | ComparedLoss | ComparedCount | ComparedBenchmark;
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

export const compareKinds = ['line', 'bar', 'slope', 'scatter', 'table'] as const;

export const compareMeasures = ['absolute', 'index', 'inhabitant', 'share'] as const;
export type CompareMeasure = (typeof compareMeasures)[number];

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

/** What an address without lines opens with. */
const initialLines: readonly ComparedLine[] = ['TZA', 'UGA', 'KEN', 'ETH', 'MOZ', 'RWA'].map((area) => ({
  area,
  crop: 'beans',
  element: PRODUCTION,
}));

const lines: Param<readonly ComparedLine[]> = {
  name: 'series',
  separator: '~',
  fallback: initialLines,
  read: (text) => (text === '' ? undefined : readLines(text.split('~')).lines),
  write: (value) => value.map(lineKey).join('~') || null,
};

const log: Param<boolean> = {
  fallback: false,
  read: (text) => (text === '0' || text === '1' ? text === '1' : undefined),
  write: (value) => (value ? '1' : '0'),
};

const declared = {
  lines,
  kind: oneOf(compareKinds, 'line'),
  measure: oneOf(compareMeasures, 'absolute'),
  /** Year whose value is 100 in an index; `null` for the one from which it reaches most figures. */
  base: whole(1900, 2099),
  /** Whether equal distances are to be equal multiples; bars and tables have no such axis. */
  log,
  /** First year of a slope; `null` for the first that makes sense. */
  from: whole(1900, 2099),
  /** Year of bars, second year of a slope; `null` for the newest that makes sense. */
  year: year(1900, 2099),
};

export const compareParams = params(declared);
export type CompareView = ViewOf<typeof compareParams>;

/** The view without what its drawing and its measure do not have, so that equal pictures have one address. */
function canonicalComparison(view: CompareView): CompareView {
  const { kind, measure } = view;
  return {
    ...view,
    base: measure === 'index' ? view.base : null,
    log: kind !== 'bar' && kind !== 'table' && view.log,
    from: kind === 'slope' ? view.from : null,
    year: kind === 'slope' || kind === 'bar' ? view.year : null,
  };
}

/** Lines of entries, each once. `refused` are entries that are none, `surplus` those that are more than can be shown. */
function readLines(entries: readonly string[]): {
  lines: readonly ComparedLine[];
  refused: readonly string[];
  surplus: readonly string[];
} {
  const lines = new Map<string, ComparedLine>();
  const refused: string[] = [];
  const surplus: string[] = [];
  for (const entry of entries) {
    const line = parseLine(entry);
    if (line === null) refused.push(entry);
    else if (lines.size === mostLines && !lines.has(lineKey(line))) surplus.push(entry);
    else lines.set(lineKey(line), line);
  }
  return { lines: [...lines.values()], refused, surplus };
}

const distinct = (texts: readonly string[]): readonly string[] => [...new Set(texts)];

export const topicsOf = (lines: readonly ComparedLine[]) => ({
  elements: distinct(lines.map(({ element }) => String(element))),
  crops: distinct(lines.map(({ crop }) => crop)),
});

/** An entry of an address; elements without countries are of the World. */
const entryOf = (area: string, crop: string, element: string): string =>
  `${element.startsWith('benchmark-') || element === 'varieties-upov' ? worldCode : area}.${crop}.${element}`;

/** `newCrop` for all lines; `newElement` for those of the first of two elements, or of all where there are more; `second` beside. */
function retopic(lines: readonly ComparedLine[], query: URLSearchParams): readonly string[] {
  const { elements } = topicsOf(lines);
  const [first, second, newCrop] = ['newElement', 'second', 'newCrop'].map((name) => query.get(name) ?? '');
  const made = lines.map(({ area, crop, element }) => {
    const newElement = elements.length > 2 || String(element) === elements[0] ? first : second;
    return entryOf(area, newCrop || crop, newElement || String(element));
  });
  if (!second || elements.length !== 1) return made;
  const beside = lines.map(({ area, crop }) => entryOf(area, newCrop || crop, second));
  const room = mostLines / 2;
  return [...made.slice(0, room), ...beside.slice(0, room), ...made.slice(room), ...beside.slice(room)];
}

/**
 * Lines of each area that a form adds, or that data pages name as countries: of its crop and element, else of those that are compared
 * already, or of the first line that the page opens with.
 */
function addedEntries(lines: readonly ComparedLine[], query: URLSearchParams): readonly string[] {
  const [crop, element] = ['crop', 'element'].map((name) => query.get(name) ?? '');
  const topics = crop && element ? [{ crop, element }] : lines.length > 0 ? lines : initialLines.slice(0, 1);
  const countries = (query.get('country') ?? '').toUpperCase().split(',');
  const areas = [...query.getAll('area'), ...countries].filter((area) => area !== '');
  return areas.flatMap((area) =>
    topics.map((topic) => entryOf(area, crop || topic.crop, element || String(topic.element))),
  );
}

/** The view of a query string, with the entries of lines that cannot be shown. */
export function parseCompare(
  search: string,
): { view: CompareView } & Omit<ReturnType<typeof readLines>, 'lines'> {
  const query = new URLSearchParams(search);
  const entries = (query.get('series') ?? '').split('~').filter((entry) => entry.trim() !== '');
  const named = readLines(entries);
  const added = addedEntries(named.lines, query);
  const open = entries.length + added.length === 0 ? initialLines : named.lines;
  const { lines, refused, surplus } = readLines([...retopic(open, query), ...added]);
  return {
    view: canonicalComparison({ ...compareParams.parse(search), lines }),
    refused: [...named.refused, ...refused],
    surplus: [...named.surplus, ...surplus],
  };
}

/** Lines and what forms change of them, which `parseCompare` reads. */
const ofLines: Param<null> = { fallback: null, read: () => null, write: () => null };
const drawingParams = params({
  ...declared,
  lines: { ...ofLines, name: 'series' },
  area: { ...ofLines, repeats: true },
  country: ofLines,
  crop: ofLines,
  element: ofLines,
  newElement: ofLines,
  newCrop: ofLines,
  second: ofLines,
  // Old addresses have it; nothing depends on it.
  sort: ofLines,
});

export const ignoredCompareParams = (search: string): readonly IgnoredParam[] =>
  drawingParams.ignored(search, drawingParams.parse(search));

/** The query string of a view, with `?` or empty; defaults are left out. */
export const serialiseCompare = (view: CompareView, version: string | null): string =>
  compareParams.serialise(canonicalComparison(view), version);
