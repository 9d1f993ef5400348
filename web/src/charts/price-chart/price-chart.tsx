import { memo, type ReactNode, useCallback, useMemo } from 'react';
import { type LineSeries, toLines } from '../line-chart/line-chart.tsx';
import { type KeyEntry, keyEntry } from '../picture/key-picture.tsx';
import { BAND_OPACITY } from '../plot/marks/area.tsx';
import { Bar } from '../plot/marks/bar.tsx';
import { Dot } from '../plot/marks/dot.tsx';
import { Label } from '../plot/marks/label.tsx';
import { Rule } from '../plot/marks/rule.tsx';
import { tenth } from '../plot/paths.ts';
import { PlotChart, type PlotFrame } from '../plot/plot-chart.tsx';
import type { PlotModel } from '../plot/plot-model.ts';
import type { PlotFormat, PlotLabels } from '../plot/plot-text.ts';
import { linearScale } from '../plot/scale.ts';
import { STRIP_HEIGHT, wideFrame } from './price-size.ts';

export type PriceChartLabels = PlotLabels & {
  /** Over the strip, with the most markets of a month, and the keys of band and suspects. */
  markets: (most: number) => string;
  band: string;
  suspect: string;
  monthNote: (month: number) => string | null;
};

export type SuspectPrice = { month: number; price: number };

/** Prices as they are drawn. Keep the object identical between renders: its drawing is worked out once for a width. */
export type PriceDrawing = {
  /** Months counted as year × 12 + month − 1, from the first to the last without holes: a month without a price is a gap. */
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
  description: string;
  drawing: PriceDrawing;
  /** Where a figure of the card comes from. It may change with the page's address, which `drawing` must not. */
  explain?: PlotLabels['explain'];
  hidden: readonly string[];
  onToggle?: ((id: string) => void) | undefined;
  empty: ReactNode;
};

const monthSteps = [12, 24, 60, 120];

const withStrip: PlotFrame = { ...wideFrame, below: STRIP_HEIGHT };

const isCounted = ({ markets }: PriceDrawing): boolean =>
  markets.some((count) => count !== null && count > 1);

/** Monthly prices: medians with their band, or a line for each crop type, with the number of markets under the months. */
export const PriceChart = memo(function PriceChart(props: PriceChartProps): ReactNode {
  const { drawing, explain, ...more } = props;
  const { series, format, labels } = drawing;
  const lines = useMemo(() => toLines(series), [series]);
  const marks = useCallback(
    (model: PlotModel, height: number) => <PriceMarks drawing={drawing} model={model} height={height} />,
    [drawing],
  );
  return (
    <PlotChart
      {...more}
      periods={drawing.months}
      periodSteps={monthSteps}
      series={lines}
      breaks={drawing.breaks}
      format={format}
      labels={{ ...labels, explain }}
      legend={series.length > 1 ? 'needed' : 'none'}
      frame={isCounted(drawing) ? withStrip : wideFrame}
      marks={marks}
      keyEntries={keyEntries(drawing)}
      noteOf={labels.monthNote}
    />
  );
});

type PriceMarksProps = { drawing: PriceDrawing; model: PlotModel; height: number };

const PriceMarks = memo(function PriceMarks(props: PriceMarksProps): ReactNode {
  const { drawing, model } = props;
  return (
    <g fontSize={model.size.fontSize} fontFamily="var(--font-sans)">
      {model.rows.length > 0 && <Suspects {...props} />}
      {isCounted(drawing) && <MarketStrip {...props} />}
    </g>
  );
});

/** Hollow dots, and triangles at the upper edge for suspects beyond it: they do not stretch the axis. */
function Suspects({ drawing: { suspects }, model }: PriceMarksProps): ReactNode {
  const { plot, scales, periods } = model;
  const visibleSuspects = suspects.filter(({ month }) => periods.includes(month));
  const isBeyond = ({ price }: SuspectPrice): boolean =>
    scales.left(price) < plot.top || scales.left(price) > plot.bottom;
  const beyond = visibleSuspects.filter(isBeyond);
  const look = { colour: 'var(--ink-2)', isOpen: true, edge: 1.25 };
  return (
    <>
      <Dot
        x={visibleSuspects.map(({ month }) => month)}
        y={visibleSuspects.map((suspect) => (isBeyond(suspect) ? null : suspect.price))}
        scales={{ x: scales.x, y: scales.left }}
        r={3.125}
        {...look}
      />
      {beyond.length > 0 && (
        <path
          d={beyond
            .map(({ month }) => `M${tenth(scales.x(month) - 4)},${tenth(plot.top + 4)}l4,-7l4,7Z`)
            .join('')}
          fill="var(--paper)"
          stroke={look.colour}
          strokeWidth={look.edge}
        />
      )}
    </>
  );
}

const COLUMN_SHARE = 0.8;

/** Slim columns under the plot, one a month, by the number of markets, which is above them. */
function MarketStrip({ drawing: { markets, labels }, model, height }: PriceMarksProps): ReactNode {
  const { plot, size, scales, band, periods } = model;
  const most = Math.max(1, ...markets.map((count) => count ?? 0));
  const top = height - STRIP_HEIGHT + size.fontSize + 8;
  const bottom = height - 2;
  return (
    <>
      <g fillOpacity="0.55">
        <Bar
          at={periods}
          from={markets.map(() => 0)}
          to={markets}
          scales={{ x: scales.x, y: linearScale({ min: 0, max: most }, bottom, top) }}
          thickness={Math.max(band * COLUMN_SHARE, 0.6)}
          colour="var(--ink-2)"
        />
      </g>
      <Rule y={[bottom]} from={plot.left} to={plot.right} />
      <Label x={plot.left} y={tenth(top - 6)} fill="var(--ink-2)" text={labels.markets(most)} />
    </>
  );
}

const hasBand = (line: LineSeries | undefined): line is LineSeries =>
  line?.band?.low.some((low, at) => low !== line.band?.high[at]) === true;

function keyEntries(drawing: PriceDrawing): readonly KeyEntry[] {
  const { series, months, suspects, labels } = drawing;
  const [only] = series.length === 1 ? series : [];
  const entry = (text: string, content: ReactNode): KeyEntry => keyEntry(text, 18, 12, content);
  return [
    ...(only === undefined
      ? []
      : [entry(only.label, <path d="M0,6H18" stroke={only.colour} strokeWidth="2" />)]),
    ...(!hasBand(only)
      ? []
      : [
          entry(
            labels.band,
            <rect y="1" width="18" height="10" fill={only.colour} fillOpacity={BAND_OPACITY} />,
          ),
        ]),
    ...(suspects.some(({ month }) => months.includes(month))
      ? [
          entry(
            labels.suspect,
            <circle cx="9" cy="6" r="3" fill="var(--paper)" stroke="var(--ink-2)" strokeWidth="1.25" />,
          ),
        ]
      : []),
    ...[...new Set(only?.doubts)].flatMap((doubt) =>
      doubt == null
        ? []
        : [
            entry(
              doubt,
              <circle cx="9" cy="6" r="4" fill="var(--paper)" stroke={only?.colour} strokeWidth="1.5" />,
            ),
          ],
    ),
  ];
}
