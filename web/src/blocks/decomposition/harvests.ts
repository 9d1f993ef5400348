import { decompose, type Harvest, type Parts, toPoints } from '#catalog/decompose.ts';
import type { Figure } from '../../api/cube-store.ts';
import type { Span } from '../../url/span.ts';

/** Figures of one area by year: tonnes and hectares. */
export interface HarvestSeries {
  production: ReadonlyMap<number, Figure>;
  hectares: ReadonlyMap<number, Figure>;
}

/** Both figures of a year, or `null` where one is missing. */
export function harvestIn(series: HarvestSeries | undefined, year: number): Harvest | null {
  const production = series?.production.get(year)?.value;
  const area = series?.hectares.get(year)?.value;
  return production === undefined || area === undefined ? null : { area, production };
}

/** What can be said of a span: its parts, or why it has none. */
export type SpanState =
  | { kind: 'loading' | 'never' | 'same-year' }
  | { kind: 'missing' | 'zero'; years: readonly number[] }
  | { kind: 'parts'; before: Harvest; after: Harvest; parts: Parts; points: Parts };

/** Reads the figures of both years of a span. */
export function readSpan(series: HarvestSeries | undefined, span: Span | null): SpanState {
  if (series === undefined) return { kind: 'loading' };
  if (span === null) return { kind: 'never' };
  if (span.from === span.to) return { kind: 'same-year' };
  const both = [span.from, span.to];
  const [before, after] = both.map((year) => harvestIn(series, year));
  if (before == null || after == null)
    return { kind: 'missing', years: both.filter((year) => harvestIn(series, year) === null) };
  const parts = decompose(before, after);
  if (parts === null) {
    const isZero = (harvest: Harvest): boolean => harvest.area <= 0 || harvest.production <= 0;
    return {
      kind: 'zero',
      years: both.filter((_, index) => isZero(index === 0 ? before : after)),
    };
  }
  return { kind: 'parts', before, after, parts, points: toPoints(parts, before.production) };
}
