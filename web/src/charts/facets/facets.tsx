import { memo, type ReactNode } from 'react';
import { faceWidth } from '../picture/face-width.ts';
import type { Scales } from '../plot/channels.ts';
import { MAX_CHART_WIDTH } from '../plot/chart-size.ts';
import { useContainerWidth } from '../plot/container-width.ts';
import { Drawing, type DrawingTexts, StillDrawing } from '../plot/drawing.tsx';
import { Dot } from '../plot/marks/dot.tsx';
import { inkOf, Label, paperEdge } from '../plot/marks/label.tsx';
import { Line } from '../plot/marks/line.tsx';
import { Rule } from '../plot/marks/rule.tsx';
import { tenth } from '../plot/paths.ts';
import type { AxisTexts } from '../plot/plot-model.ts';
import { type Domain, linearScale, valueDomain } from '../plot/scale.ts';
import { isDoubtfulAt, requireColour } from '../plot/series.ts';
import { BOLD, fitText } from '../plot/text-width.ts';
import { roundAxis } from '../plot/value-axis.ts';

export type Facet = {
  id: string;
  label: string;
  /** Unit in the reader's language; only charts of one unit can share an axis. */
  unit: string;
  colour: string;
  /** One value per period; `null` is a gap. */
  values: readonly (number | null)[];
  /** First periods of another edition or method: the line does not pass over them. */
  breaks?: readonly number[] | undefined;
  /** First periods of another release or method over which it goes on. */
  seams?: readonly number[] | undefined;
  doubts?: readonly (string | null)[] | undefined;
};

export type FacetsInput = {
  periods: readonly number[];
  facets: readonly Facet[];
  /** One axis for all charts of a unit. */
  shared: boolean;
  /** Low, with the newest figure for a unit: beside a larger chart of the same one. */
  isCompact?: boolean | undefined;
  width: number;
  axis: (ticks: readonly number[], facet: Facet) => AxisTexts;
};

export type FacetsProps = DrawingTexts &
  Omit<FacetsInput, 'width' | 'isCompact'> & {
    period: (period: number) => string;
    /** Text of a point for screen readers. Functions and arrays keep their identity while their content stays the same. */
    announce: (facet: Facet, period: number, value: number) => string;
    /** Key of the explanation of a point; keeps its identity, too. */
    explainOf?: ((facet: string, period: number) => string | null) | undefined;
  };

type FacetPanel = {
  facet: Facet;
  x: number;
  y: number;
  width: number;
  bottom: number;
  scales: Scales;
  ticks: readonly number[];
  texts: AxisTexts;
};

const FONT = 12;
const SMALL = 11;
const HEAD = 20;
/** The unit and, under it, room for the label of a tick at the upper end. */
const UNIT = 24;
const PLOT = 84;
const FOOT = 22;
const LOW_UNIT = 12;
const LOW_PLOT = 32;
const GAP_X = 20;
const GAP_Y = 12;
const NARROW = 280;
const WIDE = 700;

export function layoutFacets({ periods, facets, shared, isCompact = false, width, axis }: FacetsInput) {
  const above = HEAD + (isCompact ? LOW_UNIT : UNIT);
  const plot = isCompact ? LOW_PLOT : PLOT;
  const step = above + plot + FOOT + GAP_Y;
  // Two beside each other in every usual box, so that the drawing of the server keeps its height in the browser.
  const columns = isCompact ? 3 : width < NARROW ? 1 : width < WIDE ? 2 : 3;
  const panelWidth = (width - GAP_X * (columns - 1)) / columns;
  const domainOf = (facet: Facet): Domain =>
    valueDomain(
      shared
        ? facets.filter(({ unit }) => unit === facet.unit).flatMap(({ values }) => values)
        : facet.values,
    ) ?? { min: 0, max: 1 };
  const first = periods[0] ?? 0;
  const last = Math.max(periods.at(-1) ?? first, first + 1);
  const panels = facets.map((facet, index): FacetPanel => {
    const left = (index % columns) * (panelWidth + GAP_X);
    const top = Math.floor(index / columns) * step;
    const bottom = top + above + plot;
    const { domain, ticks } = roundAxis(domainOf(facet), isCompact ? 2 : 3);
    const scales = {
      x: linearScale({ min: first, max: last }, left + 2, left + panelWidth - 2),
      y: linearScale(domain, bottom, top + above),
    };
    const texts = axis(ticks, facet);
    return { facet, x: tenth(left), y: top, width: panelWidth, bottom, scales, ticks, texts };
  });
  const rows = Math.ceil(facets.length / columns);
  return { width, height: Math.max(rows * step - GAP_Y, 0), fontSize: FONT, panels };
}

export const Facets = memo(function Facets(props: FacetsProps): ReactNode {
  const { periods, facets, shared, axis, period, announce, explainOf, ...texts } = props;
  const box = useContainerWidth(MAX_CHART_WIDTH);
  const model = layoutFacets({ periods, facets, shared, axis, width: box.width });
  const points = model.panels.map(({ facet, scales }) =>
    facet.values.flatMap((value, at) => {
      const year = periods[at] ?? 0;
      const doubt = facet.doubts?.[at] ?? null;
      if (value === null) return [];
      return {
        text: [announce(facet, year, value), ...(doubt === null ? [] : [doubt])].join(' '),
        box: { x: tenth(scales.x(year)) - 2, y: tenth(scales.y(value)) - 2, width: 4, height: 4 },
        explain: explainOf?.(facet.id, year) ?? undefined,
      };
    }),
  );
  const ends = [period(periods[0] ?? 0), period(periods.at(-1) ?? 0)] as const;
  return (
    <Drawing {...texts} box={box} points={points} model={model} align="xMinYMin" fill="var(--ink-2)">
      {model.panels.map((panel) => (
        <Panel key={panel.facet.id} panel={panel} periods={periods} ends={ends} />
      ))}
    </Drawing>
  );
});

export const LowFacets = memo(function LowFacets(
  props: Pick<FacetsProps, 'id' | 'title' | 'description' | 'periods' | 'facets' | 'axis' | 'period'>,
): ReactNode {
  const { id, title, description, periods, facets, axis, period } = props;
  const box = useContainerWidth(MAX_CHART_WIDTH);
  const model = layoutFacets({ periods, facets, shared: false, isCompact: true, axis, width: box.width });
  const ends = [period(periods[0] ?? 0), period(periods.at(-1) ?? 0)] as const;
  return (
    <StillDrawing {...{ box, id, title, description, model }} fill="var(--ink-2)">
      {model.panels.map((panel) => (
        <Panel key={panel.facet.id} panel={panel} periods={periods} ends={ends} isCompact />
      ))}
    </StillDrawing>
  );
});

function Panel(props: {
  panel: FacetPanel;
  periods: readonly number[];
  ends: readonly [first: string, last: string];
  isCompact?: boolean | undefined;
}): ReactNode {
  const { panel, periods, ends, isCompact } = props;
  const { facet, x, y, width, bottom, scales, ticks, texts } = panel;
  const right = tenth(x + width);
  const below = bottom + 14;
  const newest = isCompact === true ? facet.values.findLast((value) => value !== null) : null;
  const newestText = newest == null ? '' : (texts.write?.(newest) ?? '');
  const colour = requireColour(facet.colour, facet.id);
  const channels = { x: periods, scales, colour };
  const rule = { scale: scales.y, from: x, to: right };
  const doubtful = facet.values.map((value, index) => (isDoubtfulAt(facet, index) ? value : null));
  return (
    <g>
      <Label
        x={x}
        y={y + 14}
        fill={inkOf(colour)}
        fontWeight="600"
        text={fitText(facet.label, FONT * BOLD * faceWidth.sans, width)}
      />
      {isCompact === true ? (
        <Label x={right} y={y + 27} textAnchor="end" fill="var(--ink)" fontWeight="600" text={newestText} />
      ) : (
        <Label x={x} y={y + 29} fontSize={SMALL} text={texts.head} />
      )}
      <Rule {...rule} y={ticks} />
      <Rule {...rule} y={ticks.filter((tick) => tick === 0)} stroke="var(--ink-2)" />
      <Line {...channels} y={facet.values} breaks={facet.breaks} r={2} look={{}} />
      <Dot {...channels} y={doubtful} r={3} isOpen />
      <Rule
        x={(facet.seams ?? []).map((year) => scales.x(year - 0.5))}
        from={bottom}
        to={bottom + 5}
        stroke="var(--ink-2)"
      />
      {/* Tick labels are on the lines of their values, so that a panel needs no margin. */}
      {ticks.map((tick, at) => (
        <Label
          key={tick}
          x={x + 2}
          y={tenth(scales.y(tick)) - 3}
          fontSize={SMALL}
          text={texts.labels[at] ?? ''}
          {...paperEdge(3)}
        />
      ))}
      <Label x={x} y={below} fontSize={SMALL} text={ends[0]} />
      <Label x={right} y={below} fontSize={SMALL} textAnchor="end" text={ends[1]} />
    </g>
  );
}
