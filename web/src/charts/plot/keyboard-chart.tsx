import { type KeyboardEvent, type ReactNode, useContext, useId, useState } from 'react';
import { ExplainContext } from '../explained/explained.ts';
import { GRID_KEYS, type GridCursor, moveInGrid } from './grid-cursor.ts';
import { Surface } from './surface.tsx';

/** A point that keys reach: its announcement, and its box in pixels of the view box. */
type KeyboardPoint = {
  text: string;
  box?: { x: number; y: number; width: number; height: number } | undefined;
  explain?: string | undefined;
};

export type KeyboardChartProps = {
  title: string;
  hint: string;
  points: readonly (readonly KeyboardPoint[])[];
  /** Draws the picture; it gets the ring around the point that keys are on. */
  children: (ring: ReactNode, cursor: GridCursor | null) => ReactNode;
};

/** Makes a drawing readable with the keyboard: arrow keys go from point to point, and each is announced. */
export function KeyboardChart({ title, hint, points, children }: KeyboardChartProps): ReactNode {
  const hintId = useId();
  const openExplanation = useContext(ExplainContext);
  const [cursor, setCursor] = useState<GridCursor | null>(null);
  const active = cursor === null ? undefined : points[cursor.series]?.[cursor.point];
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'Enter' && active?.explain !== undefined) {
      // The key would go on to press the button of the dialog that it opened.
      event.preventDefault();
      openExplanation?.(active.explain);
    }
    if (!GRID_KEYS.has(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
    // Without a reading, Esc belongs to whatever surrounds the drawing.
    if (event.key === 'Escape' && cursor === null) return;
    event.preventDefault();
    event.stopPropagation();
    setCursor(
      moveInGrid(
        active === undefined ? null : cursor,
        event.key,
        points.map((series) => series.length),
      ),
    );
  };
  const box = active?.box;
  const ring =
    box === undefined ? null : (
      <rect
        x={box.x - 3}
        y={box.y - 3}
        width={box.width + 6}
        height={box.height + 6}
        rx="3"
        fill="none"
        stroke="var(--ink)"
        strokeWidth="2"
      />
    );
  return (
    <Surface
      title={title}
      hintId={hintId}
      hint={hint}
      announcement={active?.text ?? ''}
      onKeyDown={onKeyDown}
      onBlur={() => setCursor(null)}
    >
      {children(ring, cursor)}
    </Surface>
  );
}
