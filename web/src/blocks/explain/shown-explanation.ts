import type { ReactElement } from 'react';
import type { ExplainedFigure, ExplainedView, Explanation } from '#contract/explain.ts';
import type { Formats } from '../../i18n/formats.ts';
import type { Words } from '../../i18n/words.tsx';
import type { Language } from '../../url/paths.ts';

interface LinkedFigure extends Pick<ExplainedFigure, 'area' | 'element' | 'year'> {
  /** Its item, where that is not the page's. */
  indicator?: number | string | undefined;
  as?: ExplainedView | null;
}

export interface ShownExplanation {
  explanation: Explanation;
  figure: ExplainedFigure;
  inputs: readonly (ExplainedFigure['inputs'][number] & { input: ExplainedFigure })[];
  language: Language;
  words: Words;
  formats: Formats;
  linkTo(figure: LinkedFigure, text: string, label?: string): ReactElement;
}
