import {
  type ComponentType,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useWords } from '../i18n/words.tsx';
import { repeatEarlyChoices } from '../ui/early-choices.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { FailedCode } from './failed-part.tsx';
import { useFollowed } from './use-followed.ts';

/** How far below the window a part begins to load, once the visitor is on the way down. */
const margin = 500;

/** Where the code of a part comes from, and what it draws. Keep its identity while the page stands. */
export interface DeferredCode<Code, Value> {
  /** Tells the part from others of the page. */
  name: string;
  load(): Promise<Code>;
  /** The code that is there already, as on the server, which cannot wait. */
  atHand(): Code | null;
  /** Hands the value down: with a context, for a drawing without code is left alone as long as nothing reaches it. */
  Provider: ComponentType<{ value: Value; children: ReactNode }>;
  Content: ComponentType<{ code: Code }>;
}

/** The code for one page: asked for once, and again only after a failure. */
interface Loading<Code> {
  /** Settles when somebody has asked and the code is there. */
  code: Promise<Code>;
  /** Asks for the code unless that was done; fails where it could not be fetched. */
  fetch(): Promise<void>;
  /** The same for those who do not wait. */
  start(): void;
}

function createLoading<Code>(
  { load }: Pick<DeferredCode<Code, never>, 'load'>,
  onFailed: () => void,
): Loading<Code> {
  let settle: (code: Code) => void = () => {};
  let asked: Promise<void> | null = null;
  const code = new Promise<Code>((resolve) => {
    settle = resolve;
  });
  const fetch = (): Promise<void> => {
    asked ??= load().then(settle, (cause: unknown) => {
      asked = null;
      throw cause;
    });
    return asked;
  };
  return {
    code,
    fetch,
    start() {
      fetch().catch((cause: unknown) => {
        console.error('Error loading the blocks:', cause);
        onFailed();
      });
    },
  };
}

/** What a visitor does to a drawing that stands in the first window already. */
const touches = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'change'] as const;

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
  // Before this page listened somebody may have been here already.
  if (box.contains(document.activeElement)) act();
  if (scrollY > 0) onScroll();
  else addEventListener('scroll', onScroll, { once: true, passive: true });
  // React stops what reaches it for a drawing without code, so it is met on its way down.
  const onTouch = ({ target }: Event): void => {
    if (target instanceof Node && box.contains(target)) act();
  };
  for (const touch of touches) document.addEventListener(touch, onTouch, { capture: true, passive: true });
  return () => {
    removeEventListener('scroll', onScroll);
    for (const touch of touches) document.removeEventListener(touch, onTouch, { capture: true });
    observer?.disconnect();
  };
}

/**
 * A part below the first window. The server draws it; the browser leaves that drawing as it is, without code, until the
 * visitor comes near it or the view changes. Then the code is fetched and takes the drawing over as it stands: nothing
 * moves, what has the focus keeps it, and what was chosen in a field or pressed last in the meantime is done. Where the code cannot be fetched, the
 * server's drawing stays, with its own titles, under a line that says so, also where another view was chosen meanwhile.
 */
export function DeferredPart<Code, Value>(props: {
  of: DeferredCode<Code, Value>;
  live: Value;
  /** What has to differ for the drawing to be out of date. */
  viewOf(value: Value): unknown;
  /** Whether a part that nobody sees may follow from the one to the other when the visitor rests; none does unless this is given. */
  mayWait?(before: Value, after: Value): boolean;
  className: string | undefined;
}): ReactNode {
  const { of, viewOf, mayWait = never } = props;
  const words = useWords();
  const box = useRef<HTMLDivElement>(null);
  const live = useFollowed(props.live, box, mayWait);
  const [failed, setFailed] = useState(false);
  const [loading] = useState(() => createLoading(of, () => setFailed(true)));
  // Before its code is there the drawing shows the view that it was drawn for: a change would throw it away.
  const [drawn] = useState(live);
  const [ready, setReady] = useState(false);
  // There is no drawing of the server's to leave alone.
  const [bare, setBare] = useState(false);
  const changed = viewOf(live) !== viewOf(drawn);
  const pressed = useRef<() => void>(null);

  useEffect(() => {
    if (changed || !('IntersectionObserver' in window)) {
      loading.start();
      return;
    }
    return box.current === null ? undefined : whenNear(box.current, loading.start);
  }, [changed, loading]);

  // What is pressed needs the code, unless the browser itself has an answer: the last press waits, out of React's sight.
  useEffect(() => {
    if (ready) pressed.current?.();
    if (ready || failed) return;
    const onClick = (event: MouseEvent): void => {
      const { target } = event;
      if (!(target instanceof Element) || box.current?.contains(target) !== true) return;
      if (target.closest('a, summary, label, input, select') !== null) return;
      event.stopPropagation();
      const again = new MouseEvent('click', event);
      pressed.current = () => target.dispatchEvent(again);
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [ready, failed]);

  return (
    <div ref={box} className={props.className}>
      {failed && (
        <FailedCode
          name={of.name}
          text={bare ? undefined : words('dataPage.state.drawn')}
          load={async () => {
            await loading.fetch();
            setFailed(false);
          }}
        />
      )}
      {!(failed && bare) && (
        <of.Provider value={ready ? live : drawn}>
          <Drawing
            of={of as DeferredCode<unknown, unknown>}
            box={box}
            loading={loading}
            label={words('dataPage.state.loading')}
            onReady={setReady}
            onBare={setBare}
          />
        </of.Provider>
      )}
    </div>
  );
}

const never = (): boolean => false;

interface DrawingProps {
  of: DeferredCode<unknown, unknown>;
  box: RefObject<HTMLElement | null>;
  loading: Loading<unknown>;
  onReady(ready: true): void;
  onBare(bare: true): void;
}

/** Renders anew only with what it is given, so that a drawing without code is left alone. */
const Drawing = memo(function Drawing(props: DrawingProps & { label: string }): ReactNode {
  return (
    <Suspense fallback={<Waiting {...props} />}>
      <Code {...props} />
    </Suspense>
  );
});

/** Where there is no drawing to leave alone, as after a visit to another tab, the code is wanted at once. */
function Waiting({ loading, label, onBare }: DrawingProps & { label: string }): ReactNode {
  useEffect(() => {
    onBare(true);
    loading.start();
  }, [loading, onBare]);
  return <Skeleton height="100vh" label={label} />;
}

/** What is at hand when the drawing begins is taken as it is; all else is waited for. */
function Code(props: DrawingProps): ReactNode {
  // Decided once: a drawing that has waited for its code would begin anew if it were found at hand later.
  const [atHand] = useState(() => props.of.atHand());
  return atHand === null ? <AwaitedCode {...props} /> : <DrawnCode {...props} code={atHand} />;
}

function AwaitedCode(props: DrawingProps): ReactNode {
  return <DrawnCode {...props} code={use(props.loading.code)} />;
}

function DrawnCode({ of, code, box, onReady }: DrawingProps & { code: unknown }): ReactNode {
  useEffect(() => {
    if (box.current !== null) repeatEarlyChoices(box.current);
    onReady(true);
  }, [box, onReady]);
  return <of.Content code={code} />;
}
