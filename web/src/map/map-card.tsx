import {
  type FocusEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';
import styles from './map-card.module.css';

/** Pixels between the sheet of a phone and what it leaves free. */
const gap = 8;

interface MapCardProps {
  /** The card of a country that was pressed: on a phone it is a sheet, and its links can be reached. */
  pinned: boolean;
  /** The drawing, which the sheet of a phone must not cover. */
  frameRef: RefObject<HTMLElement | null>;
  /** Left upper corner in the drawing for a card of this size, in pixels; `texts` are the boxes of its labels in the drawing. */
  placeFor: (card: { width: number; height: number }, texts: readonly DOMRect[]) => readonly [number, number];
  /** The focus leaves the content of the card. */
  onBlur: (event: FocusEvent<HTMLElement>) => void;
  /** Escape in the card, whose text can be pressed, too. */
  onEscape: () => void;
  children: ReactNode;
}

/** The card of a country, in the nearest free place beside it, and on a phone in a sheet under the map and its years. No space is reserved for it. */
export function MapCard({
  pinned,
  frameRef,
  placeFor,
  onBlur,
  onEscape,
  children,
}: MapCardProps): ReactElement {
  const ref = useRef<HTMLDivElement>(null);
  // With every drawing: what a press chooses gives the map another shape.
  useLayoutEffect(() => {
    const [card, frame] = [ref.current, frameRef.current];
    if (card === null || frame === null) return;
    if (getComputedStyle(card).position !== 'fixed') {
      const { left, top } = frame.getBoundingClientRect();
      const texts = [...frame.querySelectorAll('text')].map((text) => {
        const box = text.getBoundingClientRect();
        return new DOMRect(box.x - left, box.y - top, box.width, box.height);
      });
      const [x, y] = placeFor({ width: card.offsetWidth, height: card.offsetHeight }, texts);
      card.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
      return;
    }
    if (!pinned) return;
    const years = card.closest('section')?.querySelector('[data-years]') ?? frame;
    const uncover = (): void =>
      window.scrollBy(
        0,
        Math.max(0, years.getBoundingClientRect().bottom + gap - card.getBoundingClientRect().top),
      );
    // The chart and the strip of the country come before the map, and are drawn after it.
    const observer = new ResizeObserver(uncover);
    observer.observe(document.body);
    return () => observer.disconnect();
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: It only listens to focus leaving its content.
    <div
      ref={ref}
      className={styles.card}
      data-card={pinned ? 'pinned' : 'pointed'}
      data-print="no"
      tabIndex={-1}
      onBlur={onBlur}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onEscape();
      }}
    >
      {children}
    </div>
  );
}
