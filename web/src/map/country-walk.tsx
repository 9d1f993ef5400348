import {
  type FocusEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';
import { useWords } from '../i18n/words.tsx';
import styles from './country-walk.module.css';
import type { Geography, MapPlace } from './geography.ts';
import { landAt, type PlaceAt } from './land-at.ts';
import type { useKeyboard } from './use-keyboard.ts';
import type { usePointer } from './use-pointer.ts';
import { type Frame, type MapView, toFrame } from './view.ts';

export function CountryWalk(props: {
  keyboard: ReturnType<typeof useKeyboard>;
  pointer: Pick<ReturnType<typeof usePointer>, 'pinned'>;
  pointed: string | null;
  label: string;
  frameRef: RefObject<HTMLDivElement | null>;
  geography: Geography;
  view: MapView;
  frame: Frame;
  renderCard: (iso3: string) => ReactNode;
}): ReactNode {
  const { keyboard, pointer, pointed, label, frameRef, geography, view, frame, renderCard } = props;
  const words = useWords();
  return (
    <>
      <div
        ref={keyboard.ref}
        className={styles.keys}
        role="application"
        data-walking={keyboard.focused === null ? undefined : 'yes'}
        aria-label={label}
        aria-description={words('map.instructions')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys walk over the countries from here.
        tabIndex={0}
        {...keyboard.handlers}
      />
      {/* Right after the surface, so that Tab leads from a country to the links of its card. */}
      {pointed !== null && (
        <MapCard
          pinned={pointer.pinned === pointed}
          frameRef={frameRef}
          placeFor={(card, texts) => {
            const place = geography.byIso3.get(pointed);
            if (place === undefined) return [0, 0];
            const at = toFrame(place.centre, view, frame);
            return placeCard(card, frame, place, at, landAt(geography, view, frame), texts);
          }}
          onBlur={keyboard.handlers.onBlur}
          onEscape={keyboard.leaveCard}
        >
          {renderCard(pointed)}
        </MapCard>
      )}
    </>
  );
}

type Point = readonly [number, number];

type Box = Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>;

const CELL = 24;

/** What a cell of other land under the card costs, in pixels of its distance. */
const LAND = 4;

const LABEL = 120;

const AROUND = 16;

/** Left upper corner of a country's card: as near to `at` as it can, off the country, and rather over the sea than over others and `texts`. */
export function placeCard(
  card: { width: number; height: number },
  frame: Pick<Frame, 'width' | 'height'>,
  country: MapPlace,
  at: Point,
  placeAt: PlaceAt,
  texts: readonly Box[] = [],
): Point {
  const columns = Math.ceil(frame.width / CELL);
  const rows = Math.ceil(frame.height / CELL);
  const cells = Array.from({ length: columns * rows }, (_, cell) =>
    placeAt(((cell % columns) + 0.5) * CELL, (Math.floor(cell / columns) + 0.5) * CELL),
  );
  let best: Point = [0, 0];
  let least = Number.POSITIVE_INFINITY;
  for (const top of startsIn(frame.height, card.height))
    for (const left of startsIn(frame.width, card.width)) {
      const [right, bottom] = [left + card.width, top + card.height];
      const covers =
        at[0] > left - AROUND && at[0] < right + AROUND && at[1] > top - AROUND && at[1] < bottom + AROUND;
      let cost =
        Math.hypot(Math.max(left - at[0], 0, at[0] - right), Math.max(top - at[1], 0, at[1] - bottom)) +
        (covers ? 10_000 : 0);
      for (const text of texts)
        if (text.left < right && text.right > left && text.top < bottom && text.bottom > top) cost += LABEL;
      for (let row = Math.max(0, Math.floor(top / CELL)); row < rows && row * CELL < bottom; row++)
        for (
          let column = Math.max(0, Math.floor(left / CELL));
          column < columns && column * CELL < right;
          column++
        ) {
          const place = cells[row * columns + column];
          if (place === country) cost += 500;
          else if (place !== null) cost += LAND;
        }
      if (cost < least) {
        least = cost;
        best = [left, top];
      }
    }
  return best;
}

/** Where a card may begin along a side of the frame; one that is longer ends where the frame ends. */
function startsIn(side: number, length: number): readonly number[] {
  const last = side - length;
  if (last <= 0) return [last];
  return Array.from({ length: Math.floor(last / CELL) + 2 }, (_, step) => Math.min(last, step * CELL));
}

const gap = 8;

interface MapCardProps {
  /** The card of a country that was pressed: on a phone it is a sheet, and its links can be reached. */
  pinned: boolean;
  /** The drawing, which the sheet of a phone must not cover. */
  frameRef: RefObject<HTMLElement | null>;
  /** Left upper corner in the drawing for a card of this size, in pixels; `texts` are the boxes of its labels in the drawing. */
  placeFor: (card: { width: number; height: number }, texts: readonly DOMRect[]) => readonly [number, number];
  onBlur: (event: FocusEvent<HTMLElement>) => void;
  onEscape: () => void;
  children: ReactNode;
}

/** The card of a country, in the nearest free place beside it, and on a phone in a sheet under the map and its years. No space is reserved for it. */
function MapCard({ pinned, frameRef, placeFor, onBlur, onEscape, children }: MapCardProps): ReactElement {
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
