import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { explainAddress, parseExplained } from '#contract/explain-address.ts';
import type { BroughtExplanation } from '../../api/load-explanation.ts';
import { valueOr } from '../../api/loaded.ts';
import { ExplainContext, type OpenExplanation } from '../../charts/explained/explained.ts';
import { explainWords } from '../../i18n/explain-words.ts';
import { useLanguage, useWords, type Words } from '../../i18n/words.tsx';
import { staysHere } from '../../ui/choice-link.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Language } from '../../url/paths.ts';
import { FailedCode } from '../failed-part.tsx';
import type { ExplainPanel } from './explain-panel.tsx';
import { ExplanationOnServer } from './explanation-on-server.ts';
import { type ExplainStore, useTrail } from './use-trail.ts';

interface PanelCode {
  Panel: ComponentType<ComponentProps<typeof ExplainPanel>>;
  own: Words;
}

async function loadCode(language: Language): Promise<PanelCode> {
  try {
    const [{ ExplainPanel: Panel }, own] = await Promise.all([
      import('./explain-panel.tsx'),
      explainWords.load(language),
    ]);
    return { Panel, own };
  } catch (cause) {
    explainWords.forget(language);
    throw cause;
  }
}

/** Code and words of the dialog, fetched when they are first wanted. */
function useCode(wanted: boolean): { code: PanelCode | 'failed' | null; load: () => Promise<void> } {
  const language = useLanguage();
  const [code, setCode] = useState<PanelCode | 'failed' | null>(null);
  const load = useCallback(async () => setCode(await loadCode(language)), [language]);
  const missing = wanted && code === null;
  useEffect(() => {
    if (!missing) return;
    load().catch((cause: unknown) => {
      console.error('Error loading the explanation:', cause);
      setCode('failed');
    });
  }, [missing, load]);
  return { code, load };
}

interface ExplainHostProps {
  store: ExplainStore;
  /** Table and indicator of the page. */
  page: { table: string; indicator: number };
  /** The explanation that the document brought along. */
  brought: BroughtExplanation | null;
  hrefOf: (key: string | null) => string;
  /** The page: its links and drawings open explanations through the context. */
  children: ReactNode;
}

/** Opens explanations in a dialog. Without JavaScript the document holds the explanation that its address names. */
export function ExplainHost({ store, page, brought, hrefOf, children }: ExplainHostProps): ReactNode {
  const words = useWords();
  const read = (): string | null => store.get().explain;
  const key = useSyncExternalStore(store.subscribe, read, read);
  const asked = key === null ? null : parseExplained(key);
  const { code, load } = useCode(key !== null);
  const close = useTrail(store, key);
  const open = useCallback<OpenExplanation>(
    (figure, click) => {
      if (click !== undefined && !staysHere(click)) return;
      click?.preventDefault();
      store.dispatch({ do: 'explain', figure });
    },
    [store],
  );
  return (
    <ExplainContext.Provider value={open}>
      {brought !== null && <InDocument brought={brought} page={page} hrefOf={hrefOf} />}
      <Dialog
        open={asked !== null}
        onClose={close}
        title={words('figure.explain.title')}
        closeLabel={words('frame.action.close')}
        size="wide"
      >
        {code === null && <Skeleton height="320px" label={words('dataPage.state.loading')} />}
        {code === 'failed' && <FailedCode name="explanation" load={load} />}
        {code !== null && code !== 'failed' && asked !== null && (
          <code.Panel
            key={key}
            json={explainAddress(asked, page)}
            brought={brought?.key === key ? valueOr(brought.answer, null) : null}
            own={code.own}
            hrefOf={hrefOf}
          />
        )}
      </Dialog>
      {children}
    </ExplainContext.Provider>
  );
}

/** The explanation inside the document. A browser that runs scripts takes it for text and leaves it alone. */
function InDocument(
  props: Omit<ExplainHostProps, 'store' | 'children' | 'brought'> & { brought: BroughtExplanation },
): ReactNode {
  const { brought, page, hrefOf } = props;
  const View = useContext(ExplanationOnServer);
  const words = useWords();
  const asked = parseExplained(brought.key);
  const answer = valueOr(brought.answer, null);
  if (View === null || asked === null) return <noscript />;
  return (
    <noscript>
      <section id="explanation">
        <h2>{words('figure.explain.title')}</h2>
        {answer === null ? (
          <p>{words(brought.answer.state === 'failed' ? 'explain.failed' : 'explain.unknown')}</p>
        ) : (
          <View explanation={answer} own={words} json={explainAddress(asked, page)} hrefOf={hrefOf} />
        )}
        <p>
          <a href={hrefOf(null)}>{words('frame.action.close')}</a>
        </p>
      </section>
    </noscript>
  );
}
