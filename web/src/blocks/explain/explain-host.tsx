import { createContext, type ReactNode, useCallback, useContext } from 'react';
import { explainAddress } from '#contract/explain-address.ts';
import type { BroughtExplanation } from '../../api/load-explanation.ts';
import { ExplainContext, type OpenExplanation } from '../../charts/explained/explained.ts';
import { loadWords } from '../../i18n/page-words.ts';
import { useWords } from '../../i18n/words.tsx';
import { chooseHere } from '../../ui/choice-link.ts';
import { Dialog } from '../../ui/dialog.tsx';
import type { Language } from '../../url/paths.ts';
import { useLazyPart } from '../lazy-part.tsx';
import type { StillPanel } from './still-panel.tsx';
import { type ExplainStore, useTrail } from './use-trail.ts';

/** The explanation in the document, for visitors without JavaScript: the browser fetches its code when one is opened. */
export const ExplanationOnServer = createContext<typeof StillPanel | null>(null);

async function fetchPanel(language: Language) {
  const [{ ExplainPanel }, own] = await Promise.all([
    import('./explain-panel.tsx'),
    loadWords(['explain', 'licences'], language),
  ]);
  return { ExplainPanel, own };
}

/** Opens explanations in a dialog. Without JavaScript the document holds the explanation that its address names. */
export function ExplainHost(props: {
  store: ExplainStore;
  page: { table: string; indicator: number };
  brought: BroughtExplanation | null;
  hrefOf: (key: string | null) => string;
  children: ReactNode;
}): ReactNode {
  const { store, page, brought, hrefOf } = props;
  const words = useWords();
  const { key, close } = useTrail(store);
  const json = explainAddress(key, page);
  const { part, instead } = useLazyPart('explanation', fetchPanel, key !== null);
  const Still = useContext(ExplanationOnServer);
  const open = useCallback<OpenExplanation>(
    (figure, click) => chooseHere(click, () => store.dispatch({ do: 'explain', figure })),
    [store],
  );
  return (
    <ExplainContext.Provider value={open}>
      {/* A browser that runs scripts takes what is inside for text and leaves it alone. */}
      {brought !== null && <noscript>{Still !== null && <Still {...brought} hrefOf={hrefOf} />}</noscript>}
      <Dialog
        open={json !== null}
        onClose={close}
        title={words('figure.explain.title')}
        closeLabel={words('frame.action.close')}
        size="wide"
      >
        {part === null || json === null ? (
          instead
        ) : (
          <part.ExplainPanel key={key} json={json} brought={brought} own={part.own} hrefOf={hrefOf} />
        )}
      </Dialog>
      {props.children}
    </ExplainContext.Provider>
  );
}
