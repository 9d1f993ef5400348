import {
  type FocusEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';
import styles from './map-card.module.css';

/** Pixels between the sheet and the end of the window. */
const gap = 8;

interface MapCardProps {
  /** The card of a country that was pressed: on a phone it is a sheet, and its links can be reached. */
  pinned: boolean;
  /** Nobody points at the country: it is the chosen one, of which a phone says so elsewhere. */
  resting: boolean;
  /** The drawing, which the sheet of a phone must not cover. */
  frameRef: RefObject<HTMLElement | null>;
  /** The focus leaves what stands in the card. */
  onBlur: (event: FocusEvent<HTMLElement>) => void;
  children: ReactNode;
}

/**
 * What is said of a country, in a place of its own: under the map, beside it where the map stands alone, and on a phone in a
 * sheet that leaves map and years free. The place keeps its size, so that nothing moves while countries are pointed at.
 */
export function MapCard({ pinned, resting, frameRef, onBlur, children }: MapCardProps): ReactElement {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [card, frame] = [ref.current, frameRef.current];
    if (!pinned || card === null || frame === null || getComputedStyle(card).position !== 'fixed') return;
    const years = card.closest('section')?.querySelector('[data-years]');
    // Below the years where there is room for it, else right above them, wherever they stand.
    const place = (): void => {
      const bar = years?.getBoundingClientRect();
      const above = bar === undefined || bar.bottom + card.offsetHeight + 2 * gap > window.innerHeight;
      const from = above ? window.innerHeight - (bar?.top ?? window.innerHeight) : 0;
      card.style.bottom = `calc(${from + gap}px + env(safe-area-inset-bottom))`;
    };
    place();
    if (frame.getBoundingClientRect().bottom > card.getBoundingClientRect().top) {
      const end = (years?.parentElement ?? frame).getBoundingClientRect().bottom;
      window.scrollBy(0, end + card.offsetHeight + 2 * gap - window.innerHeight);
      place();
    }
    window.addEventListener('scroll', place, { passive: true });
    return () => window.removeEventListener('scroll', place);
  }, [pinned, frameRef]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: It only hears that the focus leaves what stands in it.
    <div
      ref={ref}
      className={styles.card}
      data-card={resting ? 'resting' : pinned ? 'pinned' : 'pointed'}
      data-print="no"
      onBlur={onBlur}
    >
      {children}
    </div>
  );
}

/** What stands in the card's place while no country is meant: how to get one. */
export function NoCard({ text }: { text: string }): ReactElement {
  return (
    <p className={styles.none} data-print="no">
      {text}
    </p>
  );
}
