import type { BlockOf } from '#catalog/blocks.ts';
import { worstFlag } from '#catalog/flags.ts';
import { decade, yearsUpTo } from '#domain/change-over-decade.ts';
import { compareYears } from '../../api/compare-years.ts';
import type { Figure } from '../../api/cube-store.ts';
import { elementFor, isCountry, type ShownData } from '../../api/data-view.tsx';
import { decadeChange } from '../../api/decade-change.ts';
import { parseSpan, type Span } from '../../url/span.ts';
import {
  type ChangeState,
  type ComparedYears,
  type HarvestSeries,
  harvestIn,
  newestHarvest,
  readMeans,
  readSpan,
} from './harvests.ts';
import { type PeerParts, toPeers } from './peers.ts';

export type DecompositionDefinition = BlockOf<'decomposition'>;

/** The change of production: its years and its parts. It does not depend on the year of the page. */
export interface DecompositionModel {
  product: number;
  factor: number;
  series: HarvestSeries | undefined;
  offered: readonly number[];
  /** The two years that a reader chose; `null`: means of three years are compared. */
  span: Span | null;
  years: ComparedYears | null;
  state: ChangeState;
  /** Parts of the same change elsewhere, and of the largest countries of an area without parts; none beside two chosen years. */
  peers: readonly PeerParts[];
}

/** Number of countries beside an area, and instead of an area without parts. */
const [beside, instead] = [2, 4];

const noFigures: ReadonlyMap<number, Figure> = new Map();

export const flagOf = (figures: ReadonlyMap<number, Figure>, years: readonly number[]): string =>
  worstFlag(years.flatMap((year) => figures.get(year)?.flag ?? []));

/** Reads production and hectares of the area, and what their change is made of. */
export function toDecompositionModel(
  {
    area,
    areas,
    cubes,
    choice,
  }: Pick<ShownData, 'area' | 'areas' | 'cubes'> & { choice: string | undefined },
  block: DecompositionDefinition,
): DecompositionModel {
  const product = elementFor(block.product, area);
  const factor = elementFor(block.factor, area);
  const production = cubes.series(product, area);
  const hectares = cubes.series(factor, area);
  const series =
    production === undefined || hectares === undefined
      ? undefined
      : { production: production ?? noFigures, hectares: hectares ?? noFigures };
  const offered = [...(series?.production.keys() ?? [])].filter((year) => {
    const harvest = harvestIn(series, year);
    return harvest !== null && harvest.area > 0 && harvest.production > 0;
  });
  const span = parseSpan(choice);
  const newest = newestHarvest(series);
  const hectaresIn = (year: number) => cubes.slice(factor, year);
  const figures = {
    series,
    hectaresOf: (codes: readonly string[], year: number): number =>
      codes.reduce((sum, code) => sum + (hectaresIn(year)?.get(code)?.value ?? 0), 0),
  };
  const ofChosen = (of: Span) =>
    compareYears(
      cubes,
      areas,
      { element: product, area, ...of },
      (_, code) => code === area || [of.from, of.to].every((year) => hectaresIn(year)?.has(code) === true),
    );
  const state =
    span === null
      ? readMeans(
          figures,
          decadeChange(cubes, areas, { element: product, beside: factor, area, year: newest ?? 0 }),
        )
      : readSpan(figures, ofChosen(span), span);
  return {
    ...{ product, factor, series, offered, span, state },
    years: state.kind === 'parts' ? state.years : comparedYears(span, newest),
    peers:
      span !== null || newest === null || (state.kind !== 'parts' && isCountry(area))
        ? []
        : toPeers(
            { cubes, areas },
            { area, year: newest, product: block.product, factor: block.factor },
            state.kind === 'parts' ? beside : instead,
          ),
  };
}

function comparedYears(span: Span | null, newest: number | null): ComparedYears | null {
  if (span !== null) return { from: [span.from], to: [span.to] };
  return newest === null ? null : { from: yearsUpTo(newest - decade), to: yearsUpTo(newest) };
}
