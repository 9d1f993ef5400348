import { type ReactNode, useMemo } from 'react';
import { type ChartSize, chartSize, MAX_CHART_WIDTH } from './chart-size.ts';
import { ChartSvg } from './chart-svg.tsx';
import { useContainerWidth } from './container-width.ts';
import type { Cursor } from './cursor.ts';
import { lineLabelsFit } from './end-labels.ts';
import { Key, type KeyEntry } from './key.tsx';
import { Legend } from './legend.tsx';
import { PeriodMarker } from './period-marker.tsx';
import { placeCard } from './place-card.ts';
import styles from './plot.module.css';
import { PlotMarks } from './plot-marks.tsx';
import type { PlotInput, PlotModel } from './plot-model.ts';
import type { PlotFormat, PlotLabels } from './plot-text.ts';
import { StatusKey } from './status-key.tsx';
import { Surface } from './surface.tsx';
import { toPlotModel } from './to-plot-model.ts';
import { Tooltip } from './tooltip.tsx';
import { useReading } from './use-reading.ts';

/** What every chart over time takes beside its series. */
export type PlotChartOptions = {
  /** Prefix of the ids inside the drawing; unique on the page. */
  id: string;
  /** What the chart shows, for screen readers and for the exported drawing. */
  title: string;
  /** The finding in words. */
  description: string;
  format: PlotFormat;
  labels: PlotLabels;
  /** Stands in the chart's place when no series has a value, with the nearest year that has. */
  empty: ReactNode;
  /** Switches a series; the legend has buttons only with it. */
  onToggle?: ((id: string) => void) | undefined;
};

/** The room that a chart has: the style sheet reserves it, so that the box has its final height on the server. */
export type PlotFrame = {
  maxWidth: number;
  sizeOf: (width: number) => ChartSize;
  /** Height under the labels of the periods that belongs to marks of the chart's own. */
  below: number;
  /** Class of the heights. */
  className: string | undefined;
};

const usualFrame: PlotFrame = {
  maxWidth: MAX_CHART_WIDTH,
  sizeOf: chartSize,
  below: 0,
  className: styles.heights,
};

export type PlotChartProps = PlotChartOptions &
  Omit<PlotInput, 'format' | 'breakLabel' | 'width' | 'stretched' | 'size'> & {
    /** Where the legend stands: always, nowhere, or where names at the line ends do not say the same. */
    legend: 'always' | 'needed' | 'none';
    /** Period that the page is at, marked when the chart has it. */
    period?: number | null | undefined;
    frame?: PlotFrame;
    /** Marks of the chart's own, over the others. */
    marks?: (model: PlotModel, height: number) => ReactNode;
    /** What stands in the key instead of the states of the figures. */
    keyEntries?: readonly KeyEntry[];
    /** What the card says of a period beside its figures, instead of which parts of a whole are known. */
    noteOf?: (period: number) => string | null;
  };

/** The model of the chart in its measured box. */
function usePlot(props: PlotChartProps) {
  const { periods, periodSteps, series, hidden, breaks, partial, twoAxes, log, zero, namesOnLines } = props;
  const { format, labels, frame = usualFrame } = props;
  const { maxWidth, sizeOf, below } = frame;
  const box = useContainerWidth(maxWidth);
  const { width, stretched } = box;
  const { breakAt: breakLabel } = labels;
  const input = useMemo(() => {
    const whole = sizeOf(width);
    return {
      width,
      stretched,
      size: { ...whole, height: whole.height - below },
      format: format.tick === undefined ? format : { ...format, period: format.tick },
      breakLabel,
    };
  }, [width, stretched, sizeOf, below, format, breakLabel]);
  const model = useMemo(
    () =>
      toPlotModel({
        ...input,
        periods,
        periodSteps,
        series,
        hidden,
        breaks,
        partial,
        twoAxes,
        log,
        zero,
        namesOnLines,
      }),
    [input, periods, periodSteps, series, hidden, breaks, partial, twoAxes, log, zero, namesOnLines],
  );
  return { box, model, frame };
}

/** Legend, drawing, card and key of a chart over time. */
export function PlotChart(props: PlotChartProps): ReactNode {
  const { id, series, hidden, format, labels, period, onToggle, noteOf } = props;
  const { box, model, frame } = usePlot(props);
  const reader = useReading(model, indexOf(model, period), labels.explain);
  const { cursor, reading, pinned } = reader;
  const row = reading?.rows[cursor?.row ?? -1] ?? null;
  const card = cursor !== null && reading !== null && (
    <Tooltip
      reading={noteOf === undefined ? reading : { ...reading, partial: noteOf(reading.period) }}
      active={cursor.row}
      format={format}
      labels={labels}
      pinned={pinned}
      held={reader.held}
      place={placeCard(model, cursor)}
      onClose={reader.close}
    />
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: It only hears that the focus leaves chart and card.
    <div
      ref={reader.root}
      className={styles.chart}
      data-wide={frame.maxWidth > MAX_CHART_WIDTH || undefined}
      onBlur={reader.onBlur}
    >
      <div ref={box.ref} className={styles.box}>
        {props.legend !== 'none' && !model.isEmpty && (
          <Legend
            label={labels.legend}
            series={series}
            hidden={hidden}
            onToggle={onToggle}
            narrowOnly={
              props.legend === 'needed' && onToggle === undefined && lineLabelsFit(series) && !box.stretched
            }
          />
        )}
        <div className={`${styles.frame} ${frame.className}`}>
          {model.isEmpty ? (
            <div className={styles.empty}>{props.empty}</div>
          ) : (
            <Surface
              title={props.title}
              hintId={`${id}-hint`}
              hint={labels.keyboardHint}
              said={reading !== null && cursor?.by === 'keyboard' ? labels.announce(reading, row) : ''}
              className={styles.surface}
              {...reader.handlers}
            >
              <Drawn
                props={props}
                model={model}
                below={frame.below}
                stretched={box.stretched}
                cursor={cursor}
              />
            </Surface>
          )}
          {!pinned && card}
        </div>
        {props.keyEntries === undefined ? (
          <StatusKey id={id} model={model} labels={labels} />
        ) : (
          !model.isEmpty && <Key entries={props.keyEntries} />
        )}
      </div>
      {/* A sized container may hold fixed boxes captive, so the pinned card stands outside of it. */}
      {pinned && card}
    </div>
  );
}

const indexOf = ({ periods }: PlotModel, period: number | null | undefined): number =>
  period === null || period === undefined ? -1 : periods.indexOf(period);

/** The drawing: the marks, and the period that the page is at. */
function Drawn(drawn: {
  props: PlotChartProps;
  model: PlotModel;
  below: number;
  stretched: boolean;
  cursor: Cursor | null;
}): ReactNode {
  const { props, model, stretched, cursor } = drawn;
  const { id, title, description, format } = props;
  const index = indexOf(model, props.period);
  const height = model.size.height + drawn.below;
  return (
    <ChartSvg
      id={id}
      title={title}
      description={description}
      className={styles.drawing}
      width={model.width}
      height={height}
      stretched={stretched}
    >
      <Cursors model={model} cursor={cursor}>
        <PlotMarks id={id} model={model} stretched={stretched} />
        {props.marks?.(model, height)}
        {index >= 0 && (
          <PeriodMarker model={model} index={index} text={format.period(model.periods[index] ?? 0)} />
        )}
      </Cursors>
    </ChartSvg>
  );
}

/** Behind the marks the period that is read, and around the mark that keys are on a ring. */
function Cursors({
  model,
  cursor,
  children,
}: {
  model: PlotModel;
  cursor: Cursor | null;
  children: ReactNode;
}): ReactNode {
  const { plot, band } = model;
  const x = model.x[cursor?.period ?? -1];
  const y = model.rows[cursor?.row ?? -1]?.y[cursor?.period ?? -1] ?? null;
  const width = Math.max(band, 3);
  return (
    <>
      {x !== undefined && (
        <rect
          x={x - width / 2}
          y={plot.top}
          width={width}
          height={plot.bottom - plot.top}
          fill="var(--rule)"
          fillOpacity="0.55"
        />
      )}
      {children}
      {x !== undefined && y !== null && (
        <circle cx={x} cy={y} r="6" fill="none" stroke="var(--ink)" strokeWidth="2" />
      )}
    </>
  );
}
