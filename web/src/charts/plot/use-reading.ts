import { bisectCenter } from 'd3-array';
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useReducer,
  useRef,
} from 'react';
import { ExplainContext } from '../explained/explained.ts';
import { FLOATING_CARD_WIDTH } from './chart-size.ts';
import { type Cursor, moveCursor, READING_KEYS } from './cursor.ts';
import type { PlotModel } from './plot-model.ts';
import type { PlotLabels } from './plot-text.ts';
import { type Reading, type ReadingRow, toReading } from './reading.ts';
import type { ChartSeries } from './series.ts';

export type ReadingState = {
  /** A touch outside of this element closes the card. */
  root: RefObject<HTMLDivElement | null>;
  cursor: Cursor | null;
  reading: Reading | null;
  /** The card is outside of the chart: on touch, and where the chart has no room beside its marks (`tooltip.module.css`). */
  pinned: boolean;
  held: boolean;
  close: () => void;
  handlers: {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerLeave: (event: PointerEvent<HTMLElement>) => void;
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  };
  /** For the root: the reading ends when the focus leaves chart and card. */
  onBlur: (event: FocusEvent<HTMLElement>) => void;
};

/** `alsoRead`: series drawn elsewhere; `marked`: index of the page's period, where keys begin, or −1; `isLit`: the nearest line is read. */
export function useReading(
  model: PlotModel,
  alsoRead: readonly ChartSeries[] | undefined,
  marked: number,
  explain: PlotLabels['explain'],
  isLit: boolean,
): ReadingState {
  const openExplanation = useContext(ExplainContext);
  const root = useRef<HTMLDivElement>(null);
  const [cursor, dispatch] = useReducer(moveCursor, null);
  const close = useCallback(() => dispatch({ kind: 'clear' }), []);
  const reading = useMemo(
    () => (cursor === null ? null : toReading(model, cursor.period, alsoRead)),
    [model, alsoRead, cursor],
  );

  const touched = cursor?.by === 'touch' || cursor?.by === 'click';
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
    const pressed = event.type === 'pointerdown';
    const by = event.pointerType !== 'mouse' ? 'touch' : pressed ? 'click' : 'pointer';
    // A held card stays with its period until the reader clicks again.
    if (by === 'pointer' && cursor?.by === 'click') return;
    const period = bisectCenter(model.x, x);
    const y = ((event.clientY - box.top) * model.size.height) / box.height;
    dispatch({ kind: 'point', period, row: isLit ? nearestRow(model, period, y) : null, by });
  };

  const pinned = cursor !== null && (cursor.by === 'touch' || model.width < FLOATING_CARD_WIDTH);
  return {
    root,
    cursor,
    reading,
    pinned,
    held: cursor?.by === 'click' && !pinned,
    close,
    handlers: {
      onPointerDown: onPointer,
      onPointerMove: onPointer,
      onPointerLeave: (event) => {
        if (event.pointerType === 'mouse' && cursor?.by === 'pointer') close();
      },
      onKeyDown: (event) => {
        if (!READING_KEYS.has(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
        // Without a card, Esc belongs to whatever surrounds the chart.
        if (event.key === 'Escape' && cursor === null) return;
        event.preventDefault();
        event.stopPropagation();
        // Enter explains the series that the keyboard is on, or the first one with a figure.
        const reached = event.key === 'Enter' ? figureReached(reading, cursor) : undefined;
        if (reached !== undefined && reading !== null && explain !== undefined)
          openExplanation?.(explain(reached, reading.period).key);
        dispatch({
          kind: 'key',
          key: event.key,
          periods: model.periods.length,
          rows: model.rows.length + (alsoRead?.length ?? 0),
          start: marked >= 0 ? marked : model.periods.length - 1,
        });
      },
    },
    onBlur: (event) => {
      const to = event.relatedTarget;
      // The card's links belong to the reading, and so does what they open; a touched card ends by a touch elsewhere.
      const stays =
        to instanceof Element && (root.current?.contains(to) === true || to.closest('dialog') !== null);
      if (!stays && !touched) close();
    },
  };
}

/** The series whose figure of a period is nearest to a height; `null` where none has one. */
function nearestRow({ rows }: PlotModel, period: number, height: number): number | null {
  const gaps = rows.map(({ y }) => Math.abs((y[period] ?? Number.POSITIVE_INFINITY) - height));
  const least = Math.min(...gaps);
  return Number.isFinite(least) ? gaps.indexOf(least) : null;
}

function figureReached(reading: Reading | null, cursor: Cursor | null): ReadingRow | undefined {
  const active = reading?.rows[cursor?.row ?? -1];
  return active?.value == null ? reading?.rows.find(({ value }) => value !== null) : active;
}
