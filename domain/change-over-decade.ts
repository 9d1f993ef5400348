import { lowerBoundFlag, worstFlag } from '#catalog/flags.ts';
import {
  type Compared,
  type ComparedArea,
  type Comparison,
  type Incomparable,
  neededShare,
  sameCountries,
} from './change.ts';
import { membershipTest } from './inside.ts';

/** Years between the newer figures of a change and the older ones. */
export const decade = 10;

/** Length in years of the period of a mean, and the fewest years with a figure. */
export const yearsOfMean = 3;
const fewestOfMean = 2;

/** The values of an area's series that a change needs. */
export interface ChangingSeries {
  figures: ReadonlyMap<number, Compared>;
  /** First years after its breaks, without seams. */
  breaks: readonly number[];
  /** Years of doubtful figures, on which no change rests. */
  doubts: ReadonlySet<number>;
}

/**
 * A change over ten years: `from` and `to` are means of the figures of `years`, three on each side or, where one has no figure, two.
 * Of a sum of countries they are means of the sums over the countries that have figures in all these years.
 */
export interface DecadeChange extends Comparison {
  years: { from: readonly number[]; to: readonly number[] };
  /** The least certain flag of the figures. */
  flag: string;
  /** Countries with figures in the newer years that are left out; 0 where no countries are added up. */
  leftOut: number;
}

/** Why there is no change over ten years; `doubt`: its figures are doubtful. */
export type NoDecadeChange = Incomparable | 'doubt';

export interface DecadeInputs {
  area: string;
  year: number;
  series: ChangingSeries;
  /** Whether amounts of the element add up. */
  adds: boolean;
  /** Figures of all areas; read for sums alone. */
  others: OtherAreas;
  areas: ReadonlyMap<string, ComparedArea>;
}

interface OtherAreas {
  /** Their figures of a year. */
  slice: (year: number) => ReadonlyMap<string, number>;
  /** Whether an area's series breaks after the first year, up to the last. */
  isBroken: (area: string, first: number, last: number) => boolean;
  isDoubtful: (area: string, year: number) => boolean;
}

/** A newest figure this far from the mean of its years seems to deny the change of the means. */
const farFromMean = 0.2;

/** How far a newest figure is from the mean of its years, as a part of it; `null` of one that is near. */
export function awayFromMean(value: number, mean: number): number | null {
  const away = mean > 0 ? value / mean - 1 : 0;
  return Math.abs(away) >= farFromMean ? away : null;
}

/** The three years up to one. */
export const yearsUpTo = (year: number): readonly number[] =>
  Array.from({ length: yearsOfMean }, (_, at) => year - yearsOfMean + 1 + at);

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const meanOfYears = ({ figures }: ChangingSeries, years: readonly number[]): number =>
  meanOf(years.map((year) => figures.get(year)?.value ?? 0));

/** The years of a side of a change that have a figure which may be taken; or why too few have. */
function yearsOfSide(
  { figures, breaks, doubts }: ChangingSeries,
  last: number,
  newest: number,
): readonly number[] | NoDecadeChange {
  const present = yearsUpTo(last).filter((year) => figures.has(year));
  const firstWhole = Math.max(Number.NEGATIVE_INFINITY, ...breaks.filter((year) => year <= newest));
  const comparableYears = present.filter((year) => year >= firstWhole);
  const believed = comparableYears.filter((year) => !doubts.has(year));
  const exact = believed.filter((year) => figures.get(year)?.flag !== lowerBoundFlag);
  if (exact.length >= fewestOfMean) return exact;
  if (believed.length >= fewestOfMean) return 'bound';
  if (comparableYears.length >= fewestOfMean) return 'doubt';
  return present.length >= fewestOfMean ? 'break' : 'missing';
}

/** The mean of the newer side of a change, up to a year; or why there is none. */
export function meanUpTo(series: ChangingSeries, year: number): number | NoDecadeChange {
  const years = yearsOfSide(series, year, year);
  return typeof years === 'string' ? years : meanOfYears(series, years);
}

/** The means of a series on both sides, regardless of the countries behind its figures; or why there are none. */
export function meansOverDecade(
  series: ChangingSeries,
  year: number,
): Pick<DecadeChange, 'from' | 'to' | 'years' | 'flag'> | NoDecadeChange {
  const to = yearsOfSide(series, year, year);
  if (typeof to === 'string') return to;
  const from = yearsOfSide(series, year - decade, year);
  if (typeof from === 'string') return from;
  const flag = worstFlag([...from, ...to].map((each) => series.figures.get(each)?.flag ?? ''));
  return { from: meanOfYears(series, from), to: meanOfYears(series, to), years: { from, to }, flag };
}

/**
 * The change of an area's figures over ten years, for sentences, key figures, slopes and findings: the mean of the three newest
 * years against the mean of the three years ten years before, or the reason why there is none. It never spans a break, may span a
 * seam, and uses no doubtful figure.
 */
export function changeOverDecade(inputs: DecadeInputs): DecadeChange | NoDecadeChange {
  const { area, year, series, areas } = inputs;
  const areaMeans = meansOverDecade(series, year);
  if (typeof areaMeans === 'string') return areaMeans;
  const { years } = areaMeans;
  const complete = { ...areaMeans, same: null, leftOut: 0 };
  const isSum = [...years.from, ...years.to].some((each) => series.figures.get(each)?.summed != null);
  // A published World is a sum of countries too, of those that its publisher had in each year.
  if (!isSum && !(inputs.adds && areas.get(area)?.kind === 'aggregate')) return complete;
  if (!inputs.adds) return 'ratio';
  const { means, newer } = meansByArea(inputs.others, years);
  const same = sameCountries(area, areaMeans.to, means, areas);
  const isInside = membershipTest(area, (code) => areas.get(code));
  const leftOut = newer.filter(
    (code) => areas.get(code)?.kind === 'country' && isInside(code) && !same?.areas.includes(code),
  );
  if (!isSum && leftOut.length === 0) return complete;
  if (same === null || !(same.share >= neededShare)) return 'other-countries';
  return { ...areaMeans, from: same.from, to: same.to, same, leftOut: leftOut.length };
}

/**
 * Means on both sides of the areas that have believed figures in all the years, and no break between them; and the areas that have
 * figures in all the newer ones.
 */
function meansByArea(
  { slice, isBroken, isDoubtful }: OtherAreas,
  { from, to }: DecadeChange['years'],
): { means: { before: ReadonlyMap<string, number>; after: ReadonlyMap<string, number> }; newer: string[] } {
  const [older, newer] = [from, to].map((years) => years.map((year) => ({ year, figures: slice(year) })));
  const [first = 0, last = 0] = [from[0], to.at(-1)];
  const hasAll = (area: string, side: typeof older = []): boolean =>
    side.every(({ figures }) => figures.has(area));
  const grown = [...(newer?.[0]?.figures.keys() ?? [])].filter((area) => hasAll(area, newer));
  const comparable = grown.filter(
    (area) =>
      hasAll(area, older) &&
      !isBroken(area, first, last) &&
      ![...from, ...to].some((year) => isDoubtful(area, year)),
  );
  const meansOf = (side: typeof older = []): ReadonlyMap<string, number> =>
    new Map(comparable.map((area) => [area, meanOf(side.map(({ figures }) => figures.get(area) ?? 0))]));
  return { means: { before: meansOf(older), after: meansOf(newer) }, newer: grown };
}
