import { memo, type ReactNode, useMemo } from 'react';
import { type KeyEntry, keyEntry } from '../picture/key-picture.tsx';
import { type ChartLayouts, chartSize, LAYOUT_WIDTHS, MAX_CHART_WIDTH } from './chart-size.ts';
import { ChartSvg } from './chart-svg.tsx';
import { useChartLayouts } from './container-width.ts';
import type { Cursor } from './cursor.ts';
import { namesFrom } from './end-labels.ts';
import { Key } from './key.tsx';
import { LayoutBoxes } from './layout-boxes.tsx';
import { Legend } from './legend.tsx';
import { inkOf } from './marks/label.tsx';
import { Line } from './marks/line.tsx';
import { tenth } from './paths.ts';
import styles from './plot.module.css';
import { MAIN_WIDTH, PlotMarks } from './plot-marks.tsx';
import type { PlotInput, PlotModel } from './plot-model.ts';
import type { PlotFormat, PlotLabels } from './plot-text.ts';
import { rem } from './rem.ts';
import { type ChartSeries, isDoubtfulAt, seenSeries } from './series.ts';
import { Surface } from './surface.tsx';
import { textWidth } from './text-width.ts';
import { toPlotModel } from './to-plot-model.ts';
import { Tooltip, type TooltipProps } from './tooltip.tsx';
import { useReading } from './use-reading.ts';
import { useUnchanged } from './use-unchanged.ts';

export type PlotChartOptions = {
  /** Prefix of the ids inside the drawing; unique on the page. */
  id: string;
  title: string;
  description: string;
  format: PlotFormat;
  labels: PlotLabels;
  empty: ReactNode;
  /** Switches a series; the legend has buttons only with it. */
  onToggle?: ((id: string) => void) | undefined;
};

/** The room that a chart has. Keep it identical between renders. */
export type PlotFrame = ChartLayouts & {
  maxWidth: number;
  /** Height under the labels of the periods that belongs to marks of the chart's own. */
  below: number;
};

export const usualFrame: PlotFrame = {
  maxWidth: MAX_CHART_WIDTH,
  widths: LAYOUT_WIDTHS,
  sizeOf: chartSize,
  below: 0,
};

export type PlotChartProps = PlotChartOptions &
  Omit<PlotInput, 'format' | 'breakLabel' | 'width' | 'size'> & {
    /** When the legend is shown: always, never, or when names at the line ends do not replace it. */
    legend: 'always' | 'needed' | 'none';
    period?: number | null | undefined;
    frame?: PlotFrame;
    /** The line that is pointed at is drawn over the others. */
    isLit?: boolean;
    marks?: (model: PlotModel, height: number) => ReactNode;
    /** Series that are drawn beside the chart: its card has their figures, too. */
    alsoRead?: readonly ChartSeries[] | undefined;
    keyEntries?: readonly KeyEntry[];
    /** Note of the card on a period, instead of which parts of a whole are known. */
    noteOf?: (period: number) => string | null;
  };

/** The models of a chart in its layouts. A year of the page, which is no part of them, makes none anew. */
function usePlot(props: PlotChartProps) {
  const { periods, periodSteps, series, hidden, breaks, partial, twoAxes, log, zero, namesOnLines } = props;
  const { namesAlone, change, format, labels, frame = usualFrame } = props;
  const layouts = useChartLayouts(frame.widths, frame.maxWidth);
  const input = useUnchanged({
    ...{ periods, periodSteps, series, hidden, breaks, partial, twoAxes, log, zero, namesOnLines },
    ...{ namesAlone, change, format, breakLabel: labels.breakAt, layouts: frame },
  });
  const { widths } = layouts;
  const models = useMemo(() => {
    const { format, layouts: room } = input;
    return widths.map((width) => {
      const whole = room.sizeOf(width);
      return toPlotModel({
        ...input,
        format: format.tick === undefined ? format : { ...format, period: format.tick },
        width,
        size: { ...whole, height: whole.height - room.below },
      });
    });
  }, [widths, input]);
  return { layouts, models, frame };
}

function doubtEntries(series: readonly ChartSeries[], { doubt }: PlotLabels): readonly KeyEntry[] {
  const isDoubted = series.some((one) =>
    // A hollow zero is not seen.
    one.values.some((value, at) => value !== null && value !== 0 && isDoubtfulAt(one, at)),
  );
  if (doubt === undefined || !isDoubted) return [];
  const content = <circle cx="5" cy="5" r="4" fill="var(--paper)" stroke="var(--ink-2)" strokeWidth="1.5" />;
  return [keyEntry(doubt, 10, 10, content)];
}

export function PlotChart(props: PlotChartProps): ReactNode {
  const { id, series, hidden, format, labels, period, onToggle, noteOf } = props;
  const { layouts, models, frame } = usePlot(props);
  const [model] = models;
  if (model === undefined) throw new Error('A chart has no layout');
  const reader = useReading(
    model,
    props.alsoRead,
    indexOf(model, period),
    labels.explain,
    props.isLit === true,
  );
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
      <div ref={layouts.ref} className={styles.box}>
        {props.legend !== 'none' && !model.isEmpty && (
          <Legend
            label={labels.legend}
            series={seenSeries(series)}
            hidden={hidden}
            onToggle={onToggle}
            isByColour
            below={
              props.legend === 'needed' && hidden.length === 0
                ? namesFrom(series, props.namesAlone === true, frame)
                : null
            }
          />
        )}
        <div className={styles.frame}>
          {model.isEmpty ? (
            <div className={styles.empty}>{props.empty}</div>
          ) : (
            <Surface
              title={props.title}
              hintId={`${id}-hint`}
              hint={labels.keyboardHint}
              announcement={
                reading !== null && cursor?.by === 'keyboard' ? labels.announce(reading, row) : ''
              }
              className={styles.surface}
              {...reader.handlers}
            >
              <LayoutBoxes layouts={layouts}>
                {(width) => (
                  <Drawn
                    props={props}
                    model={models.find((one) => one.width === width) ?? model}
                    below={frame.below}
                    isFitted={!layouts.isPicture}
                    cursor={cursor}
                  />
                )}
              </LayoutBoxes>
            </Surface>
          )}
          {!pinned && card}
        </div>
        {!model.isEmpty && <Key entries={props.keyEntries ?? doubtEntries(series, labels)} />}
      </div>
      {/* A sized container may position fixed boxes within itself, so the pinned card is outside of it. */}
      {pinned && card}
    </div>
  );
}

const indexOf = ({ periods }: PlotModel, period: number | null | undefined): number =>
  period === null || period === undefined ? -1 : periods.indexOf(period);

function Drawn(drawn: {
  props: PlotChartProps;
  model: PlotModel;
  below: number;
  isFitted: boolean;
  cursor: Cursor | null;
}): ReactNode {
  const { props, model, isFitted, cursor } = drawn;
  const { title, description, format } = props;
  const index = indexOf(model, props.period);
  // The newest period is the last of its axis, and needs no mark.
  const isMarked = index >= 0 && index < model.periods.length - 1;
  const height = model.size.height + drawn.below;
  return (
    <ChartSvg
      id={`${props.id}-${model.width}`}
      title={title}
      description={description}
      className={styles.drawing ?? ''}
      width={model.width}
      height={height}
      shownHeight={rem(height)}
      fittedFrom={isFitted ? model.width : undefined}
    >
      <Cursors model={model} cursor={cursor} isLit={props.isLit === true}>
        <PlotMarks model={model} isPicture={!isFitted} />
        {props.marks?.(model, height)}
        {isMarked && (
          <PeriodMarker model={model} index={index} text={format.period(model.periods[index] ?? 0)} />
        )}
      </Cursors>
    </ChartSvg>
  );
}

function Cursors({
  model,
  cursor,
  isLit,
  children,
}: {
  model: PlotModel;
  cursor: Cursor | null;
  isLit: boolean;
  children: ReactNode;
}): ReactNode {
  const { plot, band } = model;
  const x = model.x[cursor?.period ?? -1];
  const y = model.rows[cursor?.row ?? -1]?.y[cursor?.period ?? -1] ?? null;
  const width = Math.max(band, 3);
  const lit = isLit ? model.rows[cursor?.row ?? -1] : undefined;
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
      {lit !== undefined && (
        <Line
          x={model.periods}
          y={lit.to}
          scales={{ x: model.scales.x, y: model.scales[lit.series.axis], spacing: model.spacing }}
          breaks={lit.series.breaks ?? model.breakPeriods}
          colour={inkOf(lit.series.colour)}
          width={MAIN_WIDTH}
        />
      )}
      {x !== undefined && y !== null && (
        <circle cx={x} cy={y} r="6" fill="none" stroke="var(--ink)" strokeWidth="2" />
      )}
    </>
  );
}

function placeCard(model: PlotModel, cursor: Cursor): TooltipProps['place'] {
  const x = model.x[cursor.period] ?? 0;
  const gap = model.band / 2 + 10;
  const top = rem(model.plot.top + 4);
  // The drawing may be stretched to its box.
  const part = (length: number): string => `${Math.round((length / model.width) * 1000) / 10}%`;
  return x < model.width / 2
    ? { side: 'left', distance: part(x + gap), top }
    : { side: 'right', distance: part(model.width - x + gap), top };
}

type PeriodMarkerProps = { model: PlotModel; index: number; text: string };

/** The selected year: a vertical line and the year on the axis. It is all that a year step draws anew. */
const PeriodMarker = memo(function PeriodMarker({ model, index, text }: PeriodMarkerProps) {
  const x = model.x[index];
  if (x === undefined) return null;
  const { plot, size, width } = model;
  const half = Math.ceil(textWidth(text, size.fontSize) / 2) + 4;
  const centre = Math.min(Math.max(x, half), width - half);
  const height = Math.round(size.fontSize * 1.5);
  const top = tenth(size.height - 8 - size.fontSize * 0.36 - height / 2);
  // Labels that the year would cut through are covered whole.
  const covered = model.periodTicks.filter(
    (tick) => Math.abs(tickCentre(tick, size.fontSize) - centre) < 2 * half,
  );
  return (
    <g>
      {covered.map((tick) => (
        <rect
          key={tick.text}
          x={tenth(tickCentre(tick, size.fontSize) - half)}
          y={top}
          width={2 * half}
          height={height}
          fill="var(--paper)"
        />
      ))}
      {/* A year step moves these groups and changes one text; their shapes stay as they are laid out. */}
      <g transform={`translate(${x},0)`}>
        <path d={`M0,${plot.top}V${top}`} stroke="var(--ink)" strokeWidth="1" fill="none" />
      </g>
      <g transform={`translate(${tenth(centre)},0)`}>
        <rect x={-half} y={top} width={2 * half} height={height} rx="3" fill="var(--ink)" />
        <text
          y={size.height - 8}
          textAnchor="middle"
          fill="var(--paper)"
          fontSize={size.fontSize}
          fontFamily="var(--font-sans)"
          fontWeight="600"
        >
          {text}
        </text>
      </g>
    </g>
  );
});

function tickCentre({ x, text, anchor }: PlotModel['periodTicks'][number], fontSize: number): number {
  const half = textWidth(text, fontSize) / 2;
  return anchor === 'middle' ? x : anchor === 'start' ? x + half : x - half;
}
