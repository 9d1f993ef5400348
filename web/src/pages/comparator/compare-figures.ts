import type { DoubtReason } from '#catalog/doubts.ts';
import { partsYears } from '#contract/breaks.ts';
import { findConversion, type PerInhabitantUnit, perInhabitant } from '#domain/per-inhabitant.ts';
import type { CompareMeasure } from '../../url/compare-params.ts';

/** The figures of a line as the release has them, years rising. */
export interface LineFigures {
  years: readonly number[];
  values: readonly number[];
  flags: readonly string[];
  /** First years of another edition, method or source. */
  breaks: readonly number[];
  /** First years of another release where the line goes on. */
  seams?: readonly number[];
  /** Why figures are not believed enough to lead, by year. */
  doubts?: Readonly<Record<number, DoubtReason>>;
}

/** How the sum of a region or network changed, over the countries that have comparable figures in both years. */
export interface SameChange {
  value: number;
  countries: number;
  /** Their part of the later sum, as a fraction. */
  share: number;
}

/** Things that are counted, each a word `compare.unit.<unit>`. */
const countUnits = ['samples', 'accessions', 'varieties'] as const;
type CountUnit = (typeof countUnits)[number];

/** Unit of losses: percent of the quantity that reached a stage. */
const lossUnit = 'percent-lost';

export type CompareUnit =
  | { kind: 'element'; unit: string }
  | { kind: 'price' }
  | { kind: 'count'; unit: CountUnit }
  | { kind: 'loss' }
  | { kind: 'inhabitant'; unit: PerInhabitantUnit }
  | { kind: 'index' }
  | { kind: 'share' };

/** A line as it is shown. `values` belong to the years of its figures; `null` where there is none to show. */
export interface MeasuredLine {
  unit: CompareUnit;
  values: readonly (number | null)[];
}

export type ByYear = ReadonlyMap<number, number>;

export const priceUnit = 'usd-kg';

export function unitOfKind(kind: string): string {
  if (kind.startsWith('loss-')) return lossUnit;
  if (kind === 'varieties-upov') return 'varieties';
  if (kind === 'sent-canada') return 'accessions';
  return kind.startsWith('samples-') || kind === 'sent-usa' ? 'samples' : priceUnit;
}

function ownUnit(unit: string): CompareUnit {
  if (unit === priceUnit) return { kind: 'price' };
  if (unit === lossUnit) return { kind: 'loss' };
  const counted = countUnits.find((each) => each === unit);
  return counted === undefined ? { kind: 'element', unit } : { kind: 'count', unit: counted };
}

export const isOneSeries = (breaks: readonly number[], a: number, b: number): boolean =>
  !breaks.some((year) => partsYears(year, a, b));

/**
 * Of the years in which every line has a figure above zero, the one from which the index reaches most figures, and the first of
 * such years; `null` where there is none.
 */
export function commonBase(lines: readonly LineFigures[]): number | null {
  const [first, ...others] = lines;
  const has = ({ years, values }: LineFigures, year: number): boolean =>
    (values[years.indexOf(year)] ?? 0) > 0;
  const reached = (base: number): number =>
    lines.reduce(
      (sum, { years, breaks }) => sum + years.filter((year) => isOneSeries(breaks, base, year)).length,
      0,
    );
  let best: number | null = null;
  for (const year of first?.years ?? [])
    if ([first, ...others].every((line) => line !== undefined && has(line, year)))
      if (best === null || reached(year) > reached(best)) best = year;
  return best;
}

/**
 * A line in a measure; `null` where the measure makes no sense of it. Per inhabitant: divided by the population (in thousands) of
 * the very year. Share: a fraction of the World's figure of the very year. Index: the base year's value is 100; figures across a
 * break, or of a line without a figure above zero in that year, have none.
 */
export function measureLine(
  { years, values, breaks }: LineFigures,
  unit: string,
  by: {
    measure: CompareMeasure;
    base: number | null;
    population: ByYear;
    /** The World's figures; `null` where its parts do not add up to it. */
    world: ByYear | null;
  },
): MeasuredLine | null {
  if (by.measure === 'absolute') return { unit: ownUnit(unit), values };
  if (by.measure === 'inhabitant') {
    const conversion = findConversion(unit);
    if (conversion === null) return null;
    return {
      unit: { kind: 'inhabitant', unit: conversion.unit },
      values: values.map((value, index) =>
        perInhabitant(value, by.population.get(years[index] ?? 0), conversion.factor),
      ),
    };
  }
  if (by.measure === 'share') {
    const { world } = by;
    if (world === null) return null;
    return {
      unit: { kind: 'share' },
      values: values.map((value, index) => {
        const whole = world.get(years[index] ?? 0) ?? 0;
        return whole > 0 ? value / whole : null;
      }),
    };
  }
  const { base } = by;
  const start = base === null ? 0 : (values[years.indexOf(base)] ?? 0);
  return {
    unit: { kind: 'index' },
    values: values.map((value, index) =>
      base !== null && start > 0 && isOneSeries(breaks, base, years[index] ?? 0)
        ? (value / start) * 100
        : null,
    ),
  };
}

/** A line's shown figure of a year; `null` without one. */
export const valueIn = (
  { figures, measured }: { figures: LineFigures; measured: MeasuredLine },
  year: number,
): number | null => measured.values[figures.years.indexOf(year)] ?? null;

type Drawn = { figures: LineFigures; measured: MeasuredLine };

const yearsOf = ({ figures, measured }: Drawn): readonly number[] =>
  figures.years.filter((_, index) => measured.values[index] !== null);

export function shownYears(lines: readonly Drawn[]): readonly number[] {
  return [...new Set(lines.flatMap(yearsOf))].sort((a, b) => a - b);
}

/** The year of the finding: the newest with figures of more than three in four lines; `null` where no two have one in one year. */
export function findingYear(lines: readonly Drawn[]): number | null {
  const count = (year: number): number => lines.filter((line) => valueIn(line, year) !== null).length;
  return shownYears(lines).findLast((year) => count(year) >= 2 && count(year) > lines.length * 0.75) ?? null;
}

/** Of the years with figures of most lines the newest; `null` where no line has any. */
export function bestYear(lines: readonly Drawn[]): number | null {
  const count = (year: number): number => lines.filter((line) => valueIn(line, year) !== null).length;
  return shownYears(lines).reduce<number | null>(
    (best, year) => (best === null || count(year) >= count(best) ? year : best),
    null,
  );
}
