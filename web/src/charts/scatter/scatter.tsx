import { memo, type ReactNode } from 'react';
import type { Scales } from '../plot/channels.ts';
import { MAX_CHART_WIDTH, WIDE_CHART_WIDTH } from '../plot/chart-size.ts';
import { useContainerWidth } from '../plot/container-width.ts';
import { Drawing, type DrawingTexts, EmptyDrawing } from '../plot/drawing.tsx';
import { Legend } from '../plot/legend.tsx';
import type { MarkerShape } from '../plot/markers.ts';
import { Dot } from '../plot/marks/dot.tsx';
import { Label, NameLabel } from '../plot/marks/label.tsx';
import { Rule } from '../plot/marks/rule.tsx';
import { linePath, tenth } from '../plot/paths.ts';
import type { AxisTexts } from '../plot/plot-model.ts';
import { toRuns } from '../plot/runs.ts';
import { linearScale, valueDomain } from '../plot/scale.ts';
import { type FigureState, requireColour } from '../plot/series.ts';
import { BOLD, fitText, textWidth } from '../plot/text-width.ts';
import { logScale, roundAxis, roundLogAxis } from '../plot/value-axis.ts';

export type ScatterProps = DrawingTexts &
  Omit<ScatterInput, 'width'> & {
    legend: string;
    /** Text of a point for screen readers. Functions and arrays keep their identity while their content stays the same. */
    announce: (path: ScatterPath, point: ScatterPoint) => string;
    empty: ReactNode;
  };

/** Radii of a point, of the last one of its path, and of the ring that a doubtful figure has instead. */
const [SMALL, LARGE, RING] = [2.4, 5, 4];

export const Scatter = memo(function Scatter(props: ScatterProps): ReactNode {
  const { paths, log, axis, year, legend, announce, empty, ...texts } = props;
  const box = useContainerWidth(props.wide === true ? WIDE_CHART_WIDTH : MAX_CHART_WIDTH);
  const model = layoutScatter({ paths, log, axis, year, width: box.width });
  const { plot, fontSize, scales, ticks, texts: axisTexts } = model;
  if (model.paths.every(({ points }) => points.length === 0)) return <EmptyDrawing>{empty}</EmptyDrawing>;
  const points = model.paths.map((path) =>
    path.points.map((point) => ({
      text: announce(path, point),
      box: { x: tenth(scales.x(point.x)) - 3, y: tenth(scales.y(point.y)) - 3, width: 6, height: 6 },
    })),
  );
  return (
    <>
      <Legend label={legend} hidden={[]} series={paths.map((path) => ({ ...path, mark: 'line' }))} />
      <Drawing {...texts} box={box} points={points} model={model} align="xMinYMin" fill="var(--ink-2)">
        <Rule y={ticks.y} scale={scales.y} from={plot.left} to={plot.right} />
        <Rule x={ticks.x} scale={scales.x} from={plot.top} to={plot.bottom} />
        {ticks.y.map((tick, at) => (
          <Label
            key={tick}
            x={plot.left - 8}
            y={tenth(scales.y(tick))}
            dy="0.32em"
            textAnchor="end"
            text={axisTexts.y.labels[at] ?? ''}
          />
        ))}
        {ticks.x.map((tick, at) => (
          <Label
            key={tick}
            x={tenth(scales.x(tick))}
            y={plot.bottom + fontSize + 6}
            textAnchor="middle"
            text={axisTexts.x.labels[at] ?? ''}
          />
        ))}
        <Label x={0} y={fontSize} fontWeight="600" text={axisTexts.y.head} />
        <Label
          x={plot.right}
          y={model.height - 6}
          textAnchor="end"
          fontWeight="600"
          text={axisTexts.x.head}
        />
        {model.paths.map((path) => (
          <Path key={path.id} path={path} scales={scales} />
        ))}
        {model.years.map((label) => (
          <NameLabel key={`${label.text} ${label.x} ${label.y}`} {...label} />
        ))}
      </Drawing>
    </>
  );
});

/** The points of a path joined in the order of the years; open where a figure is not official, rings where one is doubtful. */
function Path({ path, scales }: { path: ScatterPath; scales: Scales }): ReactNode {
  const { colour, dash, shape, points, breaks } = path;
  const place = ({ x, y }: ScatterPoint) => ({ x: scales.x(x), y: scales.y(y) });
  const line = toRuns(
    points.map(({ y }) => y),
    points.map(({ year }) => year),
    1,
    breaks,
  )
    .filter((run) => run.length > 1)
    .map((run) => linePath(run.flatMap((index) => points[index] ?? []).map(place)))
    .join('');
  const last = points.length - 1;
  const dots = (r: number, isDrawn: (point: ScatterPoint, index: number) => boolean): ReactNode => (
    <Dot
      x={points.map(({ x }) => x)}
      y={points.map((point, index) => (isDrawn(point, index) ? point.y : null))}
      scales={scales}
      colour={colour}
      r={r}
      shape={r === RING ? undefined : shape}
      isOpen={(index) => r === RING || points[index]?.state !== 'official'}
      edge={1}
      look={{ stroke: colour }}
    />
  );
  return (
    <g strokeLinejoin="round">
      <path
        d={line}
        fill="none"
        stroke={colour}
        strokeWidth="1.5"
        strokeOpacity="0.75"
        strokeDasharray={dash}
      />
      {dots(SMALL, ({ isDoubtful }, index) => isDoubtful !== true && index !== last)}
      {dots(LARGE, ({ isDoubtful }, index) => isDoubtful !== true && index === last)}
      {dots(RING, ({ isDoubtful }) => isDoubtful === true)}
    </g>
  );
}

type ScatterPoint = {
  year: number;
  x: number;
  y: number;
  state: FigureState;
  isDoubtful?: boolean | undefined;
};

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

type YearLabel = { x: number; y: number; text: string; colour: string; anchor: 'start' | 'end' };

/** As high in every box: the server does not know its width. */
const HEIGHT = 400;
const LINE = 18;
const GAP = 8;

type Box = { left: number; right: number; top: number; bottom: number };

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

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
