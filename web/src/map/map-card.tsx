import { type FocusEvent, type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react';
import { type MarkBox, placeCard } from './card-place.ts';
import styles from './map-card.module.css';
import type { Frame } from './view.ts';

interface MapCardProps {
  /** What the card speaks of, in pixels of the frame. */
  mark: MarkBox;
  frame: Frame;
  /** The links of a pinned card can be reached; a hovering one lets the pointer through. */
  pinned: boolean;
  /** The focus leaves what stands in the card. */
  onBlur: (event: FocusEvent<HTMLElement>) => void;
  children: ReactNode;
}

/** The card beside a country; on narrow screens the style sheet pins it to the bottom instead. */
export function MapCard({ mark, frame, pinned, onBlur, children }: MapCardProps): ReactElement {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const card = ref.current;
    if (card === null) return;
    const { left, top } = placeCard(mark, { width: card.offsetWidth, height: card.offsetHeight }, frame);
    card.style.setProperty('--card-left', `${left}px`);
    card.style.setProperty('--card-top', `${top}px`);
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: It only hears that the focus leaves what stands in it.
    <div ref={ref} className={styles.card} data-pinned={pinned || undefined} data-print="no" onBlur={onBlur}>
      {children}
    </div>
  );
}
