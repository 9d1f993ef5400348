import { findConversion, type PerInhabitantUnit, perInhabitant } from '#domain/per-inhabitant.ts';
import type { CompareMeasure } from '../../url/compare-url.ts';

/** The figures of a line as the release has them, years rising. */
export interface LineFigures {
  years: readonly number[];
  values: readonly number[];
  flags: readonly string[];
  /** First years of another edition or method. */
  breaks: readonly number[];
}

/** What the figures of a line are counted in. */
export type CompareUnit =
  | { kind: 'element'; unit: string }
  | { kind: 'inhabitant'; unit: PerInhabitantUnit }
  | { kind: 'index' };

/** A line as it is shown. `values` belong to the years of its figures; `null` where there is none to show. */
export interface MeasuredLine {
  unit: CompareUnit;
  values: readonly (number | null)[];
}

/** Whether figures of two years are of one edition and method. */
const isOneSeries = (breaks: readonly number[], a: number, b: number): boolean =>
  !breaks.some((year) => Math.min(a, b) < year && year <= Math.max(a, b));

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
 * A line in a measure; `null` where the measure makes no sense of its unit. Per inhabitant: divided by the population (in
 * thousands) of the very year. Index: the base year's value is 100; figures across a break, or of a line without a figure
 * above zero in that year, have none.
 */
export function measureLine(
  { years, values, breaks }: LineFigures,
  unit: string,
  by: { measure: CompareMeasure; base: number | null; population: ReadonlyMap<number, number> },
): MeasuredLine | null {
  if (by.measure === 'absolute') return { unit: { kind: 'element', unit }, values };
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
