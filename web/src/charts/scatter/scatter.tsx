import { memo, type ReactNode } from 'react';
import type { Scales } from '../plot/channels.ts';
import { MAX_CHART_WIDTH, WIDE_CHART_WIDTH } from '../plot/chart-size.ts';
import { useContainerWidth } from '../plot/container-width.ts';
import { Drawing, type DrawingTexts, EmptyDrawing } from '../plot/drawing.tsx';
import { Legend } from '../plot/legend.tsx';
import { Dot } from '../plot/marks/dot.tsx';
import { Label, NameLabel } from '../plot/marks/label.tsx';
import { Rule } from '../plot/marks/rule.tsx';
import { linePath, tenth } from '../plot/paths.ts';
import { toRuns } from '../plot/runs.ts';
import { layoutScatter, type ScatterInput, type ScatterPath, type ScatterPoint } from './scatter-layout.ts';

export type ScatterProps = DrawingTexts &
  Omit<ScatterInput, 'width'> & {
    legend: string;
    /** Text of a point for screen readers. Functions and arrays keep their identity while their content stays the same. */
    announce: (path: ScatterPath, point: ScatterPoint) => string;
    empty: ReactNode;
  };

/** Radii of a point, of the last one of its path, and of the ring that a doubtful figure has instead. */
const [SMALL, LARGE, RING] = [2.4, 5, 4];

/** Two figures against each other, joined from year to year. */
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
