import { setImmediate as otherRequests } from 'node:timers/promises';
import { routes } from '#contract/routes.ts';
import { bandOf } from '#domain/prices/median.ts';
import { monthText, placeInYear, readMonth, toMonth, yearOfMonth } from '#domain/prices/months.ts';
import { type PriceNow, priceNow, seasonality, seasonIndices } from '#domain/prices/seasonality.ts';
import { invalid, listed, quoted } from '../errors.ts';
import { requirePricedPlace } from '../prices/ask.ts';
import { quotesAsPaid } from '../prices/compare-months.ts';
import { dollar } from '../prices/read-converters.ts';
import { findLatest, toSpread } from '../prices/read-latest.ts';
import { readQuotes } from '../prices/read-quotes.ts';
import { dollarsOf, nineDigits, openingType } from '../prices/read-series.ts';
import { readChosen } from '../prices/view-country.ts';
import { selectPriceMarkets, selectPricePoints } from '../queries/select-prices.ts';
import { toPriceRows } from '../shaping/to-price-rows.ts';
import { type DataRoute, dataRoute } from './data-route.ts';

/** Markets one by one, and what lies behind medians. */
export const priceMarketRoutes: readonly DataRoute[] = [
  dataRoute(routes.priceMarkets, async ({ params, query, release }) => {
    const place = requirePricedPlace(release, params);
    const { type, source, sources, series, currency, converters } = await readChosen(release, place, query);
    const points = type === null ? [] : await selectPricePoints(release.db, place, { type, source });
    const latest =
      type === null || source === null ? null : findLatest(points, series, { type, source, currency });
    const last = new Map(latest?.markets.map((each) => [each.market, each]));
    const markets = await selectPriceMarkets(release.db, place);
    return {
      type,
      source: sources.name(source),
      markets: markets
        .filter((market) => market.source === source)
        .map(({ id, name, admin1, latitude, longitude, average }) => {
          const found = last.get(id);
          const money = found?.basis === 'usd' ? dollar : (currency ?? '');
          return {
            id_geo_point: id,
            label: name,
            admin1,
            latitude,
            longitude,
            average: average === 1,
            last:
              found === undefined
                ? null
                : {
                    month: monthText(found.month),
                    price: found.price,
                    currency: money,
                    usd: dollarsOf({ ...found, currency: money }, currency, converters),
                  },
            premium: found?.premium?.premium ?? null,
            months: found?.premium?.months ?? 0,
          };
        }),
      spread: toSpread(latest?.spread ?? null),
    };
  }),
  dataRoute(routes.priceSeasonality, async ({ params, query, release }) => {
    const place = requirePricedPlace(release, params);
    const { type, source, city, sources, series, ...known } = await readChosen(release, place, query);
    const opening = openingType(series);
    const whole = series.find(({ crop_type }) => crop_type === opening);
    const points = whole && (await selectPricePoints(release.db, place, { type, source, market: city }));
    // Each step takes some milliseconds; other requests go in between.
    await otherRequests();
    const quotes = whole && readQuotes(points ?? [], whole, known.currency, known.converters);
    const indices = quotes === undefined ? [] : seasonIndices(quotesAsPaid(quotes));
    await otherRequests();
    const found = seasonality(indices);
    const now = quotes === undefined ? null : priceNow(quotesAsPaid(quotes));
    return {
      type,
      source: sources.name(source),
      years: found.years,
      months: found.months.map(({ place: at, ...each }) => ({ month: at + 1, ...each })),
      strength: found.season?.strength ?? null,
      now: now && toNow(now),
      cells: indices.map(({ month, index }) => {
        return { year: yearOfMonth(month), month: placeInYear(month) + 1, index };
      }),
    };
  }),
  dataRoute(routes.priceRows, async ({ params, query, release }) => {
    const place = requirePricedPlace(release, params);
    const month = readMonth(params.month) ?? toMonth(0, 1);
    const { type, source, city, sources, series, ...known } = await readChosen(release, place, query);
    const cropType = query.crop_type ?? openingType(series) ?? '';
    if (query.crop_type !== undefined && !series.some(({ crop_type }) => crop_type === cropType)) {
      const types = series.flatMap(({ crop_type }) => crop_type || []);
      invalid(
        `The parameter "crop_type" cannot be ${quoted(cropType)} here. Allowed: ${types.length === 0 ? 'none' : listed(types)}.`,
      );
    }
    const filter = { type, source, market: city, month };
    const points = type === null ? [] : await selectPricePoints(release.db, place, filter);
    const rows = toPriceRows(points, known, { cropType, city });
    const countedRows = rows.filter(({ state }) => state === 'kept');
    const others = rows.filter(({ state }) => state === 'other-currency');
    const usd = countedRows.some((row) => row.usd === null)
      ? []
      : [...countedRows, ...others].flatMap((row) => (row.usd === null ? [] : [row.usd]));
    return {
      type,
      source: sources.name(source),
      month: monthText(month),
      currency: known.currency,
      ...(toBand(countedRows.map(({ price }) => price)) ?? { median: null, min: null, max: null }),
      usd: toBand(usd),
      rows,
    };
  }),
  dataRoute(routes.priceSuspects, async ({ params, query, release }) => {
    const place = requirePricedPlace(release, params);
    const { type, source, sources, ...known } = await readChosen(release, place, query);
    const filter = { type, source, suspect: true };
    const points = type === null ? [] : await selectPricePoints(release.db, place, filter);
    return {
      type,
      source: sources.name(source),
      rows: toPriceRows(points, known, { cropType: '', city: null }),
    };
  }),
];

/** The newest month beside the twelve up to it, as answers have it. */
const toNow = ({ since: _, month, ...numbers }: PriceNow) => ({ ...numbers, month: monthText(month) });

function toBand(prices: readonly number[]): { median: number; min: number; max: number } | null {
  const band = bandOf(prices);
  if (band === null) return null;
  return { median: nineDigits(band.median), min: nineDigits(band.least), max: nineDigits(band.greatest) };
}
