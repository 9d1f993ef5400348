import { createContext, type ReactNode, useContext } from 'react';
import type { ExplainedFigure, Explanation } from '#contract/explain.ts';
import { explainedKey } from '#contract/explain-address.ts';
import { useExplained } from '../../charts/explained/explained.ts';
import type { FormattedSpeech } from './explanation-text.ts';

/** What the parts of an explanation are drawn from: the answer, the figure that it is of, and what texts are made with. */
interface ShownExplanation extends FormattedSpeech {
  explanation: Explanation;
  figure: ExplainedFigure;
  /** Address of the page with another explanation. */
  hrefOf: (key: string) => string;
}

/** Given by the view of an explanation to its parts. */
export const ExplanationContext = createContext<ShownExplanation | null>(null);

/** What the part is drawn from. */
export function useExplanation(): ShownExplanation {
  const shown = useContext(ExplanationContext);
  if (shown === null) throw new Error('A part of an explanation is used outside of one.');
  return shown;
}

/** The way to the explanation of another figure. */
export function FigureLink(props: {
  figure: Pick<ExplainedFigure, 'area' | 'element' | 'year'> & Partial<Pick<ExplainedFigure, 'as'>>;
  /** Item of the figure, where it is not the page's. */
  item?: string | number | undefined;
  label?: string;
  children: ReactNode;
}): ReactNode {
  const { area, element, year, as } = props.figure;
  const item = props.item === undefined ? undefined : String(props.item);
  const key = explainedKey(area, element, year, { item, as });
  return (
    <a href={useExplanation().hrefOf(key)} aria-label={props.label} {...useExplained()(key)}>
      {props.children}
    </a>
  );
}
