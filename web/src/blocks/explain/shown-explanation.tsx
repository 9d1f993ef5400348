import type { ReactNode } from 'react';
import type { ExplainedFigure, ExplainedView, Explanation } from '#contract/explain.ts';
import { explainedKey } from '#contract/explain-address.ts';
import type { WrittenInput } from '#domain/formula.ts';
import { useExplained } from '../../charts/explained/explained.ts';
import type { Formats } from '../../i18n/formats.ts';
import type { Words } from '../../i18n/words.tsx';
import type { Language } from '../../url/paths.ts';

/** An explanation as its parts are drawn from it, and its texts made of it. */
export interface ShownExplanation {
  explanation: Explanation;
  /** The figure that it is of. */
  figure: ExplainedFigure;
  /** The figures that it is computed from, in the order of its formula. */
  inputs: readonly (Omit<WrittenInput, 'text'> & { input: ExplainedFigure })[];
  language: Language;
  /** The page's words and those of explanations. */
  words: Words;
  formats: Formats;
  /** Address of the page with another explanation. */
  hrefOf: (key: string) => string;
}

/** The way to the explanation of another figure. */
export function FigureLink(props: {
  hrefOf: ShownExplanation['hrefOf'];
  /** With its item, where that is not the page's. */
  figure: Pick<ExplainedFigure, 'area' | 'element' | 'year'> & {
    indicator?: number | string | undefined;
    as?: ExplainedView | null;
  };
  text: string;
  label?: string;
}): ReactNode {
  const { area, element, year, indicator, as } = props.figure;
  const key = explainedKey(area, element, year, { item: indicator?.toString(), as });
  return (
    <a href={props.hrefOf(key)} aria-label={props.label} {...useExplained()(key)}>
      {props.text}
    </a>
  );
}
