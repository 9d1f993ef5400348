import { ringsPath, seamsPath } from '../plot/layers.ts';
import { dotsPath, linePath, tenth } from '../plot/paths.ts';
import type { AxisTexts } from '../plot/plot-model.ts';
import { toRuns } from '../plot/runs.ts';
import { type Domain, linearScale, valueDomain } from '../plot/scale.ts';
import { isDoubtfulAt, requireColour } from '../plot/series.ts';
import { BOLD, fitText } from '../plot/text-width.ts';
import { roundAxis } from '../plot/value-axis.ts';

/** One of the small charts: a line over the years. */
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
  /** Why a figure is doubtful: it is drawn hollow. */
  doubts?: readonly (string | null)[] | undefined;
};

export type FacetsInput = {
  periods: readonly number[];
  facets: readonly Facet[];
  /** One axis for all charts of a unit. */
  shared: boolean;
  width: number;
  /** The labels of a chart's axis, and the unit with their scale. */
  axis: (ticks: readonly number[], facet: Facet) => AxisTexts;
  period: (period: number) => string;
};

export type FacetPanel = {
  facet: Facet;
  x: number;
  y: number;
  width: number;
  label: string;
  /** The unit with the scale of the labels. */
  unit: string;
  line: string;
  dots: string;
  hollow: string;
  seams: string;
  /** Ticks of the value axis; coordinates are those of the whole drawing. */
  ticks: { y: number; text: string }[];
  zeroY: number | null;
  /** Points with a value, in the order of the periods. */
  points: { period: number; value: number; doubt: string | null; x: number; y: number }[];
};

export type FacetsModel = {
  width: number;
  height: number;
  fontSize: number;
  plotHeight: number;
  panels: FacetPanel[];
  /** First and last period, written under each panel. */
  ends: { first: string; last: string };
};

const FONT = 12;
const HEAD = 20;
/** The unit and, under it, room for the label of a tick at the upper end. */
const UNIT = 24;
const PLOT = 84;
const FOOT = 22;
const GAP_X = 20;
const GAP_Y = 12;
const NARROW = 280;
const WIDE = 700;

/** Lays out one small line chart for each series in rows, on one value axis or each on its own. */
export function toFacetsModel(input: FacetsInput): FacetsModel {
  const { periods, facets, shared, width, axis, period } = input;
  // Two beside each other in every usual box, so that the drawing of the server keeps its height in the browser.
  const columns = width < NARROW ? 1 : width < WIDE ? 2 : 3;
  const panelWidth = (width - GAP_X * (columns - 1)) / columns;
  const panelHeight = HEAD + UNIT + PLOT + FOOT;
  const domainOf = (facet: Facet): Domain =>
    valueDomain(
      shared
        ? facets.filter(({ unit }) => unit === facet.unit).flatMap(({ values }) => values)
        : facet.values,
    ) ?? { min: 0, max: 1 };
  const first = periods[0] ?? 0;
  const last = periods.at(-1) ?? first;
  const panels = facets.map((facet, index): FacetPanel => {
    const left = (index % columns) * (panelWidth + GAP_X);
    const top = Math.floor(index / columns) * (panelHeight + GAP_Y);
    const { domain, ticks } = roundAxis(domainOf(facet), 3);
    const { labels, head } = axis(ticks, facet);
    const bottom = top + HEAD + UNIT + PLOT;
    const scale = linearScale(domain, bottom, top + HEAD + UNIT);
    const x = (one: number): number =>
      left + ((one - first) / Math.max(last - first, 1)) * (panelWidth - 4) + 2;
    const y = facet.values.map((value) => (value === null ? null : tenth(scale(value))));
    const runs = toRuns(y, periods, 1, facet.breaks ?? []);
    const known = y.map((height, at) =>
      height === null ? null : { x: tenth(x(periods[at] ?? 0)), y: height },
    );
    const pointAt = (at: number) => ({ x: tenth(x(periods[at] ?? 0)), y: y[at] ?? 0 });
    return {
      facet: { ...facet, colour: requireColour(facet.colour, facet.id) },
      x: tenth(left),
      y: top,
      width: tenth(panelWidth),
      label: fitText(facet.label, FONT * BOLD, panelWidth),
      line: runs
        .filter((run) => run.length > 1)
        .map((run) => linePath(run.map(pointAt)))
        .join(''),
      dots: dotsPath(
        runs.flatMap((run) => (run.length === 1 ? run.map(pointAt) : [])),
        2,
      ),
      hollow: ringsPath((at) => isDoubtfulAt(facet, at), known, 3),
      seams: seamsPath(facet.seams ?? [], periods, known),
      unit: head,
      ticks: ticks.map((value, at) => ({ y: tenth(scale(value)), text: labels[at] ?? '' })),
      zeroY: domain.min <= 0 && domain.max >= 0 ? tenth(scale(0)) : null,
      points: facet.values.flatMap((value, at) =>
        value === null
          ? []
          : [{ period: periods[at] ?? 0, value, doubt: facet.doubts?.[at] ?? null, ...pointAt(at) }],
      ),
    };
  });
  const rows = Math.ceil(facets.length / columns);
  return {
    width,
    height: Math.max(rows * (panelHeight + GAP_Y) - GAP_Y, 0),
    fontSize: FONT,
    plotHeight: PLOT,
    panels,
    ends: { first: period(first), last: period(last) },
  };
}
