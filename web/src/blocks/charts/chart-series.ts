import type { DoubtReason, EventId } from '#catalog/doubts.ts';
import { flagState } from '#catalog/flags.ts';
import type { SeriesDefinition as CatalogSeries } from '#catalog/section.ts';
import { findEvent, listBreaks, listSeams } from '#contract/breaks.ts';
import { type PartialYears, partialYears } from '#domain/partial-years.ts';
import { isUnusual } from '#domain/plausibility.ts';
import type { CubeStore, Figure } from '../../api/cube-store.ts';
import { elementFor, isCountry } from '../../api/data-view.tsx';
import type { ChartSeries } from '../../charts/plot/series.ts';

/** Series of one chart for one area, ready to draw, with the years that they cover. */
export interface DrawableChart {
  years: readonly number[];
  series: readonly ChartSeries[];
  elements: readonly number[];
  /** Years with only some parts of the stack known, with the ids of these. */
  partial: readonly PartialYears[];
}

/** The least part of the newest sum that a total without it lacks. */
const leastPart = 0.003;

/** The least part of what hangs below zero that stands on it: of less, as of exports almost alone, the two change their sides. */
const leastStanding = 0.05;

const colourOf = (name: string): string => `var(--use-${name})`;

/** The last year of the first part of a stack of sums over countries: later ones are without what the others stand on. */
function endOfStack(
  loaded: readonly { series: CatalogSeries; figures: ReadonlyMap<number, Figure> }[],
  area: string,
): number | null {
  const [base, second] = loaded.filter(
    ({ series }) => series.mark === 'bar' && series.axis === 'left' && series.negate !== true,
  );
  if (isCountry(area) || base === undefined || second === undefined || base.figures.size === 0) return null;
  return Math.max(...base.figures.keys());
}

/** `null`: the source has nothing for the area; `undefined`: not loaded yet. A line without any figure is left out. */
export function toDrawableChart(options: {
  chart: readonly CatalogSeries[];
  cubes: CubeStore;
  allCubes: CubeStore;
  area: string;
  label(element: number): string;
  unit(element: number): string;
  doubt(reason: DoubtReason): string;
  event(event: EventId): string;
}): DrawableChart | null | undefined {
  const { chart, cubes, allCubes, area, label, unit } = options;
  const loaded: { series: CatalogSeries; element: number; figures: ReadonlyMap<number, Figure> }[] = [];
  for (const series of chart) {
    const element = elementFor(series.element, area);
    const figures = cubes.series(element, area);
    if (figures === undefined) return undefined;
    // Nothing could be seen of such a line but its name.
    if (series.mark === 'line' && (allCubes.series(element, area)?.size ?? 0) === 0) continue;
    loaded.push({ series, element, figures: figures ?? new Map() });
  }
  // Where another has more, a series of zeros alone does not lengthen the axis.
  const hasMore = ({ figures }: (typeof loaded)[number]): boolean =>
    [...figures.values()].some(({ value }) => value !== 0);
  const drawn = loaded.some(hasMore) ? loaded.filter(hasMore) : loaded;
  const knownYears = drawn.flatMap(({ figures }) => [...figures.keys()]);
  if (knownYears.length === 0) return null;
  const first = Math.min(...knownYears);
  const last = endOfStack(loaded, area) ?? Math.max(...knownYears);
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  // What the source knows counts, not what a filter leaves of it.
  const parts = loaded.filter(({ series }) => series.mark === 'bar' && series.axis === 'left');
  const newest = parts.reduce(
    (sum, { element }) => sum + Math.abs(allCubes.figure(element, area, years.at(-1) ?? 0)?.value ?? 0),
    0,
  );
  const amountOf = (hangs: boolean): number =>
    parts
      .filter(({ series }) => (series.negate === true) === hangs)
      .flatMap(({ element }) => [...(allCubes.series(element, area)?.values() ?? [])])
      .reduce((sum, { value }) => sum + Math.abs(value), 0);
  const isTurned = amountOf(false) < leastStanding * amountOf(true);
  const partial = parts.some(({ series }) => series.negate === true)
    ? []
    : partialYears(
        parts.flatMap(({ series, element }) => {
          const all = allCubes.series(element, area);
          // A part that is next to nothing wherever it is known is missed by no total.
          if (all != null && [...all.values()].every(({ value }) => Math.abs(value) < leastPart * newest))
            return [];
          return { id: String(series.element.country), known: years.map((year) => all?.has(year) === true) };
        }),
        years,
      );
  return {
    years,
    partial,
    elements: loaded.map(({ element }) => element),
    series: loaded.map(({ series, element, figures }) => ({
      id: String(series.element.country),
      label: label(element),
      unit: unit(element),
      axis: series.axis,
      mark: series.mark,
      colour: colourOf(series.colour),
      dash: series.dashed === true ? '5 3' : undefined,
      negate:
        isTurned && series.mark === 'bar' && series.axis === 'left' ? series.negate !== true : series.negate,
      cutNonPositive: series.cutNonPositive,
      values: years.map((year) => figures.get(year)?.value ?? null),
      flags: years.map((year) => figures.get(year)?.flag ?? ''),
      breaks: listBreaks(cubes.about(element), area),
      seams: listSeams(cubes.about(element), area),
      doubts: years.map((year) => {
        const reason = figures.get(year)?.doubt;
        return reason === undefined || !isUnusual({ doubt: reason }) ? null : options.doubt(reason);
      }),
      events: years.map((year) => {
        const event = findEvent(cubes.about(element), area, year);
        return event === null ? null : options.event(event);
      }),
      states: years.map((year) => flagState(figures.get(year)?.flag ?? '')),
    })),
  };
}
