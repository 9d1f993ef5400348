import type { Comparison } from '#domain/change.ts';
import type { DecadeChange, NoDecadeChange } from '#domain/change-over-decade.ts';
import { decompose, type Harvest, type Parts, toPoints } from '#domain/decompose.ts';
import type { Figure } from '../../api/cube-store.ts';

export interface HarvestSeries {
  production: ReadonlyMap<number, Figure>;
  hectares: ReadonlyMap<number, Figure>;
}

/** Both figures of a year, or `null` where one is missing. */
function harvestIn(series: HarvestSeries | undefined, year: number): Harvest | null {
  const production = series?.production.get(year)?.value;
  const area = series?.hectares.get(year)?.value;
  return production === undefined || area === undefined ? null : { area, production };
}

/** Years of the means on both sides of a change. */
export interface ComparedYears {
  from: readonly number[];
  to: readonly number[];
}

/** A change: its parts, or why it has none. `same`: the countries that a sum of countries is compared over. */
export type ChangeState =
  | { kind: 'loading' | 'never' | 'break' | 'other-countries' | 'few' | 'doubt' }
  | { kind: 'zero'; years: readonly number[] }
  | {
      kind: 'parts';
      before: Harvest;
      after: Harvest;
      parts: Parts;
      points: Parts;
      years: ComparedYears;
      same: { countries: number; share: number } | null;
    };

export interface HarvestFigures {
  series: HarvestSeries | undefined;
  hectaresOf: (areas: readonly string[], year: number) => number;
}

const harvestYears = (series: HarvestSeries): readonly number[] =>
  [...series.production.keys()].filter((year) => harvestIn(series, year) !== null);

/** The newest year with both figures; `null` where there are none. */
export const newestHarvest = (series: HarvestSeries | undefined): number | null =>
  (series && harvestYears(series).at(-1)) ?? null;

/** Reads the means of three years: `compared` are those of production, of areas that have hectares in all the years as well. */
export function readMeans(
  figures: HarvestFigures,
  compared: DecadeChange | NoDecadeChange | undefined,
): ChangeState {
  if (figures.series === undefined) return { kind: 'loading' };
  if (newestHarvest(figures.series) === null) return { kind: 'never' };
  if (compared === undefined) return { kind: 'loading' };
  if (compared === 'missing' || compared === 'bound') return { kind: 'few' };
  if (typeof compared !== 'object') return { kind: compared === 'ratio' ? 'other-countries' : compared };
  return toParts(figures, compared, compared.years);
}

function toParts(
  { series, hectaresOf }: HarvestFigures,
  { from, to, same }: Comparison,
  years: ComparedYears,
): ChangeState {
  const hectares = (year: number): number =>
    same === null ? (series?.hectares.get(year)?.value ?? 0) : hectaresOf(same.areas, year);
  const meanHectares = (years: readonly number[]): number =>
    years.reduce((sum, year) => sum + hectares(year), 0) / years.length;
  const before = { area: meanHectares(years.from), production: from };
  const after = { area: meanHectares(years.to), production: to };
  const parts = decompose(before, after);
  if (parts === null) {
    const isZero = ({ area, production }: Harvest): boolean => area <= 0 || production <= 0;
    const zero = [...(isZero(before) ? years.from : []), ...(isZero(after) ? years.to : [])];
    return { kind: 'zero', years: zero };
  }
  return {
    kind: 'parts',
    before,
    after,
    parts,
    points: toPoints(parts, before.production),
    years,
    same: same === null ? null : { countries: same.areas.length, share: same.share },
  };
}
