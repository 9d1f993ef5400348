import type { BlockOf } from '#catalog/blocks.ts';
import { worstFlag } from '#catalog/flags.ts';
import { worldCode } from '#catalog/regions/index.ts';
import type { ScopedElement } from '#catalog/section.ts';
import { isBroken, listBreaks } from '#contract/breaks.ts';
import type { AreaSummary } from '#contract/data.ts';
import { changeOverDecade, decade, yearsUpTo } from '#domain/change-over-decade.ts';
import type { CubeStore, Figure } from '../../api/cube-store.ts';
import { elementFor, isCountry, type ShownData } from '../../api/data-view.tsx';
import { decadeChange } from '../../api/decade-change.ts';
import { rankedCountries } from '../../api/ranked-countries.ts';
import { countriesOf, within } from '../../api/region-countries.ts';
import {
  type ChangeState,
  type ComparedYears,
  type HarvestSeries,
  newestHarvest,
  readMeans,
} from './harvests.ts';

export type DecompositionDefinition = BlockOf<'decomposition'>;

/** The change of production: its years and its parts. It does not depend on the year of the page. */
export interface DecompositionModel {
  product: number;
  factor: number;
  series: HarvestSeries | undefined;
  years: ComparedYears | null;
  state: ChangeState;
  /** Parts of the same change elsewhere, and of the largest countries of an area without parts. */
  peers: readonly PeerParts[];
}

/** Number of countries beside an area, and instead of an area without parts. */
const [beside, instead] = [2, 4];

const noFigures: ReadonlyMap<number, Figure> = new Map();

export const flagOf = (figures: ReadonlyMap<number, Figure>, years: readonly number[]): string =>
  worstFlag(years.flatMap((year) => figures.get(year)?.flag ?? []));

export function toDecompositionModel(
  { area, areas, cubes }: Pick<ShownData, 'area' | 'areas' | 'cubes'>,
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
  const newest = newestHarvest(series);
  const figures = {
    series,
    hectaresOf: (codes: readonly string[], year: number): number =>
      codes.reduce((sum, code) => sum + (cubes.figure(factor, code, year)?.value ?? 0), 0),
  };
  const state = readMeans(
    figures,
    decadeChange(cubes, areas, { element: product, beside: factor, area, year: newest ?? 0 }),
  );
  return {
    ...{ product, factor, series, state },
    years:
      state.kind === 'parts'
        ? state.years
        : newest === null
          ? null
          : { from: yearsUpTo(newest - decade), to: yearsUpTo(newest) },
    peers:
      newest === null || (state.kind !== 'parts' && isCountry(area))
        ? []
        : toPeers(
            { cubes, areas },
            { area, year: newest, product: block.product, factor: block.factor },
            state.kind === 'parts' ? beside : instead,
          ),
  };
}

type PeerParts = Extract<ChangeState, { kind: 'parts' }> & { code: string };

interface Known {
  cubes: CubeStore;
  areas: ReadonlyMap<string, AreaSummary>;
}

interface PeersOf {
  area: string;
  year: number;
  product: ScopedElement;
  factor: ScopedElement;
}

const mostTried = 16;

type Slice = ReadonlyMap<string, Figure>;

/** Countries next in the ranking, then the World; of an area its largest. Only those with parts; none while loading. */
function toPeers(known: Known, of: PeersOf, most: number): readonly PeerParts[] {
  const { area, year, product, factor } = of;
  const { cubes, areas } = known;
  const slices = new Map<number, { product: Slice; factor: Slice }>();
  for (const at of [...yearsUpTo(year), ...yearsUpTo(year - decade)]) {
    const [products, factors] = [cubes.slice(product.country, at), cubes.slice(factor.country, at)];
    if (products === undefined || factors === undefined) return [];
    slices.set(at, { product: products ?? new Map(), factor: factors ?? new Map() });
  }
  const partsOf = (code: string): PeerParts | null => {
    const state = peerState(known, of, code, slices);
    return state.kind === 'parts' ? { ...state, code } : null;
  };
  const peers: PeerParts[] = [];
  const newest = slices.get(year)?.product ?? new Map();
  for (const code of candidates(area, newest, areas).slice(0, mostTried)) {
    if (peers.length >= most) break;
    const parts = partsOf(code);
    if (parts !== null) peers.push(parts);
  }
  const world = area === worldCode ? null : partsOf(worldCode);
  return world === null ? peers : [...peers, world];
}

function candidates(area: string, slice: Slice, areas: Known['areas']): readonly string[] {
  const ranked = (region: string | null): string[] =>
    rankedCountries(slice, within(areas, region === null ? null : countriesOf(region, areas))).map(
      (entry) => entry.area,
    );
  if (!isCountry(area)) return ranked(area === worldCode ? null : area);
  const near = (list: readonly string[]): readonly string[] => {
    const ownIndex = list.indexOf(area);
    const far = (code: string): number => Math.abs(list.indexOf(code) - ownIndex);
    return list.filter((code) => code !== area).sort((one, other) => far(one) - far(other));
  };
  const region = areas.get(area)?.region ?? null;
  return [...new Set([...(region === null ? [] : near(ranked(region))), ...near(ranked(null))])];
}

function peerState(
  { cubes, areas }: Known,
  { year, product, factor }: PeersOf,
  code: string,
  slices: ReadonlyMap<number, { product: Slice; factor: Slice }>,
): ChangeState {
  const elements = [elementFor(product, code), elementFor(factor, code)];
  const cubesOf = elements.map((element) => cubes.about(element));
  const figuresOf = (side: 'product' | 'factor'): ReadonlyMap<number, Figure> =>
    new Map(
      [...slices]
        .sort(([one], [other]) => one - other)
        .flatMap(([at, { [side]: slice }]) => {
          const figure = slice.get(code);
          return figure === undefined ? [] : [[at, figure] as const];
        }),
    );
  const series = { production: figuresOf('product'), hectares: figuresOf('factor') };
  const isDoubtful = (area: string, at: number): boolean => {
    const pair = slices.get(at);
    return pair?.product.get(area)?.doubt !== undefined || pair?.factor.get(area)?.doubt !== undefined;
  };
  const compared = changeOverDecade({
    area: code,
    year,
    series: {
      figures: new Map([...series.production].filter(([at]) => series.hectares.has(at))),
      breaks: cubesOf.flatMap((cube) => listBreaks(cube, code)),
      doubts: new Set([...slices.keys()].filter((at) => isDoubtful(code, at))),
    },
    adds: true,
    others: {
      slice: (at) =>
        new Map(
          [...(slices.get(at)?.product ?? [])].flatMap(([area, { value }]) =>
            slices.get(at)?.factor.has(area) === true ? [[area, value] as const] : [],
          ),
        ),
      isBroken: (area, first, last) => cubesOf.some((cube) => isBroken(cube, area, first, last)),
      isDoubtful,
    },
    areas,
  });
  const hectaresOf = (codes: readonly string[], at: number): number =>
    codes.reduce((sum, one) => sum + (slices.get(at)?.factor.get(one)?.value ?? 0), 0);
  return readMeans({ series, hectaresOf }, compared);
}
