import { type ReactNode, useCallback, useMemo } from 'react';
import { useTrail } from '../../blocks/explain/use-trail.ts';
import { useLazyPart } from '../../blocks/lazy-part.tsx';
import { explainStore } from '../../blocks/use-address-view.ts';
import { ExplainContext, type OpenExplanation } from '../../charts/explained/explained.ts';
import { loadWords } from '../../i18n/page-words.ts';
import { useSpeech } from '../../i18n/speech.ts';
import type { Words } from '../../i18n/words.tsx';
import { chooseHere } from '../../ui/choice-link.ts';
import { Dialog } from '../../ui/dialog.tsx';
import type { Language } from '../../url/paths.ts';
import type { PricesPageData } from './prices-data.ts';
import type { ShownPrices } from './shown-prices.ts';
import { usePrices } from './use-prices-view.ts';

interface RowsPart {
  RowsPanel: typeof import('./rows/rows-panel.tsx').RowsPanel;
  own: Words;
}

const known = new Map<Language, RowsPart>();

/** Loads both. The server does so before it draws a page that shows them; a browser when they are opened. */
export async function loadRowsPanel(language: Language): Promise<RowsPart> {
  const [{ RowsPanel }, own] = await Promise.all([
    import('./rows/rows-panel.tsx'),
    loadWords(['prices-rows'], language),
  ]);
  const part = { RowsPanel, own };
  known.set(language, part);
  return part;
}

/** Shows the prices behind a median in a dialog, and in the document without scripts. */
export function RowsHost(props: {
  shownPrices: ShownPrices | null;
  brought: PricesPageData['rows'];
  /** The page: its figures open the dialog through the context. */
  children: ReactNode;
}): ReactNode {
  const { shownPrices, brought } = props;
  const control = usePrices();
  const { words, language } = useSpeech();
  const store = useMemo(() => explainStore(control.store), [control.store]);
  const { key, close } = useTrail(store);
  const { part, instead } = useLazyPart('rows', loadRowsPanel, key !== null);
  const open = useCallback<OpenExplanation>(
    (figure, click) => chooseHere(click, () => store.dispatch({ figure })),
    [store],
  );
  const still = typeof window === 'undefined' ? known.get(language) : undefined;
  const panel = ({ RowsPanel, own }: RowsPart): ReactNode =>
    shownPrices !== null &&
    key !== null && (
      <RowsPanel key={key} shownPrices={shownPrices} explain={key} brought={brought} own={own} />
    );
  return (
    <ExplainContext.Provider value={open}>
      {/* With scripts a browser treats the content as text. */}
      {brought !== null && <noscript>{still !== undefined && panel(still)}</noscript>}
      <Dialog
        open={key !== null && shownPrices !== null}
        onClose={close}
        title={words('figure.explain.title')}
        closeLabel={words('frame.action.close')}
        size="wide"
      >
        {part === null ? instead : panel(part)}
      </Dialog>
      {props.children}
    </ExplainContext.Provider>
  );
}
