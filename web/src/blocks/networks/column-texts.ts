import { type FigureScale, figureScale } from '../../i18n/figure-scale.ts';
import { boundText, editFigure, isLowerBound, readAmount } from '../../i18n/figures.ts';
import { editedValue, type Formats } from '../../i18n/formats.ts';
import type { Words } from '../../i18n/words.tsx';

interface Figure {
  value: number;
  flag: string;
}

/** From this size on amounts are read on a scale. */
const scaledFrom = 10_000;

/**
 * How the figures of a column are written, so that they can be compared at a glance: large amounts on one scale for all of them, and
 * none of it above what a lower bound is known to be.
 */
export function columnTexts(
  element: number,
  rows: readonly { figure: Figure | null }[],
  speech: { words: Words; formats: Formats },
): (figure: Figure) => string {
  const values = rows.flatMap(({ figure }) => (figure === null ? [] : [figure.value]));
  const isLarge = values.some((value) => Math.abs(readAmount(element, value).amount) >= scaledFrom);
  const scale: FigureScale | null = isLarge ? figureScale(element, values, speech) : null;
  const unit = readAmount(element, 1).amount;
  return (figure) => {
    const isBound = isLowerBound(figure);
    const value = isBound ? editedValue(figure.value * unit, true) / unit : figure.value;
    const text =
      scale === null
        ? editFigure(element, figure.value, speech, { form: 'lead', isBound })
        : scale.withUnit(scale.figure(value), value);
    return boundText(speech.words, element, figure, text);
  };
}
