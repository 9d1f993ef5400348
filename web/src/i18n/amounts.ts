import { findElement } from '#catalog/elements/index.ts';
import { boundText, editFigure, isLowerBound } from './figures.ts';
import { editedValue, type Formats, withoutOne } from './formats.ts';
import type { Words } from './words.tsx';

interface Speech {
  words: Words;
  formats: Formats;
}

/** Units of thousands and what they count: sentences have numbers with a scale of their own. */
const thousandsOf: Readonly<Record<string, string>> = {
  kt: 't',
  '1000-ha': 'ha',
  '1000-int-dollar': 'int-dollar',
  '1000-usd': 'usd',
};

/** Units before the number: `US$ 50.1 million`. */
export const moneyUnits: ReadonlySet<string> = new Set(['usd', 'int-dollar', 'usd-t']);

/** From here on a number has its scale in words, and languages join it to its unit with a preposition of their own. */
const million = 1_000_000;

/** A quantity for sentences, with the unit in full (`28.5 million tonnes`, `1 tonelada`); `undefined` of units that sentences write in short. */
export function amountText(
  unit: string,
  value: number,
  { words, formats }: Speech,
  { isBound = false, isTiny = false } = {},
): string | undefined {
  const base = thousandsOf[unit] ?? unit;
  if (!words.has(`amounts.${base}`)) return undefined;
  const count = editedValue(base === unit ? value : value * 1000, isBound);
  if (moneyUnits.has(base)) {
    const number = isTiny && value === 0 ? '~0' : formats.amount(Math.abs(count));
    return `${count < 0 ? '\u2212' : ''}${words(`amounts.${base}`, { number })}`;
  }
  return withoutOne(
    words(Math.abs(count) >= million ? 'amounts.scaled' : 'amounts.plain', {
      number: isTiny && value === 0 ? '~0' : formats.amount(count),
      unit: words(`amounts.${base}`, { count }),
    }),
  );
}

/** An element's figure in a sentence: an amount with its unit in full where that has words, else in a form of `editFigure`. */
export function figureInSentence(
  element: number,
  figure: { value: number; flag: string },
  speech: Speech,
  isTiny = false,
  form: 'whole' | 'lead' | 'said' = 'lead',
): string {
  const unit = findElement(element)?.unit ?? 'kt';
  const isBound = isLowerBound(figure);
  const text =
    amountText(unit, figure.value, speech, { isBound, isTiny }) ??
    editFigure(element, figure.value, speech, { roundedAway: isTiny, isBound, form });
  return boundText(speech.words, element, figure, text, 'value');
}

/** A known part of a sum in a sentence; with all of a sum that is a lower bound (`isWhole`) it is rounded as that is. */
export const partInSentence = (element: number, value: number, isWhole: boolean, speech: Speech): string =>
  amountText(findElement(element)?.unit ?? 'kt', value, speech, { isBound: isWhole }) ??
  figureInSentence(element, { value, flag: '' }, speech);
