import { memo, type ReactNode, useContext, useMemo } from 'react';
import type { LineSeries } from '../line-chart/line-chart-model.ts';
import { keyPicture } from '../picture/key-picture.tsx';
import { PictureContext } from '../picture/picture-parts.ts';
import { ChartSvg } from '../plot/chart-svg.tsx';
import { useContainerWidth } from '../plot/container-width.ts';
import { lineLabelsFit } from '../plot/end-labels.ts';
import { Legend } from '../plot/legend.tsx';
import { placeCard } from '../plot/place-card.ts';
import { PlotMarks } from '../plot/plot-marks.tsx';
import { plotStyles } from '../plot/plot-styles.ts';
import type { PlotFormat, PlotLabels } from '../plot/plot-text.ts';
import { CursorBand, CursorRing } from '../plot/plot-view.tsx';
import { Tooltip } from '../plot/tooltip.tsx';
import { useReading } from '../plot/use-reading.ts';
import styles from './price-chart.module.css';
import { type PriceChartModel, type SuspectPrice, toPriceChartModel } from './price-chart-model.ts';
import { MAX_PRICE_WIDTH } from './price-size.ts';

/** Words of a price chart beside those of every chart. */
export type PriceChartLabels = PlotLabels & {
  /** The strip, its key, and the keys of band and suspects. */
  markets: string;
  band: string;
  suspect: string;
  /** How many markets and prices a month has; stands in the card. */
  monthNote: (month: number) => string | null;
};

/** Prices as they are drawn. Keep the object identical between renders: its drawing is worked out once for a width. */
export type PriceDrawing = {
  months: readonly number[];
  series: readonly LineSeries[];
  markets: readonly (number | null)[];
  suspects: readonly SuspectPrice[];
  breaks: readonly number[];
  format: PlotFormat;
  labels: PriceChartLabels;
};

export type PriceChartProps = {
  /** Prefix of the ids inside the drawing; unique on the page. */
  id: string;
  title: string;
  /** The finding in words. */
  description: string;
  drawing: PriceDrawing;
  /** Where a figure of the card comes from. It may change with the page's address, which `drawing` must not. */
  explain?: PlotLabels['explain'];
  hidden: readonly string[];
  onToggle?: ((id: string) => void) | undefined;
  empty: ReactNode;
};

/** The last coordinates of each drawing. */
const models = new WeakMap<
  PriceDrawing,
  { width: number; hidden: readonly string[]; model: PriceChartModel }
>();

function modelOf(drawing: PriceDrawing, hidden: readonly string[], width: number): PriceChartModel {
  const known = models.get(drawing);
  if (known?.width === width && known.hidden === hidden) return known.model;
  const { format, labels, ...prices } = drawing;
  const model = toPriceChartModel({
    ...prices,
    hidden,
    breakLabel: labels.breakAt,
    format: { ...format, period: format.tick ?? format.period },
    marketsLabel: labels.markets,
    width,
  });
  models.set(drawing, { width, hidden, model });
  return model;
}

/** Monthly prices: medians with their band, or a line for each crop type, with the number of markets under the months. */
export const PriceChart = memo(function PriceChart(props: PriceChartProps): ReactNode {
  const { id, title, description, drawing, explain, hidden } = props;
  const { series, format, labels } = drawing;
  const box = useContainerWidth(MAX_PRICE_WIDTH);
  const { width, stretched } = box;
  const model = modelOf(drawing, hidden, width);
  const { plot } = model;
  const reader = useReading(plot, -1, explain);
  const { cursor, reading, pinned } = reader;
  const card =
    cursor === null || reading === null ? null : (
      <Tooltip
        reading={{ ...reading, partial: labels.monthNote(reading.period) }}
        active={cursor.row}
        format={format}
        labels={{ ...labels, explain }}
        pinned={pinned}
        held={reader.held}
        place={placeCard(plot, cursor)}
        onClose={reader.close}
      />
    );
  const row = cursor?.row ?? null;
  const legend = useMemo(() => series.map((one) => ({ ...one, mark: 'line' as const })), [series]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: It only hears that the focus leaves chart and card.
    <div ref={reader.root} className={styles.chart} onBlur={reader.onBlur}>
      <div ref={box.ref} className={styles.box}>
        {series.length > 1 && !plot.isEmpty && (
          <Legend
            label={labels.legend}
            series={legend}
            hidden={hidden}
            onToggle={props.onToggle}
            narrowOnly={props.onToggle === undefined && lineLabelsFit(series) && !stretched}
          />
        )}
        <div className={styles.frame}>
          {plot.isEmpty ? (
            <div className={plotStyles.empty}>{props.empty}</div>
          ) : (
            // The application role hands the arrow keys to the chart instead of the screen reader's own cursor.
            <div
              className={plotStyles.surface}
              role="application"
              // biome-ignore lint/a11y/noNoninteractiveTabindex: an application is interactive, and this one is read by keys.
              tabIndex={0}
              aria-label={title}
              aria-describedby={`${id}-hint`}
              {...reader.handlers}
            >
              <ChartSvg
                id={id}
                title={title}
                description={description}
                className={`${plotStyles.drawing} ${styles.drawing}`}
                width={plot.width}
                height={model.height}
                stretched={stretched}
              >
                {cursor !== null && <CursorBand model={plot} cursor={cursor} />}
                <PlotMarks id={id} model={plot} stretched={stretched} />
                <PriceMarks model={model} />
                {cursor !== null && <CursorRing model={plot} cursor={cursor} />}
              </ChartSvg>
            </div>
          )}
          {!pinned && card}
        </div>
        {!plot.isEmpty && <Key model={model} labels={labels} series={series} />}
      </div>
      <p id={`${id}-hint`} className="visually-hidden">
        {labels.keyboardHint}
      </p>
      <p className="visually-hidden" role="status" aria-live="polite">
        {reading !== null && cursor?.by === 'keyboard'
          ? labels.announce(reading, row === null ? null : (reading.rows[row] ?? null))
          : ''}
      </p>
      {/* A sized container may hold fixed boxes captive, so the pinned card stands outside of it. */}
      {pinned && card}
    </div>
  );
});

/** Suspects, and the strip with the number of markets. */
const PriceMarks = memo(function PriceMarks({ model }: { model: PriceChartModel }) {
  const { strip, suspects, plot } = model;
  return (
    <g fontSize={plot.size.fontSize} fontFamily="var(--font-sans)">
      {suspects.dots !== '' && (
        <g fill="none" strokeLinecap="round">
          <path d={suspects.dots} stroke="var(--ink-2)" strokeWidth="7.5" />
          <path d={suspects.dots} stroke="var(--paper)" strokeWidth="5" />
        </g>
      )}
      {suspects.beyond !== '' && (
        <path d={suspects.beyond} fill="var(--paper)" stroke="var(--ink-2)" strokeWidth="1.25" />
      )}
      {strip !== null && (
        <>
          <path d={strip.path} fill="var(--ink-2)" fillOpacity="0.55" />
          <path d={`M${strip.left},${strip.bottom}H${strip.right}`} stroke="var(--rule)" />
          <text x={strip.left - 8} y={strip.top} dy="0.7em" textAnchor="end" fill="var(--ink-2)">
            {strip.most}
          </text>
        </>
      )}
    </g>
  );
});

/** What the marks besides the lines are. */
function Key(props: {
  model: PriceChartModel;
  labels: PriceChartLabels;
  series: readonly LineSeries[];
}): ReactNode {
  const { model, labels, series } = props;
  const [only] = series;
  const entries: readonly (readonly [text: string, mark: ReactNode])[] = [
    ...(series.length === 1 && only !== undefined
      ? ([
          [only.label, <path key="line" d="M0,6H18" stroke={only.colour} strokeWidth="2" />],
          ...(only.band === undefined
            ? []
            : [
                [
                  labels.band,
                  <rect key="band" y="1" width="18" height="10" fill={only.colour} fillOpacity="0.16" />,
                ] as const,
              ]),
        ] as const)
      : []),
    ...(model.suspects.dots + model.suspects.beyond === ''
      ? []
      : [
          [
            labels.suspect,
            <circle
              key="suspect"
              cx="9"
              cy="6"
              r="3"
              fill="var(--paper)"
              stroke="var(--ink-2)"
              strokeWidth="1.25"
            />,
          ] as const,
        ]),
    ...(model.strip === null
      ? []
      : [
          [
            model.strip.label,
            <path
              key="strip"
              d="M2,12V6H5V12ZM7,12V2H10V12ZM12,12V4H15V12Z"
              fill="var(--ink-2)"
              fillOpacity="0.55"
            />,
          ] as const,
        ]),
  ];
  const picture = useContext(PictureContext);
  if (import.meta.env.SSR && picture !== null)
    picture.add(
      keyPicture(
        entries.map(([text, content]) => ({ text, sample: { width: 18, height: 12, content } })),
        { width: picture.width, fontSize: 12, fill: 'var(--ink-2)' },
      ),
    );
  return (
    <ul className={styles.key}>
      {entries.map(([text, mark]) => (
        <li key={text}>
          <svg width="18" height="12" viewBox="0 0 18 12" aria-hidden="true" focusable="false">
            {mark}
          </svg>
          {text}
        </li>
      ))}
    </ul>
  );
}
