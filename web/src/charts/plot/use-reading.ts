import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useRef,
} from 'react';
import { DIRECT_LABEL_WIDTH } from './chart-size.ts';
import { type Cursor, moveCursor, READING_KEYS } from './cursor.ts';
import { nearestPeriod } from './period-axis.ts';
import type { PlotModel } from './plot-model.ts';
import { type Reading, toReading } from './reading.ts';

/** The reader's place in a chart, and what the drawing must listen to. */
export type ReadingState = {
  /** The element outside of which a touch closes the card. */
  root: RefObject<HTMLDivElement | null>;
  cursor: Cursor | null;
  reading: Reading | null;
  /** The card lies at the bottom of the window: on touch, and where the chart has no room beside its marks. */
  pinned: boolean;
  close: () => void;
  handlers: {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerLeave: (event: PointerEvent<HTMLElement>) => void;
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
    onBlur: () => void;
  };
};

/** Follows pointer, touch and keys. `marked` is the index of the page's period, where keys begin, or −1. */
export function useReading(model: PlotModel, marked: number): ReadingState {
  const root = useRef<HTMLDivElement>(null);
  const [cursor, dispatch] = useReducer(moveCursor, null);
  const close = useCallback(() => dispatch({ kind: 'clear' }), []);
  const reading = useMemo(() => (cursor === null ? null : toReading(model, cursor.period)), [model, cursor]);

  const touched = cursor?.by === 'touch';
  useEffect(() => {
    if (!touched) return;
    const onDown = (event: globalThis.PointerEvent): void => {
      if (event.target instanceof Node && root.current?.contains(event.target) !== true) close();
    };
    document.addEventListener('pointerdown', onDown);
    return () => document.removeEventListener('pointerdown', onDown);
  }, [touched, close]);

  const onPointer = (event: PointerEvent<HTMLElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    if (box.width === 0) return;
    const x = ((event.clientX - box.left) * model.width) / box.width;
    const by = event.pointerType === 'mouse' ? 'pointer' : 'touch';
    dispatch({ kind: 'point', period: nearestPeriod(x, model.x), by });
  };

  return {
    root,
    cursor,
    reading,
    pinned: cursor !== null && (touched || model.width < DIRECT_LABEL_WIDTH),
    close,
    handlers: {
      onPointerDown: onPointer,
      onPointerMove: onPointer,
      onPointerLeave: (event) => {
        if (event.pointerType === 'mouse') close();
      },
      onKeyDown: (event) => {
        if (!READING_KEYS.has(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
        // Without a card, Esc belongs to whatever surrounds the chart.
        if (event.key === 'Escape' && cursor === null) return;
        event.preventDefault();
        event.stopPropagation();
        dispatch({
          kind: 'key',
          key: event.key,
          periods: model.periods.length,
          rows: model.rows.length,
          start: marked >= 0 ? marked : model.periods.length - 1,
        });
      },
      onBlur: close,
    },
  };
}
