import { memo, type ReactNode, Suspense, use, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { Block } from '#catalog/section.ts';
import { DataViewProvider, type ShownData } from '../../api/data-view.tsx';
import { FailedCode } from '../../blocks/failed-part.tsx';
import { type BlockComponents, loadComponents, lowerComponent } from '../../blocks/registry.ts';
import { ExplainContext } from '../../charts/explained/explained.ts';
import { loadPageWords } from '../../i18n/page-words.ts';
import {
  createWords,
  joinWords,
  useLanguage,
  useWords,
  type Words,
  WordsProvider,
} from '../../i18n/words.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Language } from '../../url/paths.ts';
import styles from './data-page.module.css';
import { captureEvents } from './event-replay.ts';

/** How far below the window the blocks begin to load, once the visitor is on the way down. */
const margin = 500;

/** What the lower blocks are drawn with: their code, and the words that only they need. */
interface Lower {
  components: BlockComponents;
  words: Words;
}

const known = new Map<Language, Lower>();

/** Loads code and words of these blocks. The server does so before it draws a page; a browser when they come near. */
export async function loadLowerBlocks(blocks: readonly Block[], language: Language): Promise<Lower> {
  const [messages, components] = await Promise.all([
    loadPageWords(['charts'], language),
    loadComponents(blocks),
  ]);
  const before = known.get(language);
  const lower = {
    words: before?.words ?? createWords(language, messages),
    components: { ...before?.components, ...components },
  };
  known.set(language, lower);
  return lower;
}

/** The code of the blocks for one page: asked for once, and again only after a failure. */
interface Loading {
  /** Settles when somebody has asked and the code is there; `null` says that it could not be fetched. */
  code: Promise<Lower | null>;
  start(): void;
}

function createLoading(blocks: readonly Block[], language: Language): Loading {
  let settle: (code: Lower | null) => void = () => {};
  let asked = false;
  const code = new Promise<Lower | null>((resolve) => {
    settle = resolve;
  });
  return {
    code,
    start() {
      if (asked) return;
      asked = true;
      loadLowerBlocks(blocks, language).then(settle, (cause: unknown) => {
        console.error('Error loading the blocks:', cause);
        settle(null);
      });
    },
  };
}

/** What a visitor does to a drawing that stands in the first window already. */
const touches = ['pointerenter', 'pointerdown', 'focusin'] as const;

/**
 * Does something once the box is near the window after the first scrolling, or is touched before that: many visitors read the first
 * window and go no further, and what they neither come to nor touch need not be fetched. Returns what stops watching.
 */
function whenNear(box: HTMLElement, act: () => void): () => void {
  let observer: IntersectionObserver | undefined;
  const onScroll = (): void => {
    observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) act();
      },
      { rootMargin: `${margin}px` },
    );
    observer.observe(box);
  };
  addEventListener('scroll', onScroll, { once: true, passive: true });
  for (const touch of touches) box.addEventListener(touch, act, { once: true, passive: true });
  return () => {
    removeEventListener('scroll', onScroll);
    for (const touch of touches) box.removeEventListener(touch, act);
    observer?.disconnect();
  };
}

/**
 * The blocks below the first window. The server draws them; the browser leaves that drawing as it is, without code,
 * until the visitor comes near it or the view changes. Then the code is fetched and takes the drawing over as it stands:
 * nothing moves, what has the focus keeps it, and what was pressed in the meantime is done.
 */
export function DeferredBlocks(props: {
  blocks: readonly Block[];
  /** Tells these blocks from others of the page. */
  name: string;
  live: ShownData;
}): ReactNode {
  const { blocks, name, live } = props;
  const words = useWords();
  const language = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const explain = useContext(ExplainContext);
  const [loading, setLoading] = useState(() => createLoading(blocks, language));
  // Before its code is there the drawing shows the view that it was drawn for: a change would throw it away.
  const [drawn] = useState(live);
  const [ready, setReady] = useState(false);
  const [failed, setFailed] = useState(false);
  const changed = live.view !== drawn.view;

  useEffect(() => {
    if (changed || !('IntersectionObserver' in window)) {
      loading.start();
      return;
    }
    return box.current === null ? undefined : whenNear(box.current, loading.start);
  }, [changed, loading]);
  useEffect(
    () => (ready || failed || box.current === null ? undefined : captureEvents(box.current, explain)),
    [ready, failed, explain],
  );
  useEffect(() => {
    void loading.code.then((code) => setFailed(code === null));
  }, [loading]);

  return (
    <div ref={box} className={styles.lower}>
      {failed ? (
        <FailedCode
          name={name}
          load={async () => {
            await loadLowerBlocks(blocks, language);
            setLoading(createLoading(blocks, language));
            setFailed(false);
          }}
        />
      ) : (
        <DataViewProvider value={ready ? live : drawn}>
          <Drawing
            blocks={blocks}
            loading={loading}
            label={words('dataPage.state.loading')}
            onReady={setReady}
          />
        </DataViewProvider>
      )}
    </div>
  );
}

/** Renders anew only with what it is given, so that a drawing without code is left alone. */
const Drawing = memo(function Drawing(props: {
  blocks: readonly Block[];
  loading: Loading;
  label: string;
  onReady(ready: true): void;
}): ReactNode {
  return (
    <Suspense fallback={<Waiting {...props} />}>
      <Code {...props} />
    </Suspense>
  );
});

/** Where there is no drawing to leave alone, as after a visit to another tab, the code is wanted at once. */
function Waiting({ loading, label }: { loading: Loading; label: string }): ReactNode {
  useEffect(() => loading.start(), [loading]);
  return <Skeleton height="100vh" label={label} />;
}

interface CodeProps {
  blocks: readonly Block[];
  loading: Loading;
  onReady(ready: true): void;
}

/** The code and words that are there already; `null` where a block of these still lacks its own, as others of the page may not. */
function findAtHand(blocks: readonly Block[], language: Language): Lower | null {
  const lower = known.get(language);
  return lower !== undefined && blocks.every((block) => lowerComponent(block, lower.components) !== null)
    ? lower
    : null;
}

/** What is at hand when the drawing begins is taken as it is, as on the server, which cannot wait; all else is waited for. */
function Code(props: CodeProps): ReactNode {
  const language = useLanguage();
  // Decided once: a drawing that has waited for its code would begin anew if it were found at hand later.
  const [atHand] = useState(() => findAtHand(props.blocks, language));
  return atHand === null ? <AwaitedCode {...props} /> : <DrawnCode {...props} lower={atHand} />;
}

function AwaitedCode(props: CodeProps): ReactNode {
  const lower = use(props.loading.code);
  return lower === null ? null : <DrawnCode {...props} lower={lower} />;
}

function DrawnCode({ blocks, lower, onReady }: CodeProps & { lower: Lower }): ReactNode {
  const language = useLanguage();
  const words = useWords();
  const all = useMemo(() => joinWords(words, lower.words), [words, lower]);
  useEffect(() => onReady(true), [onReady]);
  return (
    <WordsProvider language={language} words={all}>
      {blocks.map((block) => {
        const Component = lowerComponent(block, lower.components);
        return Component === null ? null : <Component key={block.id} block={block} />;
      })}
    </WordsProvider>
  );
}
