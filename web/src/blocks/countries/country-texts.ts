import { findElement } from '#catalog/elements/index.ts';
import { decimalsPerInhabitant, type PerInhabitantUnit } from '#domain/per-inhabitant.ts';
import { formatChange, formatCompact, formatFigure, needsUnit } from '../../i18n/figures.ts';
import type { Formats } from '../../i18n/formats.ts';
import type { Words } from '../../i18n/words.tsx';
import type { Change } from './country-figures.ts';

/** How the figures of the block read. */
export interface CountryTexts {
  /** Unit beside the numbers; empty where the text carries it. */
  unit: string;
  text(value: number): string;
  withUnit(value: number): string;
  /** Short enough for the ends of a line. */
  short(value: number): string;
  absolute(change: Change): string;
  relative(change: Change): string;
}

/** Texts of an element, or of it per inhabitant. */
export function countryTexts(
  words: Words,
  formats: Formats,
  element: number,
  per: PerInhabitantUnit | null,
): CountryTexts {
  const known = findElement(element);
  const unit =
    per !== null
      ? words(`units.${per}.short`)
      : needsUnit(element)
        ? words(`units.${known?.unit ?? 'kt'}.short`)
        : '';
  const number = (value: number): string => formats.number(value, decimalsPerInhabitant(value));
  const text = (value: number): string =>
    per === null ? formatFigure(element, value, formats) : number(value);
  return {
    unit,
    text,
    withUnit: (value) => (unit === '' ? text(value) : words('chart.value', { value: text(value), unit })),
    short: (value) => (per === null ? formatCompact(element, value, formats) : number(value)),
    absolute: ({ from, to }) => {
      const change = to - from;
      const decimals = per === null ? undefined : decimalsPerInhabitant(change);
      return formatChange(element, change, { words, formats }, decimals);
    },
    relative: ({ relative }) =>
      relative === null ? words('chart.options.slope.fromZero') : formats.change(relative),
  };
}
