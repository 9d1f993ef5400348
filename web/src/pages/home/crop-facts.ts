import { continents, worldCode } from '#catalog/regions/index.ts';
import type { AreaSummary, Cube } from '#contract/data.ts';
import { relativeChange } from '#domain/change.ts';
import { CubeStore, isBelieved } from '../../api/cube-store.ts';
import { decadeChange } from '../../api/decade-change.ts';
import { leastOfSum, partOf } from '../../api/least-of-sum.ts';
import { rankedCountries } from '../../api/ranked-countries.ts';
import { countriesOf } from '../../api/region-countries.ts';
import { type WorldTrend, worldTrend } from './answers.ts';
import type { HeadlineId } from './headline.ts';

export type WorldFact = { element: number; unit: string; value: number } & (
  | { kind: 'world'; change: number | null }
  | { kind: 'figure'; id: HeadlineId }
);

/** Figures of one sentence on a crop, with the World's series. `isLeast`: members whose figure is doubtful are left out of the share. */
export type CropFact = WorldTrend &
  (
    | WorldFact
    | { kind: 'origin'; element: number; areas: readonly string[]; share: number; isLeast: boolean }
  );

/** From this change on the growth of a harvest says more than its origin. */
const notableChange = 0.15;

export const isNotable = (fact: CropFact | null): boolean =>
  fact?.kind === 'world' && Math.abs(fact.change ?? 0) >= notableChange;

/** Where most of a harvest is from: a country with a third of it, two with two fifths, a continent with a half, else the first country. */
export function toOrigin(cube: Cube, areas: ReadonlyMap<string, AreaSummary>): CropFact | null {
  const trend = worldTrend(cube);
  if (trend === null) return null;
  const { element } = cube;
  const year = trend.first + trend.values.length - 1;
  const world = trend.values.at(-1) ?? 0;
  const slice = CubeStore.of([cube]).slice(element, year) ?? new Map();
  const countries = rankedCountries(slice, areas);
  const [first, second] = countries;
  // No leader is named when one of the two largest figures is doubtful.
  if (world <= 0 || first === undefined || ![first, second ?? first].every(isBelieved)) return null;
  const origin = (shares: readonly { area: string; value: number }[], isLeast = false): CropFact => ({
    ...{ ...trend, element, kind: 'origin', areas: shares.map(({ area }) => area), isLeast },
    share: partOf({ value: shares.reduce((sum, { value }) => sum + value, 0), isLeast }, world),
  });
  const [continent] = continents
    .flatMap((area) => {
      const sum = leastOfSum(slice.get(area), slice, countriesOf(area, areas));
      return sum === null ? [] : [{ area, ...sum }];
    })
    .sort((a, b) => b.value - a.value);
  if (first.value < world / 3) {
    if (second !== undefined && first.value + second.value >= 0.4 * world) return origin([first, second]);
    if (continent !== undefined && continent.value >= world / 2)
      return origin([continent], continent.isLeast);
  }
  return origin([first]);
}

export function toWorldFact(
  cube: Cube,
  areas: ReadonlyMap<string, AreaSummary>,
): Extract<CropFact, { kind: 'world' }> | null {
  const trend = worldTrend(cube);
  if (trend === null) return null;
  const { element, unit } = cube;
  const year = trend.first + trend.values.length - 1;
  const change = decadeChange(CubeStore.of([cube]), areas, { element, area: worldCode, year });
  return {
    ...{ ...trend, element, unit, kind: 'world', value: trend.values.at(-1) ?? 0 },
    change: typeof change === 'object' ? relativeChange(change) : null,
  };
}
