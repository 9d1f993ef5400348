import type { MarkerShape } from '../plot/markers.ts';
import { tenth } from '../plot/paths.ts';
import type { AxisTexts } from '../plot/plot-model.ts';
import { linearScale, valueDomain } from '../plot/scale.ts';
import { type FigureState, requireColour } from '../plot/series.ts';
import { BOLD, fitText, textWidth } from '../plot/text-width.ts';
import { logScale, roundAxis, roundLogAxis } from '../plot/value-axis.ts';

/** Two figures of one year. */
export type ScatterPoint = {
  year: number;
  x: number;
  y: number;
  state: FigureState;
  /** Whether one of the figures is doubtful: the point has a ring. */
  isDoubtful?: boolean | undefined;
};

/** What changes over the years: its points are joined in their order. */
export type ScatterPath = {
  id: string;
  label: string;
  colour: string;
  dash?: string | undefined;
  shape: MarkerShape;
  points: readonly ScatterPoint[];
  /** First years of another edition or method of either figure: no line leads to them. */
  breaks: readonly number[];
};

export type ScatterInput = {
  paths: readonly ScatterPath[];
  /** Equal distances are equal multiples on both axes; points of zero or less are dropped then. */
  log: boolean;
  width: number;
  axis: { x: (ticks: readonly number[]) => AxisTexts; y: (ticks: readonly number[]) => AxisTexts };
  year: (year: number) => string;
};

/** A year beside the first or last point of its path. */
type YearLabel = { x: number; y: number; text: string; colour: string; anchor: 'start' | 'end' };

/** As high in every box: the server does not know its width. */
const HEIGHT = 400;
const LINE = 18;
const GAP = 8;

type Box = { left: number; right: number; top: number; bottom: number };

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Points over two axes, those of each path joined from year to year. */
export function layoutScatter(input: ScatterInput) {
  const { log, width, axis } = input;
  const fontSize = width < 500 ? 11.5 : 13;
  const paths = input.paths.map((path) => ({
    ...path,
    colour: requireColour(path.colour, path.id),
    points: path.points.filter(({ x, y }) => !log || (x > 0 && y > 0)),
  }));
  const all = paths.flatMap(({ points }) => points);
  const axisOf = (values: readonly number[], most: number) =>
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
  const scales = {
    x: scale(xAxis.domain, plot.left, plot.right),
    y: scale(yAxis.domain, plot.bottom, plot.top),
  };
  const headIn = (head: string, room: number): string => fitText(head, fontSize * BOLD, room);
  return {
    width,
    height: HEIGHT,
    fontSize,
    plot,
    scales,
    ticks: { x: xAxis.ticks, y: yAxis.ticks },
    texts: {
      x: { ...texts.x, head: headIn(texts.x.head, width - plot.left) },
      y: { ...texts.y, head: headIn(texts.y.head, width) },
    },
    paths,
    years: placeYears(input, paths, (point) => ({
      x: tenth(scales.x(point.x)),
      y: tenth(scales.y(point.y)),
    })),
  };
}

/** Years beside the first and last point of each path, where there is room. */
function placeYears(
  { width, year }: ScatterInput,
  paths: readonly ScatterPath[],
  place: (point: ScatterPoint) => { x: number; y: number },
): YearLabel[] {
  const fontSize = width < 500 ? 11.5 : 13;
  const taken: Box[] = [];
  return paths.flatMap(({ colour, points }) =>
    [...new Set([points.at(-1), points[0]])].flatMap((point): YearLabel[] => {
      if (point === undefined) return [];
      const { x, y } = place(point);
      const text = year(point.year);
      const room = textWidth(text, fontSize) * BOLD;
      const isRight = x + GAP + room <= width;
      const left = isRight ? x + GAP : x - GAP - room;
      const box = { left, right: left + room, top: y - fontSize / 2, bottom: y + fontSize / 2 };
      if (taken.some((other) => overlap(other, box))) return [];
      taken.push(box);
      return [{ x: tenth(isRight ? left : x - GAP), y, text, colour, anchor: isRight ? 'start' : 'end' }];
    }),
  );
}
