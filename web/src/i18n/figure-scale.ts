import { findElement } from '#catalog/elements/index.ts';
import { rounded, roundedPercent } from '#domain/rounding.ts';
import { moneyUnits } from './amounts.ts';
import { besideUnit, editFigure, readAmount } from './figures.ts';
import { editedValue, type Formats } from './formats.ts';
import type { Words } from './words.tsx';

/** How figures side by side are written: in one unit and on one scale, which is written once. */
export interface FigureScale {
  /** The unit with the word of the scale: `million t`, `%`; empty of ranks. */
  unit: string;
  limit(value: number): string;
  /** A figure, with three significant digits at most; an amount that is a lower bound is rounded down, as sentences do. */
  figure(value: number, isBound?: boolean): string;
  amount(value: number): number;
  /** On a scale of its own, with its unit, what is thousands of this scale, or less than a thousandth; `null` of all others. */
  apart(value: number): string | null;
  /** One of these with the unit; the scale's word is that of the figure where it is given, else of several. */
  withUnit(text: string, value?: number): string;
}

/** Below this part of a scale a number has more zeros than digits. */
const smallest = 0.01;

/** Scales, and the size from which figures are read on them: a few thousands are no longer in digits than in words. */
const scales = [
  { scale: 1_000_000_000, from: 1_000_000_000 },
  { scale: 1_000_000, from: 1_000_000 },
  { scale: 1_000, from: 10_000 },
] as const;

/** Three significant digits; of what is smaller than that, one. No more decimals than `most`: rounded once, not digits and then decimals. */
export function threeDigits(value: number, most = Number.POSITIVE_INFINITY): number {
  if (value === 0) return 0;
  const digits = Math.abs(value) < smallest ? 0 : 2;
  return rounded(value, Math.min(most, digits - Math.floor(Math.log10(Math.abs(value)))));
}

export function figureScale(
  element: number,
  values: readonly number[],
  { words, formats }: { words: Words; formats: Formats },
): FigureScale {
  const unit = findElement(element)?.unit;
  if (unit === 'fraction' || unit === 'percent') {
    const part = unit === 'fraction' ? 100 : 1;
    return {
      unit: '%',
      amount: (value) => value * part,
      limit: (value) => formats.number(threeDigits(value * part), 6),
      figure: (value) =>
        value > 0 && roundedPercent((value * part) / 100, 2) === 0
          ? '~0'
          : formats.number(threeDigits(value * part, 2), 2),
      apart: () => null,
      withUnit: (text) => (text === '~0' ? '~0%' : words('units.percent.beside', { value: text })),
    };
  }
  if (unit === 'rank') {
    const number = (value: number): string => formats.number(value, 0);
    return {
      unit: '',
      amount: (value) => value,
      limit: number,
      figure: number,
      apart: () => null,
      withUnit: (text) => text,
    };
  }
  const read = readAmount(element, 1);
  const sizes = values.map((value) => Math.abs(value * read.amount)).filter((size) => size > 0);
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  // A scale without digits for the smallest is taken where the largest would have seven on the next; yields are read in kilograms.
  const isMoney = moneyUnits.has(read.unit);
  const scale = scales.find(
    ({ from, scale }) =>
      unit !== 'kg-ha' &&
      most >= from &&
      (isMoney || scale < 1_000_000_000 || least >= scale) &&
      (least / scale >= smallest || most >= 1000 * scale),
  )?.scale;
  const amount = (value: number): number => (value * read.amount) / (scale ?? 1);
  const number = (value: number): string => formats.number(threeDigits(amount(value)), 6);
  const beside = (text: string): string => besideUnit(words, read.unit, text, 'small');
  return {
    amount,
    unit:
      scale === undefined
        ? words(`units.${read.unit}.short`)
        : besideUnit(words, read.unit, formats.scaleWord(scale), scale >= 1_000_000 ? 'large' : 'small'),
    limit: number,
    figure: (value, isBound = false) =>
      isBound ? formats.number(editedValue(amount(value), true), 6) : number(value),
    apart: (value) => {
      const size = Math.abs(amount(value));
      // Thousands of millions of tonnes are read in millions where others have hundreds of them.
      const isTooMuch = size >= 1000 && (isMoney || scale !== 1_000_000);
      const isOff = scale !== undefined && size > 0 && (isTooMuch || size < 0.001);
      return isOff ? editFigure(element, value, { words, formats }) : null;
    },
    withUnit: (text, value) =>
      scale === undefined
        ? beside(text)
        : besideUnit(
            words,
            read.unit,
            `${text} ${formats.scaleWord(scale, value === undefined ? undefined : threeDigits(amount(value)))}`,
            scale >= 1_000_000 ? 'large' : 'small',
          ),
  };
}

/** Of figures over many sizes the largest and the middle one choose the scale: else most would have more zeros than digits. */
export function scaleValues(values: readonly number[]): number[] {
  const sorted = values.map(Math.abs).sort((one, other) => other - one);
  return [sorted[0] ?? 0, sorted[Math.floor(sorted.length / 2)] ?? 0];
}
