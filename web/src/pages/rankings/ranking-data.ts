import type { Crop } from '#catalog/crop.ts';
import { indicatorsOfCrop } from '#catalog/crops/ranked-items.ts';
import type { DoubtReason } from '#catalog/doubts.ts';
import { worldCode } from '#catalog/regions/index.ts';
import type { ScopedElement, Section } from '#catalog/section.ts';
import type { AreaSummary, CountryRanking, CropRanking } from '#contract/data.ts';
import { membershipTest } from '#domain/inside.ts';
import { nearestYear } from '#domain/nearest-year.ts';
import { elementFor, isCountry } from '../../api/data-view.tsx';
import type { BroughtExplanation } from '../../api/load-explanation.ts';
import { type Loaded, valueOr } from '../../api/loaded.ts';
import { addresses } from '../../api/queries.ts';
import type { CitedSource } from '../../blocks/citation.ts';
import type { RankingLimits, RankingView } from '../../url/ranking-params.ts';

/** One row as the API has it, without the names, which the page has as words. */
export interface RankedPlace {
  code: string;
  /** `null` of a value of 0, and of a doubtful one. */
  ranking: number | null;
  value: number;
  flag: string;
  /** The 0 is one of the source's rounding. */
  aboutZero?: boolean;
  tied: boolean;
  share: number | null;
  /** Means ten years apart; `null` without a change. */
  compared: CountryRanking['places'][number]['compared'];
  /** Why the value is not believed enough to lead; absent where it is. */
  doubt?: DoubtReason | undefined;
}

/** The World's change over ten years, like with like; `null` without one. */
type WorldCompared = NonNullable<CountryRanking['world']>['compared'];

export interface Ranking {
  by: RankingView['by'];
  /** Rank element of crops, ranked element of countries. */
  element: number;
  measure: number;
  /** Area whose crops are ranked; the World for countries. */
  area: string;
  year: number;
  lowestFirst: boolean;
  shareElement: number | null;
  beforeYear: number | null;
  breaks: readonly number[];
  world: { value: number; compared: WorldCompared; element: number } | null;
  /** Years in which the area has a ranking; of countries they are in the page's facts. */
  years: readonly number[];
  places: readonly RankedPlace[];
}

export interface ElementYears {
  element: ScopedElement;
  years: readonly { year: number; countries: number }[];
  defaultYear: number;
}

export interface RankingCoverage {
  facts: readonly ElementYears[];
  /** Years in which the crop has any figure of the section. */
  years: readonly number[];
}

export interface RankingsPageData {
  crop: string;
  section: Section;
  table: string;
  indicator: number;
  areas: Loaded<readonly AreaSummary[]>;
  coverage: Loaded<RankingCoverage>;
  answers: Loaded<Readonly<Record<string, Ranking>>>;
  search: string;
  view: RankingView;
  version?: string;
  sources: Loaded<readonly CitedSource[]>;
  release: { id: string; created: string };
  explanation: BroughtExplanation | null;
}

export function podiumRankings(section: Section): readonly ScopedElement[] {
  return section.blocks.flatMap((block) => (block.kind === 'podium' ? block.rankings : []));
}

export function rankingLimits(section: Section): RankingLimits {
  return {
    rankings: podiumRankings(section).map(({ country }) => country),
    elements: section.mapElements.map(({ country }) => country),
    ofAggregates: new Map(
      [...podiumRankings(section), ...section.mapElements].map(({ country, aggregate }) => [
        aggregate,
        country,
      ]),
    ),
  };
}

const noCoverage: RankingCoverage = { facts: [], years: [] };

/** Coverage of the years; empty where it could not be loaded. */
export function knownCoverage({ coverage }: Pick<RankingsPageData, 'coverage'>): RankingCoverage {
  return valueOr(coverage, noCoverage);
}

export function findFacts(
  data: Pick<RankingsPageData, 'coverage'>,
  element: number | undefined,
): ElementYears | undefined {
  return knownCoverage(data).facts.find((entry) => entry.element.country === element);
}

/** The year that is wanted: the address's, else the one with which the element opens. */
export function wantedYear(
  data: Pick<RankingsPageData, 'coverage'>,
  section: Section,
  view: RankingView,
): number {
  const element = view.by === 'countries' ? view.element : section.mapElements[0]?.country;
  const facts = findFacts(data, element);
  return view.year ?? facts?.defaultYear ?? section.fallbackYears[0] ?? 0;
}

/**
 * Address of the ranking of a view in a year. A year that the crop has no figures of is replaced by the nearest: its
 * answer still lists the years that have a ranking of the area.
 */
export function rankingAddress(
  data: Pick<RankingsPageData, 'table' | 'indicator' | 'coverage'>,
  section: Section,
  view: RankingView,
  year: number,
): string {
  const { years } = knownCoverage(data);
  const rankedYear = years.includes(year) ? year : (nearestYear(years, year) ?? year);
  if (view.by === 'countries')
    return addresses.countryRanking(data.table, view.element, data.indicator, rankedYear);
  const pair = podiumRankings(section).find(({ country }) => country === view.ranking);
  const element = pair === undefined ? view.ranking : elementFor(pair, view.area);
  return addresses.cropRanking(view.area, element, data.indicator, rankedYear);
}

/**
 * The year to show instead of the default one: where the address names no year and the area has no ranking of
 * that year, the nearest that it has. `null` where the answer is to be shown as it is.
 */
export function replacementYear(view: RankingView, answer: Ranking): number | null {
  if (view.year !== null || answer.places.length > 0) return null;
  const nearest = nearestYear(answer.years, answer.year);
  return nearest === answer.year ? null : nearest;
}

/** The answer for the requested year: of another year only its list of years is kept. */
export function forYear(ranking: Ranking, year: number | null): Ranking {
  if (year === null || ranking.year === year) return ranking;
  return { ...ranking, year, places: [], world: null, breaks: [] };
}

/** The view with an area that exists: the World in place of one that does not. */
export function settledArea(view: RankingView, areas: readonly AreaSummary[]): RankingView {
  if (areas.length === 0 || areas.some(({ code }) => code === view.area)) return view;
  return { ...view, area: worldCode };
}

/** Whether the view ranks the countries of a region alone, not of the World. */
export function ranksRegion({ by, area }: Pick<RankingView, 'by' | 'area'>): boolean {
  return by === 'countries' && area !== worldCode && !isCountry(area);
}

/** A ranking of countries for a region's alone: in the same order, ranked among themselves, equal ones sharing a rank. */
export function ofRegion(ranking: Ranking, region: string, areas: readonly AreaSummary[]): Ranking {
  const homes = new Map(areas.map((area) => [area.code, area]));
  const isInside = membershipTest(region, (code) => homes.get(code));
  const inside = ranking.places.filter(({ code }) => isInside(code));
  const ranked = inside.filter((place) => place.ranking !== null);
  const sharing = (place: RankedPlace): readonly RankedPlace[] =>
    ranked.filter(({ ranking: rank }) => rank === place.ranking);
  return {
    ...ranking,
    area: region,
    places: inside.map((place) => ({
      ...place,
      ranking:
        place.ranking === null ? null : ranked.findIndex(({ ranking: rank }) => rank === place.ranking) + 1,
      tied: sharing(place).length > 1,
    })),
  };
}

export function fromCropRanking(answer: CropRanking): Ranking {
  return {
    by: 'crops',
    element: answer.element,
    measure: answer.measure,
    area: answer.area,
    year: answer.year,
    lowestFirst: false,
    shareElement: null,
    beforeYear: null,
    breaks: [],
    world: null,
    years: answer.years,
    places: answer.places.map(({ item, ranking, value, flag, tied }) => ({
      code: item,
      ranking,
      value,
      flag,
      tied,
      share: null,
      compared: null,
    })),
  };
}

export function fromCountryRanking(answer: CountryRanking, world: string): Ranking {
  return {
    by: 'countries',
    element: answer.element,
    measure: answer.element,
    area: world,
    year: answer.year,
    lowestFirst: answer.direction === 'lowest-first',
    shareElement: answer.shareElement,
    beforeYear: answer.beforeYear,
    breaks: answer.breaks,
    world: answer.world && {
      value: answer.world.value,
      compared: answer.world.compared,
      element: answer.world.element,
    },
    years: [],
    places: answer.places.map(
      ({ iso3, ranking, value, flag, aboutZero = false, tied, share, compared, doubt }) => ({
        code: iso3,
        ranking,
        value,
        flag,
        aboutZero,
        tied,
        share,
        compared,
        ...(doubt !== undefined && { doubt }),
      }),
    ),
  };
}

/** Items under which rankings have a crop. */
export function listItems(crop: Crop): readonly string[] {
  return indicatorsOfCrop(crop).map(String);
}
