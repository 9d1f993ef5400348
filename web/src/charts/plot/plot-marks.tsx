import { Fragment, memo, type ReactNode } from 'react';
import { ValueAxis } from './axes.tsx';
import type { Scales } from './channels.ts';
import { Band } from './marks/band.tsx';
import { Dot } from './marks/dot.tsx';
import { Label, NameLabel } from './marks/label.tsx';
import { Line } from './marks/line.tsx';
import { Rule } from './marks/rule.tsx';
import { Stack } from './marks/stack.tsx';
import { Seam } from './marks/tick.tsx';
import styles from './plot.module.css';
import type { PlotModel, PlotRow } from './plot-model.ts';
import { isDoubtfulAt, stateAt } from './series.ts';
import { MARKER_RADIUS } from './swatch.tsx';
import { Textures } from './texture.tsx';

/** Of a ring around a doubtful figure: larger than any dot. */
const RING_RADIUS = 4;

/** Part of a band that a bar fills; a single year is a bar, not a wall. */
const BAR_SHARE = 0.82;
const WIDEST_BAR = 80;

/** Least distance between two markers of a line: closer ones would hide it. */
const MARKERS_APART = 44;

/** What the marks of a chart share: the drawing is `over` bars or areas, and may have `textures` of an id. */
type Context = { model: PlotModel; over: boolean; textures: string | undefined };

const scalesOf = ({ scales, spacing, band }: PlotModel, { series }: PlotRow): Scales => ({
  x: scales.x,
  y: scales[series.axis],
  spacing,
  band,
});

/** The marks of one series: what it is drawn as, rings around doubtful figures, and ticks at its seams. */
function SeriesMarks({ row, context }: { row: PlotRow; context: Context }): ReactNode {
  const { series, from, to } = row;
  const { model, textures, over } = context;
  const { mark, colour } = series;
  const scales = scalesOf(model, row);
  const x = model.periods;
  const isDoubtful = (index: number): boolean => isDoubtfulAt(series, index);
  const shared = { x, scales, colour, states: textures === undefined ? undefined : series.states };
  if (mark === 'points') return <Points row={row} context={context} />;
  return (
    <>
      {mark === 'line' ? (
        <Line
          {...shared}
          y={to}
          dash={series.dash}
          breaks={series.breaks ?? model.breakPeriods}
          over={over}
        />
      ) : (
        <Stack
          {...shared}
          kind={mark}
          from={from}
          to={to}
          thickness={Math.min(Math.max(model.band * BAR_SHARE, 1), WIDEST_BAR)}
          breaks={model.breakPeriods}
          textures={textures}
          isHollow={isDoubtful}
        />
      )}
      {mark !== 'bar' && (
        <Dot
          {...shared}
          y={to.map((value, index) => (isDoubtful(index) ? value : null))}
          r={RING_RADIUS}
          isOpen
        />
      )}
      {/* The ticks of bars stand on the ground. */}
      <Seam
        x={x}
        scales={scales}
        y={mark === 'bar' ? to.map((value) => value && 0) : to}
        seams={series.seams}
      />
    </>
  );
}

/** One dot per period; dots shrink with their bands, so that sixty years on a phone stay single dots. */
function Points({ row, context: { model, textures } }: { row: PlotRow; context: Context }): ReactNode {
  const { series, to } = row;
  const r = Math.min(Math.max(model.band * 0.45, 2), 3.5);
  const shared = { x: model.periods, scales: scalesOf(model, row), colour: series.colour };
  const some = (isDrawn: (index: number) => boolean) =>
    to.map((value, index) => (isDrawn(index) ? value : null));
  return (
    <>
      <Dot
        {...shared}
        y={some((index) => !isDoubtfulAt(series, index))}
        r={r}
        isOpen={(index) => textures !== undefined && stateAt(series, index) !== 'official'}
      />
      <Dot {...shared} y={some((index) => isDoubtfulAt(series, index))} r={r + 1} isOpen />
    </>
  );
}

/**
 * Markers of a line: on its last figure, and back from there at equal steps. Those of each line begin elsewhere, so that lines
 * which run close together do not hide each other's. A doubtful figure has its ring.
 */
function Markers({ row, order, context }: { row: PlotRow; order: number; context: Context }): ReactNode {
  const { model, textures } = context;
  const { series, to } = row;
  const step = Math.max(1, Math.ceil(MARKERS_APART / Math.max(model.band, 1)));
  const last = to.findLastIndex((value) => value !== null);
  const shift = Math.round((order * step) / model.rows.length) % step;
  const isMarked = (index: number): boolean =>
    (index === last || (last - index - shift) % step === 0) && !isDoubtfulAt(series, index);
  return (
    <Dot
      x={model.periods}
      y={to.map((value, index) => (isMarked(index) ? value : null))}
      scales={scalesOf(model, row)}
      colour={series.colour}
      r={MARKER_RADIUS}
      shape={series.shape}
      isOpen={(index) => textures !== undefined && stateAt(series, index) !== 'official'}
    />
  );
}

function BandMarks({ row, model }: { row: PlotRow; model: PlotModel }): ReactNode {
  const { band, colour, breaks = model.breakPeriods } = row.series;
  return (
    band !== undefined && (
      <Band
        x={model.periods}
        y1={band.low}
        y2={band.high}
        scales={scalesOf(model, row)}
        colour={colour}
        breaks={breaks}
      />
    )
  );
}

/** Where a new method begins, with what it is above the plot. */
function Breaks({ breaks, plot }: Pick<PlotModel, 'breaks' | 'plot'>): ReactNode {
  return breaks.map(({ x, text, textX, anchor }) => (
    <g key={x} fill="var(--ink-2)">
      <Rule
        x={[x]}
        from={plot.top - (text === '' ? 0 : 6)}
        to={plot.bottom}
        stroke="var(--ink-2)"
        look={{ strokeDasharray: '3 3' }}
      />
      {text !== '' && <Label x={textX} y={plot.top - 10} textAnchor={anchor} lines={[text]} />}
    </g>
  ));
}

/** Periods of which only parts are known, behind all marks. */
function Spans({ spans, plot }: Pick<PlotModel, 'spans' | 'plot'>): ReactNode {
  return spans.map(({ text, ...band }) => (
    <g key={band.x}>
      <rect {...band} className={styles.span} fill="var(--rule)" fillOpacity="0.45" />
      <Label x={band.x} y={plot.top - 10} fill="var(--ink-2)" lines={[text]} />
    </g>
  ));
}

/** Everything that does not change with the year or the pointer. It renders anew only with a new model. */
export const PlotMarks = memo(function PlotMarks({
  id,
  model,
  stretched,
}: {
  id: string;
  model: PlotModel;
  stretched: boolean;
}) {
  const { plot, size, rows } = model;
  const textures = model.states.length > 1 ? `${id}-texture` : undefined;
  const drawnAs = (...marks: readonly string[]): readonly PlotRow[] =>
    marks.flatMap((mark) => rows.filter(({ series }) => series.mark === mark));
  const back = drawnAs('area', 'bar');
  const context: Context = { model, over: back.length > 0, textures };
  const draw = (row: PlotRow): ReactNode => <SeriesMarks key={row.series.id} row={row} context={context} />;
  return (
    <g className={styles.marks} fontSize={size.fontSize} fontFamily="var(--font-sans)">
      {textures !== undefined && (
        <Textures id={textures} x={(model.x[0] ?? 0) - model.band / 2} band={model.band} />
      )}
      <Spans spans={model.spans} plot={plot} />
      {model.axes.map((axis) => (
        <ValueAxis key={axis.side} axis={axis} plot={plot} fontSize={size.fontSize} />
      ))}
      {back.map(draw)}
      <Rule y={model.zeros} from={plot.left} to={plot.right} stroke="var(--ink-2)" />
      <Breaks breaks={model.breaks} plot={plot} />
      {rows.map((row) => (
        <BandMarks key={row.series.id} row={row} model={model} />
      ))}
      {drawnAs('line', 'points').map(draw)}
      {rows.map((row, order) => (
        <Fragment key={row.series.id}>
          {row.series.shape !== undefined && <Markers row={row} order={order} context={context} />}
        </Fragment>
      ))}
      <g fill="var(--ink-2)">
        {model.periodTicks.map(({ x, text, anchor }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: another scale changes the letters of a tick, which costs less than another tick.
          <Label key={at} x={x} y={size.height - 8} textAnchor={anchor} lines={[text]} />
        ))}
      </g>
      {model.endLabels.length > 0 && (
        <g className={stretched ? styles.unmeasured : undefined}>
          {model.endLabels.map(({ id: series, ...label }) => (
            <NameLabel key={series} {...label} />
          ))}
        </g>
      )}
    </g>
  );
});
