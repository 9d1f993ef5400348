import { memo, type ReactNode } from 'react';
import { Drawing, type DrawingTexts, EmptyDrawing } from '../keyboard-chart/drawing.tsx';
import { MAX_CHART_WIDTH } from '../plot/chart-size.ts';
import { useContainerWidth } from '../plot/container-width.ts';
import { Dots } from '../plot/dots.tsx';
import { Legend } from '../plot/legend.tsx';
import { markerPath } from '../plot/markers.ts';
import { type PlacedPoint, type ScatterInput, type ScatterPath, toScatterModel } from './scatter-model.ts';

export type ScatterProps = DrawingTexts &
  Omit<ScatterInput, 'width'> & {
    /** Name of the legend. */
    legend: string;
    /** What is said of a point. Functions and arrays keep their identity while their content stays the same. */
    announce: (path: ScatterPath, point: PlacedPoint) => string;
    empty: ReactNode;
  };

/** Two figures against each other, joined from year to year. */
export const Scatter = memo(function Scatter(props: ScatterProps): ReactNode {
  const { paths, log, axis, year, legend, announce, empty, ...texts } = props;
  const box = useContainerWidth(MAX_CHART_WIDTH);
  const model = toScatterModel({ paths, log, axis, year, width: box.width });
  const { plot, fontSize, heads, ticks } = model;
  if (model.paths.every(({ points }) => points.length === 0)) return <EmptyDrawing>{empty}</EmptyDrawing>;
  const points = model.paths.map(({ path, points: own }) =>
    own.map((point) => ({
      text: announce(path, point),
      box: { x: point.px - 3, y: point.py - 3, width: 6, height: 6 },
    })),
  );
  return (
    <>
      <Legend
        label={legend}
        hidden={[]}
        series={paths.map(({ id, label, colour, dash, shape }) => ({
          id,
          label,
          colour,
          dash,
          mark: 'line',
          marker: markerPath(shape, 0, 0, 4.5),
        }))}
      />
      <Drawing {...texts} box={box} points={points} model={model} align="xMinYMin" fill="var(--ink-2)">
        <path
          d={[
            ...ticks.y.map(({ at }) => `M${plot.left},${at}H${plot.right}`),
            ...ticks.x.map(({ at }) => `M${at},${plot.top}V${plot.bottom}`),
          ].join('')}
          stroke="var(--rule)"
          fill="none"
        />
        {ticks.y.map(({ at, text }) => (
          <text key={at} x={plot.left - 8} y={at} dy="0.32em" textAnchor="end">
            {text}
          </text>
        ))}
        {ticks.x.map(({ at, text }) => (
          <text key={at} x={at} y={plot.bottom + fontSize + 6} textAnchor="middle">
            {text}
          </text>
        ))}
        <g fontWeight="600">
          <text x="0" y={fontSize}>
            {heads.y}
          </text>
          <text x={plot.right} y={model.height - 6} textAnchor="end">
            {heads.x}
          </text>
        </g>
        {model.paths.map(({ path, line, markers, hollow }) => (
          <g key={path.id} stroke={path.colour} fill="none" strokeLinejoin="round">
            <path d={line} strokeWidth="1.5" strokeOpacity="0.75" strokeDasharray={path.dash} />
            {markers.map(({ d, isOpen }) => (
              <Dots
                key={String(isOpen)}
                d={d}
                stretched={box.stretched}
                fill={isOpen ? 'var(--paper)' : path.colour}
              />
            ))}
            {hollow !== '' && <Dots d={hollow} stretched={box.stretched} fill="var(--paper)" />}
          </g>
        ))}
        {model.years.map(({ x, y, text, colour, anchor }) => (
          <text
            key={`${text} ${x} ${y}`}
            x={x}
            y={y}
            dy="0.32em"
            textAnchor={anchor}
            fill={`color-mix(in oklab, ${colour} 60%, var(--ink))`}
            stroke="var(--paper)"
            strokeWidth="3"
            strokeLinejoin="round"
            paintOrder="stroke"
            fontWeight="600"
          >
            {text}
          </text>
        ))}
      </Drawing>
    </>
  );
});
