import {
  type KeyboardEvent as CardKeyEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createWords, type Messages, type Words } from '../i18n/words.tsx';
import { wide } from '../ui/breakpoints.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { showApart } from '../ui/show-apart.ts';
import type { Language } from '../url/paths.ts';
import { remember } from '../url/remember.ts';
import styles from './tour-card.module.css';
import { type TourName, tourCookies, tourMarks, tourParam } from './tour-rule.ts';

const wordLoaders = import.meta.glob<Messages>('/locales/*/tour.json', {
  query: '?compiled',
  import: 'default',
});

/** Removes the tour's parameter from the address: a link that is copied from here opens no tour. */
function dropParam(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has(tourParam)) return;
  address.searchParams.delete(tourParam);
  history.replaceState(history.state, '', address);
}

/**
 * Opens a tour beside the page and remembers for a year that this visitor has seen it. Resolves to `false`, and opens nothing,
 * where the page shows nothing that the tour explains, or a dialog or another tour is open.
 *
 * @throws where the words could not be fetched.
 */
export async function openTour(tour: TourName, language: Language, isAutomatic: boolean): Promise<boolean> {
  if (document.querySelector(tourMarks[tour]) === null) return false;
  const messages = await wordLoaders[`/locales/${language}/tour.json`]?.();
  const isWide = window.matchMedia(wide).matches;
  const steps = tourSteps[tour].filter((step) => findTarget(step, isWide) !== null);
  if (
    messages === undefined ||
    steps.length === 0 ||
    document.querySelector('dialog[open], [data-tour-open]') !== null
  )
    return false;
  const words = createWords(language, messages);
  const onShow = (): void => remember(document, tourCookies[tour], '1');
  showApart((close) => {
    const onClose = (): void => {
      close();
      if (tour === 'page') dropParam();
    };
    return (
      <TourCard
        tour={tour}
        steps={steps}
        words={words}
        isAutomatic={isAutomatic}
        onShow={onShow}
        onClose={onClose}
      />
    );
  });
  return true;
}

const lit = 'data-tour-lit';

/** Calls `done` when the visitor presses something outside the card; also when the page is scrolled, if `isUntouched`. */
function onWork(card: () => HTMLElement | null, isUntouched: boolean, done: () => void): () => void {
  const stop = new AbortController();
  const onAct = (event: Event): void => {
    const isOutside = !(event.target instanceof Node && card()?.contains(event.target) === true);
    if (isOutside && !(event instanceof KeyboardEvent && event.key === 'Tab')) done();
  };
  for (const act of ['pointerdown', 'keydown', ...(isUntouched ? ['wheel'] : [])])
    addEventListener(act, onAct, { capture: true, passive: true, signal: stop.signal });
  return () => stop.abort();
}

/** Pixels between the window's edge and the line that offers a tour, and between the places that are tried for it. */
const [edge, apart] = [12, 8];

/** The boxes of all that the page shows: lines of text, pictures and fields. */
function shownBoxes(page: Element): readonly DOMRect[] {
  const range = document.createRange();
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const boxes: DOMRect[] = [];
  while (texts.nextNode() !== null) {
    if (texts.currentNode.parentElement?.checkVisibility() !== true) continue;
    range.selectNodeContents(texts.currentNode);
    boxes.push(...range.getClientRects());
  }
  for (const element of page.querySelectorAll('svg, img, a, button, input, select'))
    if (element.checkVisibility()) boxes.push(element.getBoundingClientRect());
  return boxes;
}

/** Puts the line where it covers least of the page: at the foot of the window, or higher up, on the right or on the left. */
function sitApart(card: HTMLElement): void {
  const { width, height } = card.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const page = document.querySelector('main');
  const least = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const left = page?.getBoundingClientRect().left ?? 0;
  const boxes = page === null ? [] : shownBoxes(page);
  const coveredAt = (x: number, y: number): number =>
    boxes.reduce((sum, box) => {
      const across = Math.min(box.right, x + width) - Math.max(box.left, x);
      const down = Math.min(box.bottom, y + height) - Math.max(box.top, y);
      return sum + Math.max(0, across) * Math.max(0, down);
    }, 0);
  let best = { x: 0, y: 0, covered: Number.POSITIVE_INFINITY };
  for (let y = clientHeight - height - edge; y > least; y -= apart)
    for (const x of [clientWidth - width - edge, left + edge]) {
      const covered = coveredAt(x, y);
      if (covered < best.covered) best = { x, y, covered };
    }
  card.style.insetBlockEnd = `${clientHeight - height - best.y}px`;
  card.style.insetInlineEnd = `${clientWidth - width - best.x}px`;
}

/** No modal: the page stays as it is. It takes the focus only if the visitor requested it; Escape or work on the page closes it. */
function TourCard(props: {
  tour: TourName;
  steps: readonly TourStep[];
  words: Words;
  /** It opened by itself: a line offers its steps. */
  isAutomatic: boolean;
  onShow: () => void;
  onClose: () => void;
}): ReactNode {
  const { tour, steps, words, isAutomatic, onShow, onClose } = props;
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const [from] = useState(() => document.activeElement);
  const [at, setAt] = useState(isAutomatic ? -1 : 0);
  const [isWide, setIsWide] = useState(() => window.matchMedia(wide).matches);
  const step = steps[at];
  const isLast = at === steps.length - 1;

  useLayoutEffect(() => {
    if (!isAutomatic) next.current?.focus();
    onShow();
  }, [isAutomatic, onShow]);
  useEffect(() => {
    const media = window.matchMedia(wide);
    const onWidth = (): void => setIsWide(media.matches);
    media.addEventListener('change', onWidth);
    return () => media.removeEventListener('change', onWidth);
  }, []);
  useLayoutEffect(() => {
    const target = step === undefined ? null : findTarget(step, isWide);
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    target?.setAttribute(lit, '');
    // On phones the card takes the foot of the window.
    target?.scrollIntoView({ block: isWide ? 'nearest' : 'start', behavior: still ? 'instant' : 'smooth' });
    return () => target?.removeAttribute(lit);
  }, [step, isWide]);
  const isUntouched = at < 0;
  useEffect(() => onWork(() => card.current, isUntouched, onClose), [isUntouched, onClose]);
  useLayoutEffect(() => {
    const element = card.current;
    if (!isUntouched || element === null) return;
    sitApart(element);
    return () => {
      element.style.removeProperty('inset-block-end');
      element.style.removeProperty('inset-inline-end');
    };
  }, [isUntouched]);

  const close = (): void => {
    const hadFocus = card.current?.contains(document.activeElement) === true;
    onClose();
    if (hadFocus && from instanceof HTMLElement) from.focus({ preventScroll: true });
  };
  const go = (to: number): void => {
    if (to >= steps.length) close();
    else if (to >= 0) {
      setAt(to);
      // The button that leads back is not there on the first step, and would take the focus with it.
      if (to === 0) next.current?.focus();
    }
  };
  const onKeyDown = (event: CardKeyEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const to = {
      ArrowRight: Math.min(at + 1, steps.length - 1),
      ArrowLeft: at - 1,
      Home: 0,
      End: steps.length - 1,
    }[event.key];
    if (event.key === 'Escape') close();
    else if (to === undefined) return;
    else go(to);
    event.preventDefault();
    event.stopPropagation();
  };
  const key = `tour.${tour}.${step?.id}`;
  const narrowText = `${key}.narrow`;
  return (
    <section
      ref={card}
      role="dialog"
      className={styles.card}
      aria-label={words(`tour.${tour}`)}
      aria-describedby={id}
      data-print="no"
      data-tour-open={step?.id ?? ''}
      onKeyDown={onKeyDown}
    >
      {/* Read out as a whole with each step, while the focus stays on its button. */}
      <div id={id} className={styles.text} aria-live="polite" aria-atomic="true">
        {step === undefined ? (
          <p className={styles.title}>{words(`tour.${tour}`)}</p>
        ) : (
          <>
            <p className={styles.progress}>{words('tour.progress', { at: at + 1, of: steps.length })}</p>
            <h2 className={styles.title}>{words(`${key}.title`)}</h2>
            <p>{words(!isWide && words.has(narrowText) ? narrowText : `${key}.text`)}</p>
          </>
        )}
      </div>
      <IconButton className={styles.close ?? ''} icon="close" label={words('tour.close')} onClick={close} />
      <div className={styles.foot}>
        {at > 0 && <Button onClick={() => go(at - 1)}>{words('tour.back')}</Button>}
        <Button ref={next} look="solid" onClick={() => go(at + 1)}>
          {words(step === undefined ? 'tour.start' : isLast ? 'tour.done' : 'tour.next')}
        </Button>
      </div>
    </section>
  );
}

/** One thing that a tour explains. Its words are `tour.<tour>.<id>.title` and `.text`. */
interface TourStep {
  id: string;
  /** Selector of what it explains; the first visible match counts. A page without one goes without the step. */
  target: string;
  /** What it explains below 992 px, where that is something else. Where its words differ there is `tour.<tour>.<id>.narrow`. */
  narrow?: string;
}

const priceField = (name: string): string => `[data-tour=price-filters] [name=${name}]`;

export const tourSteps: Readonly<Record<TourName, readonly TourStep[]>> = {
  page: [
    { id: 'menu', target: '[data-tour=menu] ul', narrow: '[popovertarget=drawer]' },
    { id: 'filters', target: '[data-tour=filters]' },
    { id: 'prices', target: '[data-tour=price-filters]' },
    { id: 'map', target: '#map [role=application]' },
    { id: 'years', target: '[data-years]' },
    { id: 'glance', target: '#glance' },
    { id: 'charts', target: '[id^=chart-]' },
    { id: 'metadata', target: '#page-tab-metadata' },
    { id: 'help', target: '[data-tour=help]' },
  ],
  'price-filter': [
    { id: 'kind', target: priceField('type') },
    { id: 'place', target: priceField('country') },
    { id: 'type', target: `:is(${priceField('type')}, ${priceField('crop_type')})` },
    { id: 'view', target: '[data-tour=price-filters] [role=group]' },
    { id: 'line', target: '#price' },
  ],
};

export function findTarget(step: TourStep, isWide: boolean): HTMLElement | null {
  const found = document.querySelectorAll<HTMLElement>((isWide ? undefined : step.narrow) ?? step.target);
  return [...found].find((element) => element.checkVisibility()) ?? null;
}
