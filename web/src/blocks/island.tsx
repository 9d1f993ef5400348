import {
  createContext,
  memo,
  type ReactNode,
  Suspense,
  startTransition,
  use,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useSpeech } from '../i18n/speech.ts';
import { repeatEarlyChoices } from '../ui/early-choices.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { useOwnTurn } from '../ui/turns.ts';
import type { Language } from '../url/paths.ts';
import { FailedCode } from './failed-part.tsx';

/** Whether the browser has taken the document over. Until then islands sleep; on the server, where nothing is taken over, none does. */
export const Waking = createContext<{ isOver: boolean }>({ isOver: true });

export interface LaterCode<Code> {
  /** The server fetches it before it draws a page. Rejects where it could not be fetched. */
  load(language: Language): Promise<Code>;
  atHand(language: Language): Code | null;
}

export function laterCode<Code>(fetchCode: (language: Language) => Promise<Code>): LaterCode<Code> {
  const known = new Map<Language, Code>();
  return {
    load: async (language) => {
      const code = await fetchCode(language);
      known.set(language, code);
      return code;
    },
    atHand: (language) => known.get(language) ?? null,
  };
}

/** Of a part that needs no more code than its page. */
const pageCode: LaterCode<true> = { load: async () => true, atHand: () => true };

/** Keeps a sleeping part from being hydrated until it is opened, which is done once, and again only after a failure. */
interface Gate {
  isOpen: Promise<void>;
  open(load: () => Promise<unknown>): Promise<void>;
}

function createGate(): Gate {
  let settle = (): void => {};
  let opening: Promise<void> | null = null;
  const isOpen = new Promise<void>((resolve) => {
    settle = resolve;
  });
  return {
    isOpen,
    open(load) {
      opening ??= load().then(settle, (cause: unknown) => {
        opening = null;
        throw cause;
      });
      return opening;
    },
  };
}

/** How far out of the window a part is near, in pixels. */
const margin = 500;

/** Milliseconds without a choice before a part out of the window follows: further steps come within half a second. */
const rest = 600;

/** Events by which a visitor touches a part. */
const touches = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click', 'change'] as const;

/** Listens to touches on their way down: React stops what reaches it for a sleeping part. Returns what stops listening. */
function whenTouched(box: HTMLElement, act: () => void): () => void {
  if (box.contains(document.activeElement)) act();
  const onTouch = ({ target }: Event): void => {
    if (target instanceof Node && box.contains(target)) act();
  };
  for (const touch of touches) document.addEventListener(touch, onTouch, { capture: true, passive: true });
  return () => {
    for (const touch of touches) document.removeEventListener(touch, onTouch, { capture: true });
  };
}

const cannotWatch = (): boolean => !import.meta.env.SSR && !('IntersectionObserver' in window);

function useNearness(box: { current: HTMLElement | null }): { isNear: boolean; hasScrolled: boolean } {
  const [isNear, setNear] = useState(cannotWatch);
  const [hasScrolled, setScrolled] = useState(cannotWatch);
  useEffect(() => {
    if (box.current === null || cannotWatch()) return;
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? true), {
      rootMargin: `${margin}px`,
    });
    observer.observe(box.current);
    const onScroll = (): void => setScrolled(true);
    if (scrollY > 0) onScroll();
    else addEventListener('scroll', onScroll, { once: true, passive: true });
    return () => {
      observer.disconnect();
      removeEventListener('scroll', onScroll);
    };
  }, [box]);
  return { isNear, hasScrolled };
}

/** A part that hydrates when the visitor scrolls near it, touches it, or changes it by a choice. If its code cannot be fetched, the drawing stays. */
export function Island<Code = true>(props: {
  name: string;
  code?: LaterCode<Code>;
  /** Compared with what it was: another one has the part drawn anew. */
  shows?: unknown;
  /** All that it is drawn from, as one value: the same has an awake part left alone. Without one it is drawn anew with its page. */
  from?: unknown;
  /** It has neither a box of its own nor anything that moves by itself: only a touch wakes it. */
  isStill?: boolean;
  onTouch?: () => void;
  className?: string | undefined;
  children: (code: Code) => ReactNode;
}): ReactNode {
  const { name, shows, isStill = false, onTouch, className } = props;
  const code = (props.code ?? pageCode) as LaterCode<Code>;
  const hasOwnCode = props.code !== undefined;
  const { words, language } = useSpeech();
  const waking = useContext(Waking);
  const box = useRef<HTMLDivElement>(null);
  const [gate] = useState(createGate);
  // Decided once: a drawing that has waited would begin anew if its code were found at hand later.
  const [waits] = useState(() => !waking.isOver || code.atHand(language) === null);
  const [isAwake, setAwake] = useState(false);
  const [failed, setFailed] = useState(false);
  // There is no drawing of the server's to leave alone, as after a visit to another tab.
  const [isBare, setBare] = useState(false);
  const [opened] = useState(shows);
  const [followed, setFollowed] = useState(shows);
  const { isNear, hasScrolled } = useNearness(box);
  const isBehind = followed !== shows;
  if (isBehind && isNear && isAwake) setFollowed(() => shows);

  const fetchCode = useCallback(() => gate.open(() => code.load(language)), [gate, code, language]);
  const wake = useCallback(() => {
    fetchCode().catch((cause: unknown) => {
      console.error('Error loading the blocks:', cause);
      setFailed(true);
    });
  }, [fetchCode]);
  useEffect(() => {
    if (box.current === null) return;
    return whenTouched(box.current, () => {
      wake();
      onTouch?.();
    });
  }, [wake, onTouch]);
  const pressed = useRef<() => void>(null);
  // What is pressed waits until the part is awake, unless the browser itself has an answer: the last press, out of React’s sight.
  useEffect(() => {
    if (isAwake) pressed.current?.();
    if (isAwake || failed) return;
    const onClick = (event: MouseEvent): void => {
      const { target } = event;
      if (!(target instanceof Element) || box.current?.contains(target) !== true) return;
      if (target.closest('a, summary, label, input, select, [popovertarget]') !== null) return;
      event.stopPropagation();
      const again = new MouseEvent('click', event);
      pressed.current = () => target.dispatchEvent(again);
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [isAwake, failed]);
  const isWanted = isBare || followed !== opened || (isBehind && isNear);
  const comesNear = !isStill && isNear && (hasScrolled || !hasOwnCode);
  // Who has scrolled may soon touch a part: its code is then there.
  const fetchesAhead = isStill && hasScrolled;
  useEffect(() => {
    if (isWanted || comesNear) wake();
    else if (fetchesAhead) code.load(language).catch(() => undefined);
  }, [isWanted, comesNear, wake, fetchesAhead, code, language]);
  useEffect(() => {
    if (!isBehind) return;
    const timer = setTimeout(() => startTransition(() => setFollowed(() => shows)), rest);
    return () => clearTimeout(timer);
  }, [isBehind, shows]);

  return (
    <div ref={box} className={className} style={isStill ? { display: 'contents' } : undefined}>
      {failed && (
        <FailedCode
          name={name}
          text={isBare ? undefined : words('dataPage.state.drawn')}
          load={async () => {
            await fetchCode();
            setFailed(false);
          }}
        />
      )}
      {!(failed && isBare) && (
        <Held
          holds={!isAwake || isBehind}
          from={props.from}
          waits={waits ? gate.isOpen : null}
          label={words('dataPage.state.loading')}
          onBare={setBare}
          onAwake={setAwake}
          box={box}
          draw={() => {
            const loaded = code.atHand(language);
            return loaded === null ? null : props.children(loaded);
          }}
        />
      )}
    </div>
  );
}

interface HeldProps {
  waits: Promise<void> | null;
  label: string;
  from: unknown;
  box: { current: HTMLElement | null };
  draw: () => ReactNode;
  onBare(bare: true): void;
  onAwake(awake: true): void;
}

/** Renders with what it was given first as long as it is held: a change would have React throw the server's drawing away. */
const Held = memo(
  function Held(props: HeldProps & { holds: boolean }): ReactNode {
    return (
      <Suspense fallback={<Waiting {...props} />}>
        <Part {...props} />
      </Suspense>
    );
  },
  (before, { holds, from }) => holds || (from !== undefined && from === before.from),
);

function Waiting({ label, onBare }: HeldProps): ReactNode {
  useEffect(() => onBare(true), [onBare]);
  return <Skeleton height="100vh" label={label} />;
}

function Part({ waits, box, draw, onAwake }: HeldProps): ReactNode {
  if (waits !== null) use(waits);
  useOwnTurn();

  useEffect(() => {
    if (box.current !== null) repeatEarlyChoices(box.current);
    onAwake(true);
  }, [box, onAwake]);
  return draw();
}
