import { worldCode } from '#catalog/regions/index.ts';
import { listBreaks } from '#contract/breaks.ts';
import type { AreaSummary, Cube } from '#contract/data.ts';
import type { PricePage } from '#contract/price-page.ts';
import type { PriceSource } from '#contract/prices.ts';
import type { RouteAnswer } from '#contract/routes.ts';
import { relativeChange } from '#domain/change.ts';
import { meanOf, yearsOfMean } from '#domain/change-over-decade.ts';
import { fewestCompared, importDependence, muchEaters } from '#domain/dependence.ts';
import { lastYearBefore } from '#domain/nearest-year.ts';
import { doubtOfChange, suspectMonths } from '#domain/prices/doubted-change.ts';
import { countRanked } from '#domain/ranks.ts';
import { CubeStore, isBelieved } from '../../api/cube-store.ts';
import { decadeChange } from '../../api/decade-change.ts';
import { type RankedCountry, rankedCountries } from '../../api/ranked-countries.ts';
import { isOldMonth, monthsBefore } from '../../blocks/is-old.ts';

type PriceType = PricePage['series'][number]['type'];
type Areas = ReadonlyMap<string, AreaSummary>;

export interface PlaceValue {
  iso3: string;
  value: number;
}

export type AnswerFigures =
  | { id: 'production'; element: number; year: number; places: readonly PlaceValue[]; share: number | null }
  /** `value`: imports as a part of the supply; `count`: the countries that are compared. */
  | { id: 'dependence'; element: number; year: number; places: readonly PlaceValue[]; count: number }
  | { id: 'protein'; element: number; year: number; first: PlaceValue; count: number }
  | {
      id: 'price';
      country: string;
      city: string;
      market: { id: number; label: string };
      type: PriceType;
      currency: string | null;
      /** Months as year × 12 + month − 1; own currency per kg, `null` without a price. */
      first: number;
      values: readonly (number | null)[];
      /** From the same month a year before, as a fraction; `null` where the price is old or the change doubtful. */
      change: number | null;
      source: PriceSource;
    }
  | {
      id: 'samples';
      from: number;
      to: number;
      total: number;
      places: readonly PlaceValue[];
      count: number;
      source: PriceSource;
    }
  | ({
      id: 'yield';
      element: number;
      /** From the mean of the first three years to that of the last three, as a fraction. */
      since: number;
      /** Over the last ten years, as a fraction of means of three; `null` when not comparable. */
      decade: number | null;
    } & WorldTrend);

export type Answer = AnswerFigures & {
  /** The view that shows more, without language. */
  path: string;
};

const bars = 5;

const ranked = (cube: Cube, areas: Areas, year: number): readonly RankedCountry[] =>
  rankedCountries(CubeStore.of([cube]).slice(cube.element, year) ?? new Map(), areas);

const believed = (countries: readonly RankedCountry[]): readonly PlaceValue[] =>
  countries.filter(isBelieved).map(({ area, value }) => ({ iso3: area, value }));

/** The largest harvests of the default year; `null` where a doubtful one is above them. */
export function toProduction(cube: Cube, areas: Areas): AnswerFigures | null {
  const { element, defaultYear: year } = cube;
  const countries = ranked(cube, areas, year);
  const [first] = countries;
  if (first === undefined || !isBelieved(first) || first.value <= 0) return null;
  const world = CubeStore.of([cube]).series(element, worldCode)?.get(year)?.value ?? null;
  const share = world === null || world <= 0 ? null : first.value / world;
  return { id: 'production', element, year, places: believed(countries).slice(0, bars), share };
}

const countryFigures = (cube: Cube, areas: Areas, year: number) =>
  ranked(cube, areas, year)
    .filter(isBelieved)
    .map(({ area, value }) => ({ area, value }));

/** Who depends on imports, in the year of the shares in protein; `null` where no country does. */
export function toDependence(imported: Cube, protein: Cube, areas: Areas): AnswerFigures | null {
  const year = protein.defaultYear;
  const found = importDependence(countryFigures(imported, areas, year), countryFigures(protein, areas, year));
  if (found === null) return null;
  const places = found.places.map(({ area, value }) => ({ iso3: area, value }));
  return { id: 'dependence', element: imported.element, year, places, count: found.count };
}

export function toProtein(protein: Cube, areas: Areas): AnswerFigures | null {
  const { element, defaultYear: year } = protein;
  const countries = ranked(protein, areas, year);
  const [first] = believed(countries);
  return first === undefined || muchEaters(countryFigures(protein, areas, year)).length < fewestCompared
    ? null
    : { id: 'protein', element, year, first, count: countRanked(countries) };
}

/** Rising years without a gap, with the World's figure of each. */
export interface WorldTrend {
  first: number;
  values: readonly number[];
}

/** The World's figures up to the default year, from the last break on; `null` of none. */
export function worldTrend(cube: Cube): WorldTrend | null {
  const series = CubeStore.of([cube]).series(cube.element, worldCode);
  if (series == null || series.size === 0) return null;
  const year = series.has(cube.defaultYear)
    ? cube.defaultYear
    : lastYearBefore(series.keys(), cube.defaultYear);
  if (year === null) return null;
  const from = Math.max(0, ...listBreaks(cube, worldCode).filter((at) => at <= year));
  const values: number[] = [];
  for (let at = year; at >= from; at--) {
    const value = series.get(at)?.value;
    if (value === undefined) break;
    values.unshift(value);
  }
  return { first: year - values.length + 1, values };
}

/** The World's yields; `null` where the first and the last years overlap. */
export function toYield(cube: Cube, areas: Areas): AnswerFigures | null {
  const trend = worldTrend(cube);
  if (trend === null || trend.values.length < 2 * yearsOfMean) return null;
  const { first, values } = trend;
  const since = relativeChange({
    from: meanOf(values.slice(0, yearsOfMean)),
    to: meanOf(values.slice(-yearsOfMean)),
  });
  if (since === null) return null;
  const { element } = cube;
  const year = first + values.length - 1;
  const change = decadeChange(CubeStore.of([cube]), areas, { element, area: worldCode, year });
  const decade = typeof change === 'object' ? relativeChange(change) : null;
  return { id: 'yield', element, ...trend, since, decade };
}

/** Countries that received most samples, of all reports; `null` of few. */
export function toSamples({
  from,
  to,
  totals,
  countries,
  source,
}: RouteAnswer<'samplesMap'>): AnswerFigures | null {
  const places = countries
    .flatMap(({ area, received }) =>
      received === null || received === 0 ? [] : [{ iso3: area, value: received }],
    )
    .sort((a, b) => b.value - a.value);
  const count = places.length;
  if (from === null || to === null || totals.received === null || source === null || count < fewestCompared)
    return null;
  return { id: 'samples', from, to, total: totals.received, places: places.slice(0, bars), count, source };
}

/** Months of prices that are drawn: ten years. */
const drawnMonths = 120;

/** Months for which a price is new. */
const newMonths = 24;

/** The market of a city with the newest consumer price in the country's currency, else one of another type; `null` without a new price. */
export function newestMarket(page: PricePage, city: string, release: { created: string }) {
  const named = new Map(
    page.markets.filter((market) => isIn(market, city)).map((market) => [market.id, market]),
  );
  const last = page.latest.flatMap(({ type, source, markets }) =>
    markets.flatMap(({ market: id, month, basis }) => {
      const market = named.get(id);
      return market === undefined || basis !== 'own' || monthsBefore(month, release) > newMonths
        ? []
        : [{ type, source, month, market }];
    }),
  );
  const isRetail = ({ type }: (typeof last)[number]): number => Number(type === 'retail');
  return last.sort((a, b) => isRetail(b) - isRetail(a) || b.month - a.month)[0] ?? null;
}

const isIn = ({ label, admin1, average }: PricePage['markets'][number], city: string): boolean =>
  !average && [label, admin1].some((name) => name?.toLowerCase() === city.toLowerCase());

/** The newest price of a market, with those of ten years; `page` is the market's own. */
export function toPrice(
  page: PricePage,
  place: Pick<Extract<AnswerFigures, { id: 'price' }>, 'country' | 'city' | 'market' | 'type'> & {
    source: string;
  },
  release: { created: string },
): AnswerFigures | null {
  const series = page.series.find(
    ({ type, source, crop_type: cropType }) =>
      type === place.type && page.sources[source]?.key === place.source && cropType === '',
  );
  const source = page.sources[series?.source ?? -1];
  if (series?.own == null || source === undefined) return null;
  const { first, median } = series.own;
  const last = median.findLastIndex((value) => value !== null);
  if (last < 0) return null;
  const from = Math.max(0, last + 1 - drawnMonths);
  const month = first + last;
  const same = series.same.find((each) => each.month === month && each.basis === 'own');
  const ratio = same?.before && same.after !== null ? same.after / same.before : null;
  const isComparable =
    ratio !== null &&
    !isOldMonth(month, release) &&
    doubtOfChange(suspectMonths(page, series), [month, month - 12], ratio) !== 'untold';
  return {
    ...{
      id: 'price',
      country: place.country,
      city: place.city,
      type: place.type,
      currency: page.currency,
      source,
    },
    market: { id: place.market.id, label: place.market.label },
    ...{ first: first + from, values: median.slice(from, last + 1) },
    change: isComparable ? ratio - 1 : null,
  };
}
