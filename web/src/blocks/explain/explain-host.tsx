import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { explainAddress, parseExplained } from '#contract/explain-address.ts';
import type { BroughtExplanation } from '../../api/load-explanation.ts';
import { valueOr } from '../../api/loaded.ts';
import { explainWords } from '../../i18n/explain-words.ts';
import { useLanguage, useWords, type Words } from '../../i18n/words.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Language } from '../../url/paths.ts';
import { explainAttribute } from '../explain-link.tsx';
import { FailedCode } from '../failed-part.tsx';
import type { ExplainPanel } from './explain-panel.tsx';
import { ExplanationOnServer } from './explanation-on-server.ts';
import { type ExplainStore, useTrail } from './use-trail.ts';

interface Code {
  Panel: ComponentType<ComponentProps<typeof ExplainPanel>>;
  own: Words;
}

async function loadCode(language: Language): Promise<Code> {
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

export interface ExplainHostProps {
  store: ExplainStore;
  /** Table and indicator of the page. */
  page: { table: string; indicator: number };
  /** The explanation that the document brought along. */
  brought: BroughtExplanation | null;
  hrefOf: (figure: string | null) => string;
}

/**
 * Opens explanations: every link and button with a figure's key leads here. The dialog's code and words are fetched
 * when the first one is opened. Without JavaScript the document holds the explanation that its address names.
 */
export function ExplainHost({ store, page, brought, hrefOf }: ExplainHostProps): ReactNode {
  const words = useWords();
  const language = useLanguage();
  const read = (): string | null => store.get().explain;
  const key = useSyncExternalStore(store.subscribe, read, read);
  const [code, setCode] = useState<Code | 'failed' | null>(null);
  const close = useTrail(store, key);
  const wanted = key !== null && code === null;

  useEffect(() => {
    if (!wanted) return;
    let live = true;
    loadCode(language).then(
      (loaded) => live && setCode(loaded),
      (cause: unknown) => {
        console.error('Error loading the explanation:', cause);
        if (live) setCode('failed');
      },
    );
    return () => {
      live = false;
    };
  }, [wanted, language]);

  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const { target } = event;
      const link = target instanceof Element ? target.closest(`[${explainAttribute}]`) : null;
      const figure = link?.getAttribute(explainAttribute) ?? null;
      const elsewhere =
        event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (figure === null || elsewhere) return;
      event.preventDefault();
      store.dispatch({ do: 'explain', figure });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [store]);

  const asked = key === null ? null : parseExplained(key);
  const hrefOfFigure = (figure: string): string => hrefOf(figure);
  return (
    <>
      {brought !== null && <InDocument brought={brought} page={page} hrefOf={hrefOf} />}
      <Dialog
        open={asked !== null}
        onClose={close}
        title={words('figure.explain.title')}
        closeLabel={words('frame.action.close')}
        size="wide"
      >
        {code === null && <Skeleton height="320px" label={words('dataPage.state.loading')} />}
        {code === 'failed' && (
          <FailedCode name="explanation" load={async () => setCode(await loadCode(language))} />
        )}
        {code !== null && code !== 'failed' && asked !== null && (
          <code.Panel
            key={key}
            address={explainAddress(asked, page)}
            brought={brought?.key === key ? valueOr(brought.answer, null) : null}
            own={code.own}
            hrefOf={hrefOfFigure}
          />
        )}
      </Dialog>
    </>
  );
}

/** The explanation inside the document. A browser that runs scripts takes it for text and leaves it alone. */
function InDocument(props: {
  brought: BroughtExplanation;
  page: ExplainHostProps['page'];
  hrefOf: ExplainHostProps['hrefOf'];
}): ReactNode {
  const { brought, page, hrefOf } = props;
  const View = useContext(ExplanationOnServer);
  const words = useWords();
  const asked = parseExplained(brought.key);
  const answer = valueOr(brought.answer, null);
  return (
    <noscript>
      {View !== null && asked !== null && (
        <section id="explanation">
          <h2>{words('figure.explain.title')}</h2>
          {answer === null ? (
            <p>{words(brought.answer.state === 'failed' ? 'explain.failed' : 'explain.unknown')}</p>
          ) : (
            <View
              explanation={answer}
              own={words}
              json={explainAddress(asked, page)}
              hrefOf={(figure) => hrefOf(figure)}
            />
          )}
          <p>
            <a href={hrefOf(null)}>{words('frame.action.close')}</a>
          </p>
        </section>
      )}
    </noscript>
  );
}
