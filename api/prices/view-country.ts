import type { PriceType } from '#catalog/prices/price-types.ts';
import type { PriceSource, Prices } from '#contract/prices.ts';
import { monthText } from '#domain/prices/months.ts';
import { newestMonth } from '#domain/prices/newest-month.ts';
import { isInDollars, isReal, type PriceView, type ViewedMonth, viewSeries } from '#domain/prices/view.ts';
import {
  comparedMonth,
  type MarketsLeft,
  marketsLeft,
  type PriceChange,
  whatChanged,
} from '#domain/prices/what-changed.ts';
import { type PricedPlace, selectPriceChoices, selectPricePoints } from '../queries/select-prices.ts';
import { selectRows } from '../queries/select-rows.ts';
import type { ServedRelease } from '../release/served-release.ts';
import { choose, requireBase, requireCity } from './ask.ts';
import { compareMonth } from './compare-months.ts';
import { findOpening } from './make-page.ts';
import { type CountryConverters, readConverters } from './read-converters.ts';
import { countCamps, readQuotes } from './read-quotes.ts';
import { marketSeries, openingType, readSeries, type SeriesOfType } from './read-series.ts';
import type { NamedSources } from './sources.ts';

export interface PriceQuery {
  view?: PriceView | undefined;
  type?: PriceType | undefined;
  city?: number | undefined;
  base?: number | undefined;
  source?: string | undefined;
}

/** The prices of a country or city in a view, of one price type and source. */
export interface ViewedPrices extends CountryConverters {
  view: PriceView;
  type: PriceType | null;
  source: number | null;
  city: number | null;
  /** `null` in views without one. */
  base: number | null;
  /** The crop's main form (an empty `crop_type`) and its types. */
  series: readonly { crop_type: string; months: readonly ViewedMonth[]; of: SeriesOfType }[];
  breaks: readonly { currency: string; month: number }[];
  sources: NamedSources;
}

/** Series, converters and choice of a country or city. Throws the problems of what its query names wrongly. */
export async function readChosen(release: ServedRelease, place: PricedPlace, query: PriceQuery) {
  const city = await requireCity(release, place, query.city);
  const known = await readConverters(release, place.area);
  const choices = await selectPriceChoices(release.db, place);
  const all =
    city === null
      ? await readSeries(release, place)
      : marketSeries(
          await selectPricePoints(release.db, place, { market: city }),
          known.currency,
          known.converters,
        );
  const chosen = await choose(release, choices, query, findOpening(choices, all));
  const series = all.filter(({ type, source }) => type === chosen.type && source === chosen.source);
  return { ...known, ...chosen, city, series, choices };
}

/** Reads the prices of an address. Throws the problems of its wrong parameters. */
export async function viewCountry(
  release: ServedRelease,
  place: PricedPlace,
  query: PriceQuery,
): Promise<ViewedPrices> {
  const { series, choices: _, ...chosen } = await readChosen(release, place, query);
  const base = requireBase(chosen.converters, place.area, query.base);
  const view = query.view ?? 'nominal';
  const breaks = await selectRows(release.db, 'price_break', { area: place.area });
  return {
    ...chosen,
    view,
    base: isReal(view) ? base : null,
    series: series.map((each) => {
      return {
        crop_type: each.crop_type,
        months: viewSeries(each, chosen.converters, { view, base }),
        of: each,
      };
    }),
    breaks: breaks.filter(({ source }) => source === chosen.source),
  };
}

export function sourcesOf({ view, source, from, sources }: ViewedPrices): readonly PriceSource[] {
  const rates = isInDollars(view) ? [...from.monthly, ...from.yearly] : [];
  const index = { nominal: [], ipc: from.own, usd: [], usdeflac: from.usa }[view];
  return sources.all([...(source === null ? [] : [source]), ...rates, ...index]);
}

/** The price that answers for a view, of the crop type that its page opens with, and whose it is. */
export async function readNewest(
  release: ServedRelease,
  place: PricedPlace,
  { series, view, city, currency, converters }: ViewedPrices,
  nameCropType: (id: string) => NonNullable<Prices['newest']>['crop_type'],
): Promise<Prices['newest']> {
  const opening = openingType(series.map((each) => each.of));
  const opened = series.find(({ crop_type }) => crop_type === opening);
  const newest = newestMonth(converters, view, opened?.months ?? []);
  if (opened === undefined || newest === null) return null;
  const { month, basis, markets, median: value } = newest;
  const { type, source, crop_type } = opened.of;
  const points = await selectPricePoints(release.db, place, { type, source, market: city, month });
  const quotes = readQuotes(points, opened.of, currency, converters)[basis].get(month) ?? [];
  const camps = countCamps(place.area, points, quotes);
  return {
    ...{ date: monthText(month), value, markets, camps },
    crop_type: crop_type === '' ? null : nameCropType(crop_type),
  };
}

/** The change of the crop's main form in a view, over the markets that report in both months; `null` of none. */
export async function readChange(
  release: ServedRelease,
  place: PricedPlace,
  { series, view, base, city, currency, converters }: ViewedPrices,
): Promise<PriceChange | MarketsLeft | null> {
  const main = series.find(({ crop_type }) => crop_type === '');
  const comparison = main === undefined ? null : comparedMonth(main.months, converters, view);
  if (main === undefined || comparison === null) return null;
  const { type, source } = main.of;
  const points = await selectPricePoints(release.db, place, { type, source, market: city });
  const same = compareMonth(readQuotes(points, main.of, currency, converters), comparison);
  const options = { view, month: comparison.month, base, beside: 'inflation' } as const;
  return whatChanged(main.months, same, converters, options) ?? marketsLeft(main.months, same, comparison);
}
