import { Fragment, memo, type ReactNode } from 'react';
import { ChangeMark } from './change-mark.tsx';
import type { Scales } from './channels.ts';
import { endFontSize } from './end-labels.ts';
import { EventNotes } from './event-notes.tsx';
import { GLYPH, TICK_GAP } from './layout.ts';
import { Area, BAND_OPACITY } from './marks/area.tsx';
import { Bar, barWidth } from './marks/bar.tsx';
import { Dot } from './marks/dot.tsx';
import { Label, NameLabel, paperEdge } from './marks/label.tsx';
import { Line } from './marks/line.tsx';
import { Rule } from './marks/rule.tsx';
import styles from './plot.module.css';
import type { AxisModel, PlotModel, PlotRow } from './plot-model.ts';
import { isDoubtfulAt, untilEnd } from './series.ts';
import { MARKER_RADIUS, SwatchShape } from './swatch.tsx';

/** Of a ring around a doubtful figure: larger than any dot. */
const RING_RADIUS = 4;

/** Of the dot at a labelled end, and the length of a tick where a series goes on in another release. */
const END_RADIUS = 4;
const SEAM_TICK = 6;

export const MAIN_WIDTH = 3;

/** Least distance between two markers of a line: closer ones would hide it. */
const MARKERS_APART = 44;

/** What the marks of a chart share; the drawing is `over` bars or areas, and an image has no style sheet. */
type Context = { model: PlotModel; over: boolean; isPicture: boolean };

/** Of the only bars: all but the newest, and those that a change is taken of. */
const paleOf = (colour: string): string => `color-mix(in oklab, ${colour} var(--pale), var(--paper))`;
const middleOf = (colour: string): string => `color-mix(in oklab, ${colour} var(--half), var(--paper))`;

/** The colour of each bar of a chart of one measure: the newest is strongest, then those that a change compares. */
function barColours({ series, to }: PlotRow, { hasPaleBars, change, periods }: PlotModel) {
  if (!hasPaleBars) return undefined;
  const { colour } = series;
  const newest = to.findLastIndex((value) => value !== null);
  return (index: number): string =>
    index === newest
      ? colour
      : change?.windows.has(periods[index] ?? 0) === true
        ? middleOf(colour)
        : paleOf(colour);
}

const scalesOf = ({ scales, spacing, band }: PlotModel, { series }: PlotRow): Scales => ({
  x: scales.x,
  y: scales[series.axis],
  spacing,
  band,
});

function SeriesMarks({ row, context }: { row: PlotRow; context: Context }): ReactNode {
  const { series, from, to } = row;
  const { model, over, isPicture } = context;
  const { mark, colour } = series;
  const scales = scalesOf(model, row);
  const x = model.periods;
  const isDoubtful = (index: number): boolean => isDoubtfulAt(series, index);
  const shared = { x, scales, colour };
  if (mark === 'points') return <Points row={row} context={context} />;
  return (
    <>
      {mark === 'line' ? (
        <Line
          {...shared}
          y={untilEnd(series, to)}
          width={series.isMain ? MAIN_WIDTH : undefined}
          dash={isPicture && series.shape !== undefined ? undefined : series.dash}
          hasDashFallback={series.shape !== undefined}
          breaks={series.breaks ?? model.breakPeriods}
          over={over}
        />
      ) : mark === 'area' ? (
        <Area {...shared} y1={from} y2={to} breaks={model.breakPeriods} />
      ) : (
        <Bar
          {...{ at: x, from, to, scales, colour }}
          thickness={barWidth(model.band)}
          isHollow={isDoubtful}
          colourOf={barColours(row, model)}
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
    </>
  );
}

/** One dot per period; dots shrink with their bands, so that sixty years on a phone stay single dots. */
function Points({ row, context: { model } }: { row: PlotRow; context: Context }): ReactNode {
  const { series, to } = row;
  const r = Math.min(Math.max(model.band * 0.45, 2), 3.5);
  const shared = { x: model.periods, scales: scalesOf(model, row), colour: series.colour };
  const some = (isDrawn: (index: number) => boolean) =>
    to.map((value, index) => (isDrawn(index) ? value : null));
  return (
    <>
      <Dot {...shared} y={some((index) => !isDoubtfulAt(series, index))} r={r} />
      <Dot {...shared} y={some((index) => isDoubtfulAt(series, index))} r={r + 1} isOpen />
    </>
  );
}

/** On the last figure, and back from there at equal steps; those of each line begin elsewhere, so that close lines do not hide each other's. */
function Markers({ row, order, context }: { row: PlotRow; order: number; context: Context }): ReactNode {
  const { model } = context;
  const { series, to } = row;
  const step = Math.max(1, Math.ceil(MARKERS_APART / Math.max(model.band, 1)));
  const last = to.findLastIndex((value) => value !== null);
  const shift = Math.round((order * step) / model.rows.length) % step;
  const isMarked = (index: number): boolean =>
    (index === last || (last - index - shift) % step === 0) && !isDoubtfulAt(series, index);
  return (
    <g data-told="marker">
      <Dot
        x={model.periods}
        y={to.map((value, index) => (isMarked(index) ? value : null))}
        scales={scalesOf(model, row)}
        colour={series.colour}
        r={MARKER_RADIUS}
        shape={series.shape}
      />
    </g>
  );
}

function BandMarks({ row, model }: { row: PlotRow; model: PlotModel }): ReactNode {
  const { band, colour, breaks = model.breakPeriods } = row.series;
  return (
    band !== undefined && (
      <Area
        x={model.periods}
        y1={untilEnd(row.series, band.low)}
        y2={untilEnd(row.series, band.high)}
        scales={scalesOf(model, row)}
        colour={colour}
        breaks={breaks}
        opacity={BAND_OPACITY}
      />
    )
  );
}

function Breaks({ breaks, plot, notesY }: Pick<PlotModel, 'breaks' | 'plot' | 'notesY'>): ReactNode {
  return breaks.map(({ x, text, textX, anchor }) => (
    <g key={x} fill="var(--ink-2)">
      <Rule
        x={[x]}
        from={text === '' ? plot.top : notesY + 4}
        to={plot.bottom}
        stroke="var(--ink-2)"
        look={{ strokeOpacity: 0.6 }}
      />
      {text !== '' && <Label x={textX} y={notesY} textAnchor={anchor} text={text} />}
    </g>
  ));
}

/** Bands behind periods with only some parts known. */
function Spans({ spans, notesY }: Pick<PlotModel, 'spans' | 'notesY'>): ReactNode {
  return spans.map(({ text, ...band }) => (
    <g key={band.x}>
      <rect {...band} className={styles.span} fill="var(--rule)" fillOpacity="0.45" />
      <Label x={band.x} y={notesY} fill="var(--ink-2)" text={text} />
    </g>
  ));
}

/** Everything that does not change with the year or the pointer. It renders anew only with a new model. */
export const PlotMarks = memo(function PlotMarks({
  model,
  isPicture,
}: {
  model: PlotModel;
  isPicture: boolean;
}) {
  const { plot, size, rows, seams } = model;
  const drawnAs = (...marks: readonly string[]): readonly PlotRow[] =>
    marks.flatMap((mark) => rows.filter(({ series }) => series.mark === mark));
  const back = drawnAs('area', 'bar');
  const context: Context = { model, over: back.length > 0, isPicture };
  const draw = (row: PlotRow): ReactNode => <SeriesMarks key={row.series.id} row={row} context={context} />;
  return (
    <g className={styles.marks} fontSize={size.fontSize} fontFamily="var(--font-sans)">
      <Spans {...model} />
      <Breaks {...model} />
      {model.axes.map((axis) => (
        <ValueAxis key={axis.side} axis={axis} plot={plot} fontSize={size.fontSize} />
      ))}
      {back.map(draw)}
      <Rule y={model.zeros} from={plot.left} to={plot.right} stroke="var(--ink-2)" />
      <Rule x={seams.x} from={seams.y} to={seams.y + SEAM_TICK} stroke="var(--ink-2)" />
      {rows.map((row) => (
        <BandMarks key={row.series.id} row={row} model={model} />
      ))}
      {drawnAs('line', 'points').map(draw)}
      {rows.map((row, order) => (
        <Fragment key={row.series.id}>
          {row.series.shape !== undefined && !isPicture && (
            <Markers row={row} order={order} context={context} />
          )}
        </Fragment>
      ))}
      <g fill="var(--ink-2)">
        {model.periodTicks.map(({ x, text, anchor }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: another scale changes the letters of a tick, which costs less than another tick.
          <Label key={at} x={x} y={size.height - 8} textAnchor={anchor} text={text} />
        ))}
      </g>
      {model.change !== null && <ChangeMark change={model.change} />}
      <EventNotes events={model.events} />
      {model.startLabel !== null && (
        <Label
          x={model.startLabel.x}
          y={model.startLabel.y}
          fill="var(--ink)"
          fontWeight="600"
          text={model.startLabel.text}
          {...paperEdge(3)}
        />
      )}
      <g fontSize={endFontSize(size.fontSize)}>
        {model.endLabels.map(({ id, dot, ...label }) => (
          <Fragment key={id}>
            {dot !== null && (
              <circle
                cx={dot.x}
                cy={dot.y}
                r={END_RADIUS}
                fill={dot.isOpen ? 'var(--paper)' : label.colour}
                stroke={label.colour}
                strokeWidth="1.5"
              />
            )}
            <NameLabel {...label} />
          </Fragment>
        ))}
      </g>
    </g>
  );
});

function ValueAxis(props: { axis: AxisModel; plot: PlotModel['plot']; fontSize: number }): ReactNode {
  const { axis, plot, fontSize } = props;
  const { head, ticks } = axis;
  const isLeft = axis.at === 'left';
  return (
    <g fill={axis.colour}>
      {axis.isRuled && <Rule y={ticks.map(({ y }) => y)} from={plot.left} to={plot.right} />}
      {ticks.map(({ y, text }, at) => (
        <Label
          // biome-ignore lint/suspicious/noArrayIndexKey: another scale changes the letters of a tick, which costs less than another tick.
          key={at}
          x={isLeft ? plot.left - TICK_GAP : plot.right + TICK_GAP}
          y={y}
          dy="0.32em"
          textAnchor={isLeft ? 'end' : 'start'}
          text={text}
        />
      ))}
      {head.glyph !== null && (
        <g
          transform={`translate(${head.anchor === 'start' ? head.x : head.x - 18},${head.y - fontSize / 2 - 4})`}
        >
          <SwatchShape mark={head.glyph.mark} colour={head.glyph.colour} dash={head.glyph.dash} />
        </g>
      )}
      <text
        x={head.glyph === null ? head.x : head.anchor === 'start' ? head.x + GLYPH : head.x - GLYPH}
        y={head.y}
        textAnchor={head.anchor}
        {...paperEdge(4)}
        fontWeight={head.name === '' ? 600 : undefined}
      >
        {head.name !== '' && (
          <tspan fill="var(--ink)" fontWeight="600">
            {head.name}{' '}
          </tspan>
        )}
        {head.text}
      </text>
    </g>
  );
}
