import { findElement } from '#catalog/elements/index.ts';
import { rounded } from '#domain/rounding.ts';
import { type FigureScale, figureScale, threeDigits } from './figure-scale.ts';
import { formatFigure, isLowerBound, readAmount, readForm } from './figures.ts';
import { editedValue, type Formats, isScaled, percentDecimals, readDecimals } from './formats.ts';
import type { Words } from './words.tsx';

export function decimalsOf(value: number): number {
  if (Number.isInteger(value)) return 0;
  let decimals = 0;
  while (decimals < 6 && Math.abs(rounded(value, decimals) - value) > Math.abs(value) * 1e-9) decimals += 1;
  return decimals;
}

const mostOf = (values: readonly number[]): number => Math.max(0, ...values.map(Math.abs));

/** Decimals with which the largest of several numbers is read: at most two. */
const decimalsBeside = (values: readonly number[]): number =>
  Math.min(2, Math.max(0, readDecimals(mostOf(values))));

/** Labels of one axis are of one size; on a logarithmic one they are not, and have their own decimals. */
const oneSize = 50;

/** Round values of an axis: all with as many decimals as the finest has. */
export function axisNumbers(values: readonly number[], formats: Formats): string[] {
  const sizes = values.map(Math.abs).filter((size) => size > 0);
  const decimals = mostOf(values) > oneSize * Math.min(...sizes) ? 0 : Math.max(0, ...values.map(decimalsOf));
  return values.map((value) => formats.number(value, 6, value === 0 ? 0 : decimals));
}

/** Three digits of the largest, all with as many decimals, but for those with fewer than two digits. `down`: of lower bounds. */
export function columnText(
  values: readonly number[],
  formats: Formats,
  { down = false } = {},
): (value: number) => string {
  const digits = decimalsBeside(values);
  // Of tens the smaller ones would look equal: 1.22 and 1.17 beside 15.6.
  const countOf = (read: (value: number) => number): number => new Set(values.map(read)).size;
  const room = digits === 1 && countOf((value) => rounded(value, 1)) < countOf(threeDigits) ? 2 : digits;
  const decimals = Math.max(0, ...values.map((value) => decimalsOf(rounded(value, room))));
  const roundedTo = (value: number, places: number): number =>
    down ? Math.floor(rounded(value * 10 ** places, 9)) / 10 ** places : rounded(value, places);
  return (value) => {
    const forTwoDigits = value === 0 ? 0 : 1 - Math.floor(Math.log10(Math.abs(value)));
    return forTwoDigits > decimals
      ? formats.number(roundedTo(value, forTwoDigits), forTwoDigits, decimals)
      : formats.number(roundedTo(value, decimals), decimals, decimals);
  };
}

export function scaledTexts(
  values: readonly number[],
  { amount }: FigureScale,
  formats: Formats,
): (value: number) => string {
  const text = columnText(values.map(amount), formats);
  return (value) => text(amount(value));
}

/** All with the decimals that one of them needs. A 0 made by the source's rounding has a text of its own (`roundedAway`). */
export function figureColumn(
  element: number,
  values: readonly (number | null | undefined)[],
  formats: Formats,
): (value: number, roundedAway?: boolean) => string {
  const roundedValues = values.map((value) => (value == null ? 0 : readForm(element, value).rounded));
  const least = Math.max(0, ...roundedValues.map(decimalsOf));
  return (value, roundedAway = false) => formatFigure(element, value, formats, roundedAway, least);
}

/** The decimals that one of them needs; `undefined` on different scales, for lower bounds, and what would be rounded to nothing. */
export function editedDecimals(
  element: number,
  figures: readonly { value: number; flag: string }[],
): number | undefined {
  const unit = findElement(element)?.unit;
  const amounts = figures.map(({ value }) =>
    unit === 'fraction' ? value * 100 : unit === 'percent' ? value : readAmount(element, value).amount,
  );
  const scaleOf = (amount: number): number =>
    isScaled(amount) ? 1000 ** Math.floor(Math.log10(Math.abs(editedValue(amount))) / 3) : 1;
  const scale = scaleOf(amounts[0] ?? 0);
  if (figures.some(isLowerBound) || amounts.some((amount) => scaleOf(amount) !== scale)) return undefined;
  const read = amounts.map((amount) => amount / scale);
  const isShare = unit === 'fraction' || unit === 'percent';
  const room = isShare ? percentDecimals(mostOf(read)) : decimalsBeside(read);
  if (read.some((amount) => rounded(amount, room) === 0)) return undefined;
  return Math.max(0, ...read.map((amount) => decimalsOf(rounded(amount, room))));
}

/** The labels of an axis of an element, its unit with the scale on which they are, and how figures are written on it. */
export function elementAxis(
  element: number,
  ticks: readonly number[],
  speech: { words: Words; formats: Formats },
): { labels: readonly string[]; head: string; write: (value: number) => string } {
  const scale = figureScale(element, ticks, speech);
  return {
    labels: axisNumbers(ticks.map(scale.amount), speech.formats),
    head: scale.unit,
    write: scale.figure,
  };
}
