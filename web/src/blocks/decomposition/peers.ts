import { worldCode } from '#catalog/regions/index.ts';
import type { ScopedElement } from '#catalog/section.ts';
import { isBroken, listBreaks } from '#contract/breaks.ts';
import type { AreaSummary } from '#contract/data.ts';
import { changeOverDecade, decade, yearsUpTo } from '#domain/change-over-decade.ts';
import type { CubeStore, Figure } from '../../api/cube-store.ts';
import { elementFor, isCountry } from '../../api/data-view.tsx';
import { rankedCountries } from '../../api/ranked-countries.ts';
import { countriesOf, within } from '../../api/region-countries.ts';
import { type ChangeState, readMeans } from './harvests.ts';

/** The parts of the change elsewhere. */
export type PeerParts = Extract<ChangeState, { kind: 'parts' }> & { code: string };

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

/** Number of countries that are tried for those with parts. */
const mostTried = 16;

type Slice = ReadonlyMap<string, Figure>;

/** Countries next in the ranking, then the World; of an area its largest. Only those with parts; none while loading. */
export function toPeers(known: Known, of: PeersOf, most: number): readonly PeerParts[] {
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

/** The change of an area from the figures of the compared years alone. */
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
