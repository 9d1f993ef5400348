import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Words } from '../i18n/words.tsx';
import { wide } from '../ui/breakpoints.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { placeCard, scrollToSee } from './place.ts';
import styles from './tour-dialog.module.css';
import type { TourName } from './tour-rule.ts';
import { findTarget, type TourStep } from './tour-steps.ts';

/**
 * Writes place of card and light past React: both follow the page while it scrolls. A step whose target has gone, as when a
 * window grows and the drawer's button with it, keeps its card and lights nothing.
 */
function place(dialog: HTMLDialogElement, target: HTMLElement | null): void {
  const [light, card] = dialog.children;
  if (!(light instanceof HTMLElement && card instanceof HTMLElement)) return;
  const size = { width: dialog.clientWidth, height: dialog.clientHeight };
  const box = target?.getBoundingClientRect() ?? {
    left: size.width / 2,
    top: size.height / 2,
    width: 0,
    height: 0,
  };
  const placed = placeCard(box, { width: card.offsetWidth, height: card.offsetHeight }, size);
  for (const [element, { left, top }] of [
    [light, placed.light],
    [card, placed.card],
  ] as const) {
    element.style.left = `${left}px`;
    element.style.top = `${top}px`;
  }
  light.style.width = `${placed.light.width}px`;
  light.style.height = `${placed.light.height}px`;
}

/**
 * A tour as a modal dialog: the native one, which keeps the focus inside, closes on Escape, gives the focus back and lies over
 * everything. It fills the window; one box in it casts the veil around what is explained, another is the card.
 */
export function TourDialog(props: {
  tour: TourName;
  /** At least one. */
  steps: readonly TourStep[];
  words: Words;
  /** It opened by itself: it says that it will not again. */
  unasked: boolean;
  onShow: () => void;
  onClose: () => void;
}): ReactNode {
  const { tour, steps, words, unasked, onShow, onClose } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const [at, setAt] = useState(0);
  const [isWide, setIsWide] = useState(() => window.matchMedia(wide).matches);
  const step = steps[at];
  const isLast = at === steps.length - 1;

  // Shown before the first step is placed: until then nothing has a size. What has opened since the tour was asked for comes first, and
  // keeps the keyboard.
  useLayoutEffect(() => {
    if (dialog.current?.open !== false) return;
    if (unasked && document.querySelector('dialog[open]') !== null) return onClose();
    dialog.current.showModal();
    next.current?.focus();
    onShow();
  }, [unasked, onShow, onClose]);
  useEffect(() => {
    const media = window.matchMedia(wide);
    const onWidth = (): void => setIsWide(media.matches);
    media.addEventListener('change', onWidth);
    return () => media.removeEventListener('change', onWidth);
  }, []);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null || step === undefined) return;
    const target = findTarget(step, isWide);
    const follow = (): void => place(element, target);
    const card = element.lastElementChild;
    if (target !== null && card instanceof HTMLElement) {
      const top = scrollToSee(
        target.getBoundingClientRect(),
        { width: card.offsetWidth, height: card.offsetHeight },
        { width: element.clientWidth, height: element.clientHeight },
      );
      const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      window.scrollBy({ top, behavior: still ? 'instant' : 'smooth' });
    }
    follow();
    // What lies lower is drawn when it comes near, and moves what stands below it.
    const sizes = new ResizeObserver(follow);
    for (const watched of [document.body, target, card]) if (watched) sizes.observe(watched);
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', follow);
    return () => {
      sizes.disconnect();
      window.removeEventListener('scroll', follow);
      window.removeEventListener('resize', follow);
    };
  }, [step, isWide]);

  const close = (): void => dialog.current?.close();
  const go = (to: number): void => {
    if (to >= steps.length) close();
    else if (to >= 0) {
      setAt(to);
      // The button that leads back is not there on the first step, and would take the focus with it.
      if (to === 0) next.current?.focus();
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = {
      ArrowRight: Math.min(at + 1, steps.length - 1),
      ArrowLeft: at - 1,
      Home: 0,
      End: steps.length - 1,
    }[event.key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    go(to);
  };
  if (step === undefined) return null;
  const key = `tour.${tour}.${step.id}`;
  const narrowText = `${key}.narrow`;
  return (
    <dialog
      ref={dialog}
      className={styles.tour}
      aria-label={words(`tour.${tour}`)}
      aria-describedby={id}
      data-print="no"
      data-tour-open={step.id}
      onClose={onClose}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        if (event.target === event.currentTarget) close();
      }}
    >
      <div className={styles.light} />
      <div className={styles.card}>
        {/* Read out as a whole with each step, while the focus stays on its button. */}
        <div id={id} className={styles.text} aria-live="polite" aria-atomic="true">
          <p className={styles.progress}>{words('tour.progress', { at: at + 1, of: steps.length })}</p>
          <h2 className={styles.title}>{words(`${key}.title`)}</h2>
          <p>{words(!isWide && words.has(narrowText) ? narrowText : `${key}.text`)}</p>
        </div>
        <IconButton
          className={styles.close ?? ''}
          icon="close"
          label={words('tour.close')}
          tooltip={false}
          onClick={close}
        />
        <div className={styles.foot}>
          {unasked && !isLast && (
            <Button look="quiet" className={styles.never} onClick={close}>
              {words('tour.never')}
            </Button>
          )}
          {at > 0 && <Button onClick={() => go(at - 1)}>{words('tour.back')}</Button>}
          <Button ref={next} look="solid" onClick={() => go(at + 1)}>
            {words(isLast ? 'tour.done' : 'tour.next')}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
