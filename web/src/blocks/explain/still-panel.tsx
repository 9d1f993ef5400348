import type { ReactNode } from 'react';
import type { BroughtExplanation } from '../../api/load-explanation.ts';
import { valueOr } from '../../api/loaded.ts';
import { useWords } from '../../i18n/words.tsx';
import { ExplanationView } from './explanation-view.tsx';

/** What a document without scripts holds: the explanation that its address names, and the way back to the page without. */
export function StillPanel(
  props: BroughtExplanation & { hrefOf: (key: string | null) => string },
): ReactNode {
  const { answer, ...view } = props;
  const words = useWords();
  const explanation = valueOr(answer, null);
  return (
    <section id="explanation">
      <h2>{words('figure.explain.title')}</h2>
      {explanation === null ? (
        <p>{words(answer.state === 'failed' ? 'explain.failed' : 'explain.unknown')}</p>
      ) : (
        <ExplanationView explanation={explanation} own={words} {...view} />
      )}
      <p>
        <a href={view.hrefOf(null)}>{words('frame.action.close')}</a>
      </p>
    </section>
  );
}
