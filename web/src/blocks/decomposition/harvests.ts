import type { Comparison, Incomparable } from '#domain/change.ts';
import { decompose, type Harvest, type Parts, toPoints } from '#domain/decompose.ts';
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

/** What can be said of a span: its parts, or why it has none. `same`: the countries that a sum of countries is compared over. */
export type SpanState =
  | { kind: 'loading' | 'never' | 'same-year' | 'break' | 'other-countries' }
  | { kind: 'missing' | 'zero'; years: readonly number[] }
  | {
      kind: 'parts';
      before: Harvest;
      after: Harvest;
      parts: Parts;
      points: Parts;
      same: { countries: number; share: number } | null;
    };

/** What the parts of a span are read from. */
export interface SpanFigures {
  series: HarvestSeries | undefined;
  /** Production of both years, like with like, of areas that have hectares in both as well. */
  compared: (span: Span) => Comparison | Incomparable | undefined;
  /** Hectares of these areas in a year. */
  hectaresOf: (areas: readonly string[], year: number) => number;
}

/** Reads the figures of both years of a span. */
export function readSpan({ series, compared, hectaresOf }: SpanFigures, span: Span | null): SpanState {
  if (series === undefined) return { kind: 'loading' };
  if (span === null) return { kind: 'never' };
  if (span.from === span.to) return { kind: 'same-year' };
  const both = [span.from, span.to];
  const [first, last] = both.map((year) => harvestIn(series, year));
  if (first == null || last == null)
    return { kind: 'missing', years: both.filter((year) => harvestIn(series, year) === null) };
  const comparison = compared(span);
  if (comparison === undefined) return { kind: 'loading' };
  if (comparison === 'break') return { kind: 'break' };
  if (typeof comparison !== 'object') return { kind: 'other-countries' };
  const { same } = comparison;
  const [before, after] =
    same === null
      ? [first, last]
      : [
          { area: hectaresOf(same.areas, span.from), production: comparison.from },
          { area: hectaresOf(same.areas, span.to), production: comparison.to },
        ];
  const parts = decompose(before, after);
  if (parts === null) {
    const isZero = (harvest: Harvest): boolean => harvest.area <= 0 || harvest.production <= 0;
    return {
      kind: 'zero',
      years: both.filter((_, index) => isZero(index === 0 ? before : after)),
    };
  }
  return {
    kind: 'parts',
    before,
    after,
    parts,
    points: toPoints(parts, before.production),
    same: same === null ? null : { countries: same.areas.length, share: same.share },
  };
}
