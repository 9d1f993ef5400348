import { crops } from '#catalog/crops/index.ts';
import type { DoubtReason, EventId } from '#catalog/doubts.ts';
import * as codes from '#catalog/elements/codes.ts';
import { elements, findElement } from '#catalog/elements/index.ts';
import { ARABLE_LAND_ITEM, CROPLAND_ITEM } from '#catalog/items/codes.ts';
import { groupBy } from '#domain/group-by.ts';
import {
  type FoodSupply,
  farPriceYears,
  isolatedYears,
  movedApart,
  remainderYears,
  restsOnDoubt,
  unfitFoods,
  unrecordedYears,
  yieldLimit,
} from '#domain/plausibility.ts';
import { inputGroups, type SeriesByKey, type ServedSeries, seriesKey } from './served-series.ts';

/** A row of `mappings/doubtful.csv` that is of figures: a known error of a source. */
export interface KnownDoubt {
  area: string;
  /** `*` is every item. */
  item: string;
  element: number;
  first: number;
  last: number;
  reason: DoubtReason;
  link: string | null;
}

/** A row of `mappings/events.csv`: why figures are out of the ordinary, and none the less as they were. */
export interface KnownEvent {
  area: string;
  item: string;
  elements: readonly number[];
  first: number;
  last: number;
  event: EventId;
}

type ByYear<Mark> = Map<string, Map<number, Mark>>;

export interface FoundDoubts {
  doubts: ByYear<{ reason: DoubtReason; link: string | null }>;
  events: ByYear<EventId>;
}

const keyOf = ({ indicator, element, area }: ServedSeries): string => seriesKey(indicator, element, area);

/** Marks a year of a series, unless it already has a mark. */
function setMark<Mark>(byYear: ByYear<Mark>, series: ServedSeries, year: number, mark: Mark): void {
  const known = byYear.get(keyOf(series)) ?? new Map<number, Mark>();
  byYear.set(keyOf(series), known);
  if (!known.has(year)) known.set(year, mark);
}

/** Domains whose published figures are counts and measures, which do not leap and come back. */
const measured: ReadonlySet<string> = new Set(['food-balance', 'production', 'value', 'livestock', 'prices']);

/** The land that each crop in the field is grown on, and how often a year it is harvested. */
const fields = new Map(
  crops.flatMap(({ items, parts, perennial = false, harvestsAYear: harvests = 1 }) => {
    const land = perennial
      ? { item: CROPLAND_ITEM, element: codes.CROPLAND }
      : { item: ARABLE_LAND_ITEM, element: codes.ARABLE_LAND };
    return [items.production, ...(parts?.production ?? [])].flatMap((item) =>
      item === null ? [] : [[item, { land, harvests }] as const],
    );
  }),
);

/** Hectares of the unit in which land is kept. */
const hectares = 1000;

/** Years in which more of a crop was harvested than its harvests of all the country's land would be. */
function yearsBeyondLand(series: ServedSeries, all: SeriesByKey): readonly number[] {
  const field = fields.get(series.indicator);
  if (field === undefined) return [];
  const land = all.get(seriesKey(field.land.item, field.land.element, series.area));
  const capacity = new Map(land?.figures.map(({ year, value }) => [year, value * hectares * field.harvests]));
  return series.figures.flatMap(({ year, value }) => {
    const most = capacity.get(year) ?? 0;
    return most > 0 && value > most ? [year] : [];
  });
}

function yieldLimits(all: SeriesByKey, countries: ReadonlySet<string>): ReadonlyMap<number, number> {
  const yields = [...all.values()].filter(
    ({ element, area }) => element === codes.YIELD && countries.has(area),
  );
  const valuesOf = (series: readonly ServedSeries[]): number[] =>
    series.flatMap(({ figures }) => figures.map(({ value }) => value));
  const byItem = groupBy(yields, ({ indicator }) => indicator);
  return new Map([...byItem].map(([item, series]) => [item, yieldLimit(valuesOf(series))]));
}

/** Doubts the food of countries whose weight does not fit its energy. */
function addUnfitFoods(
  doubt: (series: ServedSeries, year: number, reason: DoubtReason) => void,
  all: SeriesByKey,
  countries: ReadonlySet<string>,
): void {
  const weights = [...all.values()].filter(
    ({ element, area }) => element === codes.FOOD_PER_CAPITA && countries.has(area),
  );
  for (const [indicator, series] of groupBy(weights, (each) => each.indicator)) {
    const supplies = series.flatMap(({ area, figures }): FoodSupply[] => {
      const energy = all.get(seriesKey(indicator, codes.ENERGY_PER_CAPITA, area));
      const byYear = new Map(energy?.figures.map(({ year, value }) => [year, value]));
      return figures.map(({ year, value }) => ({ area, year, weight: value, energy: byYear.get(year) ?? 0 }));
    });
    for (const { area, year } of unfitFoods(supplies))
      for (const element of [codes.FOOD_PER_CAPITA, codes.FOOD]) {
        const series = all.get(seriesKey(indicator, element, area));
        if (series !== undefined) doubt(series, year, 'energy');
      }
  }
}

/** Doubts by the rules of `domain/plausibility.ts` on the figures of countries themselves. */
function addByRule(
  doubt: (series: ServedSeries, year: number, reason: DoubtReason) => void,
  all: SeriesByKey,
  countries: ReadonlySet<string>,
): void {
  const limits = yieldLimits(all, countries);
  addUnfitFoods(doubt, all, countries);
  for (const series of all.values()) {
    const { indicator, element, area, figures } = series;
    if (!countries.has(area)) continue;
    const known = findElement(element);
    if (known === undefined) continue;
    const { formula, domain, unit } = known;
    const isMeasured = measured.has(domain) && (formula === undefined || element === codes.YIELD);
    if (isMeasured) for (const year of isolatedYears(figures, unit)) doubt(series, year, 'isolated');
    if (element === codes.YIELD) {
      const limit = limits.get(indicator) ?? Number.POSITIVE_INFINITY;
      for (const { year, value } of figures) if (value > limit) doubt(series, year, 'yield');
    }
    if (element === codes.PRODUCER_PRICE)
      for (const year of farPriceYears(figures)) doubt(series, year, 'price');
    if (element === codes.PRODUCTION) {
      const harvested = all.get(seriesKey(indicator, codes.AREA_HARVESTED, area));
      for (const { year, which } of harvested ? movedApart(figures, harvested.figures) : [])
        doubt(which === 'area' && harvested ? harvested : series, year, 'power-of-ten');
    }
    // What is imported beyond all use is stored or exported again: it is no measure of dependence.
    if (element === codes.IMPORT_SHARE)
      for (const { year, value } of figures) if (value > 100) doubt(series, year, 're-exports');
    if (element === codes.SELF_SUFFICIENCY) {
      const production = all.get(seriesKey(indicator, codes.BALANCE_PRODUCTION, area));
      for (const year of remainderYears(figures, production?.figures ?? [])) doubt(series, year, 'remainder');
    }
    if (element === codes.BALANCE_PRODUCTION || element === codes.FOOD) {
      const supply = all.get(seriesKey(indicator, codes.DOMESTIC_SUPPLY, area));
      for (const year of unrecordedYears(figures, supply?.figures ?? [])) doubt(series, year, 'unrecorded');
    }
    if (element === codes.AREA_HARVESTED)
      for (const year of yearsBeyondLand(series, all)) doubt(series, year, 'land');
  }
}

/** Items that a crop's own is added up from. */
const partsOf = new Map(
  crops.flatMap(({ items, parts }) => (parts ? [[items.production, parts.production]] : [])),
);

/** Adds what rests on a doubtful figure: of a sum where that holds more than a tenth of it. */
function addInherited(doubts: FoundDoubts['doubts'], all: SeriesByKey): void {
  const mark = { reason: 'input' as const, link: null };
  const rests = (keys: readonly string[], year: number): boolean =>
    restsOnDoubt(
      keys.flatMap((key) => {
        const figure = all.get(key)?.figures.find((each) => each.year === year);
        return figure === undefined
          ? []
          : [{ value: figure.value, isDoubtful: doubts.get(key)?.has(year) === true }];
      }),
    );
  const ofElement = groupBy([...all.values()], ({ element }) => element);
  // Elements are in the order in which they are computed; values of production come after production.
  for (const { id } of elements)
    for (const series of ofElement.get(id) ?? []) {
      const parts = partsOf.get(series.indicator)?.map((item) => seriesKey(item, id, series.area));
      const groups = [...inputGroups(series), ...(parts ? [parts] : [])];
      if (!groups.flat().some((key) => doubts.has(key))) continue;
      for (const { year } of series.figures)
        if (groups.some((keys) => rests(keys, year))) setMark(doubts, series, year, mark);
    }
}

/** Sums of countries in which doubtful countries hold more than a tenth. */
function addSums(
  doubts: FoundDoubts['doubts'],
  all: SeriesByKey,
  membersOf: (aggregate: string, year: number) => readonly string[],
): void {
  const doubtful = new Set([...doubts.keys()].map((key) => key.split(' ').slice(0, 2).join(' ')));
  for (const series of all.values()) {
    if (findElement(series.element)?.aggregate !== 'sum') continue;
    if (!doubtful.has(`${series.indicator} ${series.element}`)) continue;
    for (const { year, isSum, value } of series.figures) {
      if (!isSum) continue;
      const doubtfulSum = membersOf(series.area, year).reduce((sum, area) => {
        const key = seriesKey(series.indicator, series.element, area);
        if (doubts.get(key)?.has(year) !== true) return sum;
        return sum + Math.abs(all.get(key)?.figures.find((each) => each.year === year)?.value ?? 0);
      }, 0);
      const parts = [
        { value: doubtfulSum, isDoubtful: true },
        { value: Math.max(Math.abs(value) - doubtfulSum, 0), isDoubtful: false },
      ];
      if (doubtfulSum > 0 && restsOnDoubt(parts))
        setMark(doubts, series, year, { reason: 'input', link: null });
    }
  }
}

/** Facts of a run beside the series. */
export interface DoubtFacts {
  /** Areas whose figures are counted: countries and states that have ended. */
  countries: ReadonlySet<string>;
  membersOf: (aggregate: string, year: number) => readonly string[];
  known: readonly KnownDoubt[];
  causes: readonly KnownEvent[];
}

/**
 * The figures that are not believed enough to lead, and those that are out of the ordinary for a reason that is known: of these no
 * rule doubts any.
 */
export function findDoubts(
  all: SeriesByKey,
  { countries, membersOf, known, causes }: DoubtFacts,
): FoundDoubts {
  const [doubts, events]: [FoundDoubts['doubts'], FoundDoubts['events']] = [new Map(), new Map()];
  const isOf = (place: { area: string; item: string }, { area, indicator }: ServedSeries): boolean =>
    place.area === area && (place.item === '*' || place.item === String(indicator));
  for (const series of all.values()) {
    const { element, figures } = series;
    for (const row of known)
      if (row.element === element && isOf(row, series))
        for (const { year } of figures)
          if (row.first <= year && year <= row.last)
            setMark(doubts, series, year, { reason: row.reason, link: row.link });
    for (const row of causes)
      if (row.elements.includes(element) && isOf(row, series))
        for (const { year } of figures)
          if (row.first <= year && year <= row.last) setMark(events, series, year, row.event);
  }
  const byRule = (series: ServedSeries, year: number, reason: DoubtReason): void => {
    if (events.get(keyOf(series))?.has(year) !== true) setMark(doubts, series, year, { reason, link: null });
  };
  addByRule(byRule, all, countries);
  addInherited(doubts, all);
  addSums(doubts, all, membersOf);
  // Ratios of these sums.
  addInherited(doubts, all);
  return { doubts, events };
}
