import type { AreaKind } from '#catalog/area-kinds.ts';
import type { Formula, Term } from '#catalog/element.ts';
import { lowerBoundFlag } from '#catalog/flags.ts';
import { compositeAreas } from '#catalog/regions/composite-areas.ts';
import { membershipTest } from './inside.ts';
import { sumOfFigures } from './sums.ts';

/** Share of the newer figure that the countries of a comparison must hold for it to represent the whole: 90 %, rounded. */
export const neededShare = 0.895;

/** Part by which a figure has to change for a sentence to name the change. */
export const leastChange = 0.02;

/** The values of a figure that a comparison needs. `summed`: the number of countries when ingest added them up. */
export interface Compared {
  value: number;
  flag: string;
  summed: number | null;
}

export interface ComparedArea {
  kind: AreaKind;
  region: string | null;
}

/** The same countries in two years. */
export interface SameCountries {
  /** Codes, in the order of the alphabet. */
  areas: readonly string[];
  /** Their sums. */
  from: number;
  to: number;
  /** Their part of the newer figure of the whole, as a fraction. */
  share: number;
}

/**
 * Two figures that may be compared. `from` and `to` are those of the area, or where the area is a sum of countries (`same`) of
 * the countries that have figures in both years.
 */
export interface Comparison {
  from: number;
  to: number;
  same: SameCountries | null;
}

/**
 * Why two years are not compared: a figure is missing; the series breaks between them (`seams.ts`); one is a lower bound; the
 * countries that have both hold too little of the newer sum; it is a mean or ratio of countries that may be others in each year.
 */
export type Incomparable = 'missing' | 'break' | 'bound' | 'other-countries' | 'ratio';

/** What two years of an area are compared by. */
export interface ComparisonInputs {
  area: string;
  before: Compared | null | undefined;
  after: Compared | null | undefined;
  /** Whether the area's series breaks after the first year, up to the second. */
  isBroken: boolean;
  /** Whether amounts of the element add up. */
  adds: boolean;
  /** The figures of all areas in both years, of those whose own series does not break in between; read for sums alone. */
  slices: () => { before: ReadonlyMap<string, number>; after: ReadonlyMap<string, number> };
  areas: ReadonlyMap<string, ComparedArea>;
}

/**
 * Compares the figures of an area in two years that the visitor chose, in either order: like with like, or not at all. Automatic
 * sentences compare means of years (`change-over-decade.ts`).
 */
export function compare(inputs: ComparisonInputs): Comparison | Incomparable {
  const { before, after } = inputs;
  if (before == null || after == null) return 'missing';
  if (before.flag === lowerBoundFlag || after.flag === lowerBoundFlag) return 'bound';
  if (before.summed === null && after.summed === null)
    return inputs.isBroken ? 'break' : { from: before.value, to: after.value, same: null };
  if (!inputs.adds) return 'ratio';
  const same = sameCountries(inputs.area, after.value, inputs.slices(), inputs.areas);
  if (same === null || !(same.share >= neededShare)) return inputs.isBroken ? 'break' : 'other-countries';
  return { from: same.from, to: same.to, same };
}

/** The parts of states that have ended, and of China as FAO counted it, which the map shows at China's own place. */
const partsOf: Readonly<Record<string, readonly string[]>> = {
  ...compositeAreas,
  '159': ['CHN', 'HKG', 'MAC', 'TWN'],
};

/** By how much the figures of a state may exceed those of its parts, and be the same split by a carrier. */
const aboutSame = 1.05;

/**
 * The countries of an aggregate that have figures in both years; instead of its parts, a state that has ended (or China as a
 * whole) where it holds more than those of them with both. `null` without any.
 */
export function sameCountries(
  aggregate: string,
  total: number,
  { before, after }: ReturnType<ComparisonInputs['slices']>,
  areas: ReadonlyMap<string, ComparedArea>,
): SameCountries | null {
  const isInside = membershipTest(aggregate, (code) => areas.get(code));
  const hasBoth = (code: string): boolean => code !== aggregate && before.has(code) && isInside(code);
  const both = [...after.keys()].filter(hasBoth);
  const countries = new Set(both.filter((code) => areas.get(code)?.kind === 'country'));
  for (const code of both) {
    const parts = partsOf[code]?.filter((part) => countries.has(part));
    if (parts === undefined) continue;
    const ofParts = parts.reduce((sum, part) => sum + (after.get(part) ?? 0), 0);
    if ((after.get(code) ?? 0) <= ofParts * aboutSame && parts.length > 0) continue;
    for (const part of parts) countries.delete(part);
    countries.add(code);
  }
  if (countries.size === 0) return null;
  const codes = [...countries].sort();
  const sum = (slice: ReadonlyMap<string, number>): number =>
    sumOfFigures(codes.map((code) => slice.get(code) ?? 0));
  const [from, to] = [sum(before), sum(after)];
  return { areas: codes, from, to, share: total === 0 ? Number(to === 0) : to / total };
}

/** The change as a fraction of the first figure; `null` where that is not above zero: nothing has no multiple. */
export function relativeChange({ from, to }: Pick<Comparison, 'from' | 'to'>): number | null {
  return from > 0 ? to / from - 1 : null;
}

/** A change as it is computed, of the figure of two years: the difference, or as a fraction of the first one. */
export function changeFormula(term: Term, isRelative: boolean): Formula {
  const terms: readonly Term[] = [term, { ...term, sign: -1 }];
  return isRelative
    ? { kind: 'ratio', numerator: terms, denominator: [term], scale: 1 }
    : { kind: 'sum', terms, missing: 'null' };
}
