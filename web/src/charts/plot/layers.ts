import { areaPath, dotsPath, linePath, type Point, type Rect, rectsPath, tenth } from './paths.ts';
import type { PeriodAxis } from './period-axis.ts';
import type { Layer, StatePaths } from './plot-model.ts';
import { toRuns, toStretches } from './runs.ts';
import type { Scale } from './scale.ts';
import { type ChartSeries, drawnValues, type FigureState, isDoubtfulAt, stateAt } from './series.ts';

const DOT_RADIUS = 2.5;

/** Of a ring around a doubtful figure: larger than any dot. */
const RING_RADIUS = 4;

/** Half the height of a tick at a seam. */
const SEAM_TICK = 5;

/** Points shrink with their bands, so that sixty years on a phone stay single dots. */
function pointRadius(band: number): number {
  return Math.min(Math.max(band * 0.45, 2), 3.5);
}

/** Part of a band that a bar fills. */
const BAR_SHARE = 0.82;

/** A single year is a bar, not a wall. */
const WIDEST_BAR = 80;

/** Where the layers are drawn. */
export type LayerPlace = {
  axis: PeriodAxis;
  periods: readonly number[];
  breaks: readonly number[];
  scale: Scale;
};

/** A layer and the height of its mark at each period. */
export type DrawnLayer = { layer: Layer; y: (number | null)[] };

function statesOfPeriods(series: ChartSeries, length: number): FigureState[] {
  return Array.from({ length }, (_, index) => stateAt(series, index));
}

function addPath(paths: StatePaths, state: FigureState, path: string): void {
  paths[state] = (paths[state] ?? '') + path;
}

function emptyLayer(series: ChartSeries, kind: Layer['kind']): Layer {
  const { id, colour, dash } = series;
  return { kind, id, colour, dash, paths: {}, dots: {}, hollow: '', seams: '' };
}

function toPoints(indices: readonly number[], y: readonly (number | null)[], axis: PeriodAxis): Point[] {
  return indices.map((index) => ({ x: axis.x[index] ?? 0, y: y[index] ?? 0 }));
}

/** Rings around the doubtful figures of a line. */
export const ringsPath = (
  doubtful: (index: number) => boolean,
  points: readonly (Point | null)[],
  radius = RING_RADIUS,
): string =>
  dotsPath(
    points.flatMap((point, index) => (point !== null && doubtful(index) ? [point] : [])),
    radius,
  );

/** Ticks half-way between the last figure before each seam and the first behind it. */
export function seamsPath(
  seams: readonly number[],
  periods: readonly number[],
  points: readonly (Point | null)[],
): string {
  const drawn = seams.flatMap((seam) => {
    const before = points[periods.findLastIndex((period, at) => period < seam && points[at] !== null)];
    const behind = points[periods.findIndex((period, at) => period >= seam && points[at] !== null)];
    if (before == null || behind == null) return [];
    const [x, y] = [tenth((before.x + behind.x) / 2), (before.y + behind.y) / 2];
    return [`M${x},${tenth(y - SEAM_TICK)}V${tenth(y + SEAM_TICK)}`];
  });
  return drawn.join('');
}

/** A line with its gaps and breaks; lone periods become dots. */
export function lineLayer(series: ChartSeries, { axis, periods, breaks, scale }: LayerPlace): DrawnLayer {
  const y = drawnValues(series, periods.length).map((value) => (value === null ? null : tenth(scale(value))));
  const layer = emptyLayer(series, 'line');
  const points = y.map((height, index) => (height === null ? null : { x: axis.x[index] ?? 0, y: height }));
  layer.hollow = ringsPath((index) => isDoubtfulAt(series, index), points);
  layer.seams = seamsPath(series.seams ?? [], periods, points);
  for (const run of toRuns(y, periods, axis.spacing, series.breaks ?? breaks)) {
    for (const { indices, state } of toStretches(run, statesOfPeriods(series, periods.length)))
      addPath(layer.paths, state, linePath(toPoints(indices, y, axis)));
    const only = run.length === 1 ? run[0] : undefined;
    if (only !== undefined)
      addPath(layer.dots, stateAt(series, only), dotsPath(toPoints([only], y, axis), DOT_RADIUS));
  }
  return { layer, y };
}

/** One dot per period that has a value. */
export function pointsLayer(series: ChartSeries, { axis, periods, scale }: LayerPlace): DrawnLayer {
  const y = drawnValues(series, periods.length).map((value) => (value === null ? null : tenth(scale(value))));
  const layer = emptyLayer(series, 'points');
  for (const index of periods.keys())
    if (y[index] === null) continue;
    else if (isDoubtfulAt(series, index))
      layer.hollow += dotsPath(toPoints([index], y, axis), pointRadius(axis.band) + 1);
    else
      addPath(
        layer.dots,
        stateAt(series, index),
        dotsPath(toPoints([index], y, axis), pointRadius(axis.band)),
      );
  return { layer, y };
}

/** The shape between the two bounds of a series, e.g. minimum and maximum; `null` when the series has none. */
export function bandLayer(series: ChartSeries, { axis, periods, breaks, scale }: LayerPlace): Layer | null {
  const { band } = series;
  if (band === undefined) return null;
  const low = periods.map((_, index) => scaled(band.low[index], scale));
  const high = periods.map((_, index) => scaled(band.high[index], scale));
  const both = periods.map((_, index) => (low[index] === null ? null : (high[index] ?? null)));
  const layer = emptyLayer(series, 'band');
  for (const run of toRuns(both, periods, axis.spacing, series.breaks ?? breaks)) {
    const only = run.length === 1 ? run[0] : undefined;
    addPath(
      layer.paths,
      'official',
      only === undefined
        ? areaPath(toPoints(run, high, axis), toPoints(run, low, axis))
        : rectsPath([columnRect(axis.x[only] ?? 0, Math.min(4, axis.band), high[only] ?? 0, low[only] ?? 0)]),
    );
  }
  return layer;
}

function scaled(value: number | null | undefined, scale: Scale): number | null {
  return value === null || value === undefined || !Number.isFinite(value) ? null : tenth(scale(value));
}

function columnRect(centre: number, width: number, from: number, to: number): Rect {
  return { x: centre - width / 2, y: Math.min(from, to), width, height: Math.abs(to - from) };
}

/** Where each part of a stack begins and ends, in values: positive parts grow up from zero, negative ones down. */
export type StackPart = { from: number; to: number } | null;

export function stackSeries(series: readonly ChartSeries[], length: number): StackPart[][] {
  const up = new Array<number>(length).fill(0);
  const down = new Array<number>(length).fill(0);
  return series.map((one) =>
    drawnValues(one, length).map((value, index): StackPart => {
      if (value === null) return null;
      const side = value < 0 ? down : up;
      const from = side[index] ?? 0;
      side[index] = from + value;
      return { from, to: from + value };
    }),
  );
}

/** One part of a stack of bars. */
export function barLayer(
  series: ChartSeries,
  parts: readonly StackPart[],
  { axis, periods, scale }: LayerPlace,
): DrawnLayer {
  const width = Math.min(Math.max(axis.band * BAR_SHARE, 1), WIDEST_BAR);
  const layer = emptyLayer(series, 'bar');
  const y = parts.map((part, index) => {
    if (part === null) return null;
    const rect = columnRect(axis.x[index] ?? 0, width, scale(part.from), scale(part.to));
    if (isDoubtfulAt(series, index)) layer.hollow += rectsPath([rect]);
    else if (rect.height > 0) addPath(layer.paths, stateAt(series, index), rectsPath([rect]));
    return tenth(scale(part.to));
  });
  const ground = y.map((height, index) => (height === null ? null : { x: axis.x[index] ?? 0, y: scale(0) }));
  layer.seams = seamsPath(series.seams ?? [], periods, ground);
  return { layer, y };
}

/** One part of a stack of areas. */
export function areaLayer(series: ChartSeries, parts: readonly StackPart[], place: LayerPlace): DrawnLayer {
  const { axis, periods, breaks, scale } = place;
  const upper = parts.map((part) => (part === null ? null : tenth(scale(part.to))));
  const lower = parts.map((part) => (part === null ? null : tenth(scale(part.from))));
  const layer = emptyLayer(series, 'area');
  const points = upper.map((height, index) =>
    height === null ? null : { x: axis.x[index] ?? 0, y: height },
  );
  layer.hollow = ringsPath((index) => isDoubtfulAt(series, index), points);
  layer.seams = seamsPath(series.seams ?? [], periods, points);
  for (const run of toRuns(upper, periods, axis.spacing, breaks)) {
    for (const { indices, state } of toStretches(run, statesOfPeriods(series, periods.length)))
      addPath(layer.paths, state, areaPath(toPoints(indices, upper, axis), toPoints(indices, lower, axis)));
    const only = run.length === 1 ? run[0] : undefined;
    if (only !== undefined) {
      // A lone period of a stack keeps its place in the stack as a narrow column, which a dot would not.
      const rect = columnRect(axis.x[only] ?? 0, Math.min(4, axis.band), upper[only] ?? 0, lower[only] ?? 0);
      addPath(layer.paths, stateAt(series, only), rectsPath([rect]));
    }
  }
  return { layer, y: upper };
}
