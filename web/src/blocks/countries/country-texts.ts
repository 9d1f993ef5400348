import { findElement } from '#catalog/elements/index.ts';
import { decimalsPerInhabitant, type PerInhabitantUnit } from '#domain/per-inhabitant.ts';
import { elementColumn } from '../../figure/columns.ts';
import { figureInSentence } from '../../i18n/amounts.ts';
import { figureScale } from '../../i18n/figure-scale.ts';
import { besideUnit, editFigure, formatFigure, needsUnit, readAmount } from '../../i18n/figures.ts';
import { type Formats, isScaled } from '../../i18n/formats.ts';
import { columnText } from '../../i18n/number-lists.ts';
import type { Words } from '../../i18n/words.tsx';

export interface CountryTexts {
  unit: string;
  /** In a column of a table; with `values` where other columns are read beside it. */
  tableColumn(values?: () => readonly number[]): ReturnType<typeof elementColumn>;
  tiny: string;
  withUnit(value: number): string;
  /** On its own: three digits at most, with scale word and unit. */
  edited(value: number, roundedAway?: boolean): string;
  /** In a sentence: three digits at most, and its unit in words. */
  said(value: number): string;
  /** These figures beside each other: at most three digits, on one scale, and the unit with it. */
  column(values: readonly number[]): {
    texts: readonly string[];
    unit: string;
    withUnit(text: string): string;
  };
}

/** From here on the largest of figures beside each other has a scale on which the smallest has no digits. */
const widest = 100;

export function countryTexts(
  words: Words,
  formats: Formats,
  element: number,
  per: PerInhabitantUnit | null,
): CountryTexts {
  const definition = findElement(element);
  const unit =
    per !== null
      ? words(`units.${per}.short`)
      : needsUnit(element)
        ? words(`units.${definition?.unit ?? 'kt'}.short`)
        : '';
  const number = (value: number): string => formats.number(value, decimalsPerInhabitant(value));
  const text = (value: number): string =>
    per === null ? formatFigure(element, value, formats) : number(value);
  const sentenceText = (value: number): string =>
    per === null
      ? figureInSentence(element, { value, flag: '' }, { words, formats })
      : words('chart.value', { value: formats.edited(value), unit });
  return {
    unit,
    tableColumn: (values) =>
      per === null
        ? elementColumn(element, { words, formats }, values)
        : { kind: 'number', unit, write: number },
    tiny: formatFigure(element, 0, formats, true),
    said: sentenceText,
    edited: (value, roundedAway = false) =>
      per === null
        ? editFigure(element, value, { words, formats }, { roundedAway })
        : words('chart.value', { value: formats.edited(value), unit }),
    withUnit: (value) => (unit === '' ? text(value) : words('chart.value', { value: text(value), unit })),
    column: (values) => {
      if (per !== null)
        return {
          texts: values.map(columnText(values, formats)),
          unit,
          withUnit: (text) => words('chart.value', { value: text, unit }),
        };
      const sizes = values
        .map((value) => Math.abs(readAmount(element, value).amount))
        .filter((size) => size > 0);
      const most = Math.max(0, ...sizes);
      // Hundreds of thousands beside a few tonnes are all written in tonnes: a scale has no digits for the few.
      if (needsUnit(element) && !isScaled(most) && most > widest * Math.min(...sizes))
        return {
          texts: values.map((value) => editFigure(element, value, { words, formats }, { form: 'number' })),
          unit: words(`units.${readAmount(element, 1).unit}.short`),
          withUnit: (text) => besideUnit(words, readAmount(element, 1).unit, text, 'small'),
        };
      const scale = figureScale(element, [Math.max(...values.map(Math.abs))], { words, formats });
      const amounts = values.map(scale.amount);
      return {
        // Shares read as on the map and in sentences, each in three digits.
        texts:
          scale.unit === '%'
            ? values.map((value) => scale.figure(value))
            : amounts.map(columnText(amounts, formats)),
        unit: scale.unit,
        withUnit: scale.withUnit,
      };
    },
  };
}
