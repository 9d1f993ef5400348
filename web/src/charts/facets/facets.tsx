import { memo, type ReactNode } from 'react';
import { Drawing, type DrawingTexts } from '../keyboard-chart/drawing.tsx';
import { MAX_CHART_WIDTH } from '../plot/chart-size.ts';
import { useContainerWidth } from '../plot/container-width.ts';
import { type Facet, type FacetPanel, type FacetsInput, toFacetsModel } from './facets-model.ts';

export type FacetsProps = DrawingTexts &
  Omit<FacetsInput, 'width'> & {
    /** What is said of a point. Functions and arrays keep their identity while their content stays the same. */
    announce: (facet: Facet, period: number, value: number) => string;
    /** Key of the explanation of a point; keeps its identity, too. */
    explainOf?: ((facet: string, period: number) => string | null) | undefined;
  };

/** Small multiples: the same years for every series, one below and beside the other, each with its name. */
export const Facets = memo(function Facets(props: FacetsProps): ReactNode {
  const { periods, facets, shared, axis, period, ...more } = props;
  const { announce, explainOf, ...texts } = more;
  const box = useContainerWidth(MAX_CHART_WIDTH);
  const { width } = box;
  const model = toFacetsModel({ periods, facets, shared, axis, period, width });
  const points = model.panels.map(({ facet, points: own }) =>
    own.map((point) => ({
      text: [announce(facet, point.period, point.value), ...(point.doubt === null ? [] : [point.doubt])].join(
        ' ',
      ),
      box: { x: point.x - 2, y: point.y - 2, width: 4, height: 4 },
      explain: explainOf?.(facet.id, point.period) ?? undefined,
    })),
  );
  return (
    <Drawing {...texts} box={box} points={points} model={model} align="xMinYMin" fill="var(--ink-2)">
      {model.panels.map((panel) => (
        <Panel key={panel.facet.id} panel={panel} height={model.plotHeight} ends={model.ends} />
      ))}
    </Drawing>
  );
});

/** Tick labels stand on the lines of their values, so that a panel needs no margin. */
const edge = {
  paintOrder: 'stroke',
  stroke: 'var(--paper)',
  strokeWidth: 3,
  strokeLinejoin: 'round',
} as const;

function Panel(props: {
  panel: FacetPanel;
  height: number;
  ends: { first: string; last: string };
}): ReactNode {
  const { panel, height, ends } = props;
  const { facet, x, y, width } = panel;
  const bottom = y + 44 + height;
  return (
    <g>
      <text x={x} y={y + 14} fill={facet.colour} fontWeight="600">
        {panel.label}
      </text>
      <text x={x} y={y + 29} fontSize="11">
        {panel.unit}
      </text>
      <path
        d={panel.ticks.map((tick) => `M${x},${tick.y}h${width}`).join('')}
        stroke="var(--rule)"
        fill="none"
      />
      {panel.zeroY !== null && <path d={`M${x},${panel.zeroY}h${width}`} stroke="var(--ink-2)" fill="none" />}
      {panel.line !== '' && (
        <path d={panel.line} fill="none" stroke={facet.colour} strokeWidth="2" strokeLinejoin="round" />
      )}
      {panel.dots !== '' && <path d={panel.dots} fill={facet.colour} />}
      {panel.hollow !== '' && (
        <path d={panel.hollow} fill="var(--paper)" stroke={facet.colour} strokeWidth="1.5" />
      )}
      {panel.seams !== '' && <path d={panel.seams} stroke="var(--ink-2)" strokeOpacity="0.75" />}
      {panel.ticks.map((tick) => (
        <text key={tick.text} x={x + 2} y={tick.y - 3} fontSize="11" {...edge}>
          {tick.text}
        </text>
      ))}
      <text x={x} y={bottom + 14} fontSize="11">
        {ends.first}
      </text>
      <text x={x + width} y={bottom + 14} fontSize="11" textAnchor="end">
        {ends.last}
      </text>
    </g>
  );
}
