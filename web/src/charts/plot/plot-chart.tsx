import { memo, type ReactNode, useContext } from 'react';
import { keyPicture } from '../picture/key-picture.tsx';
import { PictureContext } from '../picture/picture-parts.ts';
import type { MeasuredBox } from './container-width.ts';
import { type ChartLegendProps, Legend } from './legend.tsx';
import { placeCard } from './place-card.ts';
import styles from './plot.module.css';
import { OTHER_DASH } from './plot-marks.tsx';
import type { PlotModel } from './plot-model.ts';
import type { PlotFormat, PlotLabels } from './plot-text.ts';
import { PlotView } from './plot-view.tsx';
import { type FigureState, figureStates, isDoubtfulAt } from './series.ts';
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

export type PlotChartProps = PlotChartOptions & {
  model: PlotModel;
  /** Measured box of the drawing. */
  box: MeasuredBox;
  /** All series, hidden ones included. */
  legendSeries: ChartLegendProps['series'];
  /** Where the legend stands: always, or only in boxes too narrow for names at the line ends. */
  legend: 'always' | 'narrow';
  hidden: readonly string[];
  /** Period that the page is at, marked when the chart has it. */
  period: number | null | undefined;
};

/** Legend, drawing, card and key of a chart, in boxes that have their final height on the server. */
export function PlotChart(props: PlotChartProps) {
  const { id, title, description, model, format, labels, period } = props;
  const index = period === null || period === undefined ? -1 : model.periods.indexOf(period);
  const { root, cursor, reading, pinned, held, close, handlers, onBlur } = useReading(
    model,
    index,
    labels.explain,
  );
  const card =
    cursor === null || reading === null ? null : (
      <Tooltip
        reading={reading}
        active={cursor.row}
        format={format}
        labels={labels}
        pinned={pinned}
        held={held}
        place={placeCard(model, cursor)}
        onClose={close}
      />
    );
  const row = cursor?.row ?? null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: It only hears that the focus leaves chart and card.
    <div ref={root} className={styles.chart} onBlur={onBlur}>
      <div ref={props.box.ref} className={styles.box}>
        {!model.isEmpty && (
          <Legend
            label={labels.legend}
            series={props.legendSeries}
            hidden={props.hidden}
            onToggle={props.onToggle}
            narrowOnly={props.legend === 'narrow' && !props.box.stretched}
          />
        )}
        <div className={styles.frame}>
          {model.isEmpty ? (
            <div className={styles.empty}>{props.empty}</div>
          ) : (
            <PlotView
              id={id}
              title={title}
              description={description}
              keyboardHint={labels.keyboardHint}
              model={model}
              stretched={props.box.stretched}
              marked={{ index, text: index < 0 ? '' : format.period(model.periods[index] ?? 0) }}
              cursor={cursor}
              handlers={handlers}
            />
          )}
          {!pinned && card}
        </div>
        <StatusKey
          id={id}
          marks={[...new Set(model.rows.map((one) => one.series.mark))].join(' ')}
          states={model.states.join(' ')}
          hasDoubts={model.rows.some(({ series }) =>
            series.values.some((value, at) => value !== null && isDoubtfulAt(series, at)),
          )}
          labels={labels}
        />
      </div>
      <p className="visually-hidden" role="status" aria-live="polite">
        {reading !== null && cursor?.by === 'keyboard'
          ? labels.announce(reading, row === null ? null : (reading.rows[row] ?? null))
          : ''}
      </p>
      {/* A sized container may hold fixed boxes captive, so the pinned card stands outside of it. */}
      {pinned && card}
    </div>
  );
}

type StatusKeyProps = { id: string; marks: string; states: string; hasDoubts: boolean; labels: PlotLabels };

/** What the marks say of the figures. Its line stays when all are official, so that switching a series moves nothing. */
const StatusKey = memo(function StatusKey({ id, marks, states, hasDoubts, labels }: StatusKeyProps) {
  const picture = useContext(PictureContext);
  const found = figureStates.filter((state) => states.split(' ').includes(state));
  const [only] = found;
  const textures = `${id}-texture`;
  if (import.meta.env.SSR && picture !== null) {
    const sampled = (state: FigureState): ReactNode =>
      keySamples({ marks, state, textures }).map((sample, at) => (
        <g key={sample.key} transform={`translate(${at * 22} 0)`}>
          {sample}
        </g>
      ));
    const entries = found.map((state) => ({
      sample: {
        width: 22 * keySamples({ marks, state, textures }).length - 6,
        height: 10,
        content: sampled(state),
      },
      text: labels.state(state),
    }));
    const single =
      only === undefined || only === 'official' ? [] : [{ sample: null, text: labels.allOf(only) }];
    const hollow =
      hasDoubts && labels.doubt !== undefined
        ? [{ sample: { width: 10, height: 10, content: hollowSample }, text: labels.doubt }]
        : [];
    picture.add(
      keyPicture([...(found.length < 2 ? single : entries), ...hollow], {
        width: picture.width,
        fontSize: 12,
        fill: 'var(--ink-2)',
      }),
    );
  }
  return (
    <p className={styles.status}>
      {found.length > 1
        ? found.map((state) => (
            <span key={state}>
              <KeyMarks marks={marks} state={state} textures={textures} />
              {labels.state(state)}
            </span>
          ))
        : only !== undefined && only !== 'official' && <span>{labels.allOf(only)}</span>}
      {hasDoubts && (
        <span>
          <svg width="10" height="10" aria-hidden="true" focusable="false">
            {hollowSample}
          </svg>
          {labels.doubt}
        </span>
      )}
    </p>
  );
});

const hollowSample = (
  <circle cx="5" cy="5" r="4" fill="var(--paper)" stroke="var(--ink-2)" strokeWidth="1.5" />
);

type KeyMarksProps = { marks: string; state: FigureState; textures: string };

/** One sample for each kind of mark that the chart has. */
function keySamples({ marks, state, textures }: KeyMarksProps) {
  const light = state !== 'official';
  const ink = 'var(--ink-2)';
  return [
    /bar|area/.test(marks) && (
      <g key="bar">
        <rect width="16" height="10" rx="1.5" fill={ink} />
        {light && <rect width="16" height="10" rx="1.5" fill={`url(#${textures}-${state})`} />}
      </g>
    ),
    /line/.test(marks) && (
      <path
        key="line"
        d="M0,5H16"
        stroke={ink}
        strokeWidth="2"
        strokeDasharray={light ? OTHER_DASH : undefined}
      />
    ),
    /points/.test(marks) && (
      <circle
        key="points"
        cx="5"
        cy="5"
        r="3.5"
        fill={light ? 'var(--paper)' : ink}
        stroke={ink}
        strokeWidth="1.5"
      />
    ),
  ].filter((sample) => sample !== false);
}

function KeyMarks(props: KeyMarksProps): ReactNode {
  return keySamples(props).map((sample) => (
    <svg
      key={sample.key}
      width={sample.key === 'points' ? 10 : 16}
      height="10"
      aria-hidden="true"
      focusable="false"
    >
      {sample}
    </svg>
  ));
}
