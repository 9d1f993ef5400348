import { ChartSvg } from './chart-svg.tsx';
import type { Cursor } from './cursor.ts';
import { PeriodMarker } from './period-marker.tsx';
import styles from './plot.module.css';
import { PlotMarks } from './plot-marks.tsx';
import type { PlotModel } from './plot-model.ts';
import type { ReadingState } from './use-reading.ts';

export type PlotViewProps = {
  /** Prefix of the ids inside the drawing; unique on the page. */
  id: string;
  /** What the chart shows, for screen readers and for the exported drawing. */
  title: string;
  /** The finding in words. */
  description: string;
  keyboardHint: string;
  model: PlotModel;
  /** The box is not measured yet. */
  stretched: boolean;
  /** Period that the page is at, by index, with its text; −1 when the chart does not have it. */
  marked: { index: number; text: string };
  cursor: Cursor | null;
  handlers: ReadingState['handlers'];
};

/** The drawing and the surface that pointers and keys read it by. */
export function PlotView({
  id,
  title,
  description,
  keyboardHint,
  model,
  stretched,
  marked,
  cursor,
  handlers,
}: PlotViewProps) {
  return (
    <>
      {/* The application role hands the arrow keys to the chart instead of the screen reader's own cursor. */}
      <div
        className={styles.surface}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application is interactive, and this one is read by keys.
        tabIndex={0}
        aria-label={title}
        aria-describedby={`${id}-hint`}
        {...handlers}
      >
        <ChartSvg
          id={id}
          title={title}
          description={description}
          className={styles.drawing}
          width={model.width}
          height={model.size.height}
          stretched={stretched}
        >
          {cursor !== null && <CursorBand model={model} cursor={cursor} />}
          <PlotMarks id={id} model={model} stretched={stretched} />
          {marked.index >= 0 && <PeriodMarker model={model} index={marked.index} text={marked.text} />}
          {cursor !== null && <CursorRing model={model} cursor={cursor} />}
        </ChartSvg>
      </div>
      <p id={`${id}-hint`} className="visually-hidden">
        {keyboardHint}
      </p>
    </>
  );
}

/** Behind the marks, the period that is read. */
export function CursorBand({ model, cursor }: { model: PlotModel; cursor: Cursor }) {
  const x = model.x[cursor.period];
  if (x === undefined) return null;
  const width = Math.max(model.band, 3);
  const { top, bottom } = model.plot;
  return (
    <rect
      x={x - width / 2}
      y={top}
      width={width}
      height={bottom - top}
      fill="var(--rule)"
      fillOpacity="0.55"
    />
  );
}

/** Around the mark that the keyboard is on. */
export function CursorRing({ model, cursor }: { model: PlotModel; cursor: Cursor }) {
  const x = model.x[cursor.period];
  const y = cursor.row === null ? null : (model.rows[cursor.row]?.y[cursor.period] ?? null);
  if (x === undefined || y === null) return null;
  return <circle cx={x} cy={y} r="6" fill="none" stroke="var(--ink)" strokeWidth="2" />;
}
