import { ringsPath } from '../plot/layers.ts';
import { type MarkerShape, markerPath } from '../plot/markers.ts';
import { linePath, tenth } from '../plot/paths.ts';
import type { AxisTexts } from '../plot/plot-model.ts';
import { toRuns } from '../plot/runs.ts';
import { type Domain, linearScale, valueDomain } from '../plot/scale.ts';
import { type FigureState, requireColour } from '../plot/series.ts';
import { BOLD, fitText, textWidth } from '../plot/text-width.ts';
import { logScale, roundAxis, roundLogAxis } from '../plot/value-axis.ts';

/** Two figures of one year. */
export type ScatterPoint = {
  year: number;
  x: number;
  y: number;
  state: FigureState;
  /** Whether one of the figures is doubtful: a ring stands around the point. */
  isDoubtful?: boolean | undefined;
};

/** What changes over the years: its points are joined in their order. */
export type ScatterPath = {
  id: string;
  label: string;
  colour: string;
  dash?: string | undefined;
  shape: MarkerShape;
  /** Years rising. */
  points: readonly ScatterPoint[];
  /** First years of another edition or method of either figure: no line leads to them. */
  breaks: readonly number[];
};

export type ScatterInput = {
  paths: readonly ScatterPath[];
  /** Equal distances are equal multiples on both axes; points of zero or less are dropped then. */
  log: boolean;
  width: number;
  /** Texts of an axis: labels, and what it counts. */
  axis: { x: (ticks: readonly number[]) => AxisTexts; y: (ticks: readonly number[]) => AxisTexts };
  year: (year: number) => string;
};

export type PlacedPoint = ScatterPoint & { px: number; py: number };

export type ScatterModel = {
  width: number;
  height: number;
  fontSize: number;
  plot: { left: number; right: number; top: number; bottom: number };
  heads: { x: string; y: string };
  ticks: { x: { at: number; text: string }[]; y: { at: number; text: string }[] };
  paths: {
    path: ScatterPath;
    line: string;
    /** Markers of all years but the last, and the larger one of the last; open where the figure is not official. */
    markers: { d: string; isOpen: boolean }[];
    /** Rings instead of the markers of doubtful figures. */
    hollow: string;
    points: PlacedPoint[];
  }[];
  /** Years beside the first and last point of each path, where there is room. */
  years: { x: number; y: number; text: string; colour: string; anchor: 'start' | 'end' }[];
  /** Points that a logarithmic axis has no place for. */
  dropped: number;
};

/** As high in every box: the server does not know its width. */
const HEIGHT = 400;
const LINE = 18;
const GAP = 8;
const SMALL = 2.4;
const LARGE = 5;

type Box = { left: number; right: number; top: number; bottom: number };

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Points over two axes, those of each path joined from year to year. */
export function toScatterModel({ paths, log, width, axis, year }: ScatterInput): ScatterModel {
  const fontSize = width < 500 ? 11.5 : 13;
  const fits = ({ x, y }: ScatterPoint): boolean => !log || (x > 0 && y > 0);
  const kept = paths.map((path) => ({ path, points: path.points.filter(fits) }));
  const all = kept.flatMap(({ points }) => points);
  const dropped = paths.reduce((sum, { points }) => sum + points.length, 0) - all.length;
  const axisOf = (values: readonly number[], most: number): { domain: Domain; ticks: readonly number[] } =>
    (log ? roundLogAxis : roundAxis)(valueDomain(values, false) ?? { min: 1, max: 10 }, most);
  const xAxis = axisOf(
    all.map(({ x }) => x),
    width < 500 ? 4 : 6,
  );
  const yAxis = axisOf(
    all.map(({ y }) => y),
    6,
  );
  const texts = { x: axis.x(xAxis.ticks), y: axis.y(yAxis.ticks) };
  const tickWidth = Math.max(0, ...texts.y.labels.map((text) => textWidth(text, fontSize)));
  const lastWidth = textWidth(texts.x.labels.at(-1) ?? '', fontSize);
  const plot = {
    left: Math.ceil(tickWidth) + GAP,
    right: width - Math.max(Math.ceil(lastWidth / 2), GAP),
    top: LINE + GAP + 6,
    bottom: HEIGHT - 2 * LINE - GAP,
  };
  const scale = log ? logScale : linearScale;
  const x = scale(xAxis.domain, plot.left, plot.right);
  const y = scale(yAxis.domain, plot.bottom, plot.top);
  const placed = kept.map(({ path, points }) => ({
    path: { ...path, colour: requireColour(path.colour, path.id) },
    points: points.map((point): PlacedPoint => ({ ...point, px: tenth(x(point.x)), py: tenth(y(point.y)) })),
  }));
  const taken: Box[] = [];
  const years = placed.flatMap(({ path, points }) =>
    [...new Set([points.at(-1), points[0]])].flatMap((point) => {
      if (point === undefined) return [];
      const text = year(point.year);
      const room = textWidth(text, fontSize) * BOLD;
      const isRight = point.px + GAP + room <= width;
      const from = isRight ? point.px + GAP : point.px - GAP - room;
      const box = {
        left: from,
        right: from + room,
        top: point.py - fontSize / 2,
        bottom: point.py + fontSize / 2,
      };
      if (taken.some((other) => overlap(other, box))) return [];
      taken.push(box);
      const anchor = isRight ? ('start' as const) : ('end' as const);
      return [{ x: tenth(isRight ? from : point.px - GAP), y: point.py, text, colour: path.colour, anchor }];
    }),
  );
  return {
    width,
    height: HEIGHT,
    fontSize,
    plot,
    heads: {
      x: fitText(texts.x.head, fontSize * BOLD, width - plot.left),
      y: fitText(texts.y.head, fontSize * BOLD, width),
    },
    ticks: {
      x: xAxis.ticks.map((value, at) => ({ at: tenth(x(value)), text: texts.x.labels[at] ?? '' })),
      y: yAxis.ticks.map((value, at) => ({ at: tenth(y(value)), text: texts.y.labels[at] ?? '' })),
    },
    paths: placed.map(({ path, points }) => {
      const own = points.map((point) => point.year);
      const runs = toRuns(
        points.map(({ y: value }) => value),
        own,
        1,
        path.breaks,
      );
      const marked = (isOpen: boolean): string =>
        points
          .filter(({ state, isDoubtful }) => isDoubtful !== true && (state !== 'official') === isOpen)
          .map((point) => markerPath(path.shape, point.px, point.py, point === points.at(-1) ? LARGE : SMALL))
          .join('');
      return {
        path,
        points,
        line: runs
          .filter((run) => run.length > 1)
          .map((run) =>
            linePath(run.map((index) => ({ x: points[index]?.px ?? 0, y: points[index]?.py ?? 0 }))),
          )
          .join(''),
        hollow: ringsPath(
          (index) => points[index]?.isDoubtful === true,
          points.map(({ px, py }) => ({ x: px, y: py })),
        ),
        markers: [true, false].map((isOpen) => ({ d: marked(isOpen), isOpen })).filter(({ d }) => d !== ''),
      };
    }),
    years,
    dropped,
  };
}
