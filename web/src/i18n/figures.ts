import { findElement } from '#catalog/elements/index.ts';
import type { Formats } from './formats.ts';
import type { Words } from './words.tsx';

/**
 * The text of a figure, the same wherever it stands: on the map's card, in boxes, charts, tables and summaries.
 * Shares travel as fractions and read as percentages with two decimals; `~0%` when that is 0 but the value is not.
 */
export function formatFigure(element: number, value: number, formats: Formats): string {
  const known = findElement(element);
  if (known?.unit === 'fraction') {
    const rounded = Math.round(value * 10_000) / 10_000;
    return rounded === 0 && value > 0 ? '~0%' : formats.percent(rounded, 2);
  }
  if (known?.unit === 'percent') return formats.percent(value / 100, 2);
  return formats.number(value, known?.decimals ?? 2);
}

/** From here on a number without decimals is too long for a country's label. */
const compactFrom = 10_000;

/** The text of a figure where there is little room: large whole numbers in few characters, all others as ever. */
export function formatCompact(element: number, value: number, formats: Formats): string {
  return findElement(element)?.decimals === 0 && Math.abs(value) >= compactFrom
    ? formats.compact(value)
    : formatFigure(element, value, formats);
}

/**
 * The text of a difference between two figures of an element, with its sign: shares differ by percentage points.
 * `decimals` of a quantity that the view divided, else those of the element.
 */
export function formatChange(
  element: number,
  change: number,
  speech: { words: Words; formats: Formats },
  decimals?: number,
): string {
  const known = findElement(element);
  const { words, formats } = speech;
  const unit = decimals === undefined ? known?.unit : undefined;
  if (unit === 'fraction' || unit === 'percent')
    return `${formats.signed(unit === 'fraction' ? change * 100 : change, 2)} ${words('units.percent-point.short')}`;
  return formats.signed(change, decimals ?? known?.decimals ?? 2);
}

/** Whether the unit has to stand beside the number: percentages and ranks carry theirs in the text. */
export function needsUnit(element: number): boolean {
  const unit = findElement(element)?.unit;
  return unit !== 'fraction' && unit !== 'percent' && unit !== 'rank';
}

/** The observatory's flag of lower bounds and of what is computed from them. */
const lowerBound = 'L';

export const isLowerBound = ({ flag }: { flag: string }): boolean => flag === lowerBound;

/**
 * The text of a figure that may be a lower bound: `≥ 51,663`, or in sentences `at least 51,663`. A difference of two
 * lower bounds is none itself, so a balance is written as it is.
 */
export function boundText(
  words: Words,
  element: number,
  figure: { value: number; flag: string },
  text: string,
  form: 'symbol' | 'value' = 'symbol',
): string {
  const isDifference = findElement(element)?.formula?.kind === 'sum';
  return figure.flag === lowerBound && !isDifference ? words(`figure.bound.${form}`, { value: text }) : text;
}

/** The unit beside a number: in full where its short form begins with a number itself, as 1000 US$ does. */
export function unitBeside(words: Words, element: number): string {
  const unit = findElement(element)?.unit ?? 'kt';
  const short = words(`units.${unit}.short`);
  return /^\d/.test(short) ? words(`units.${unit}.long`) : short;
}
