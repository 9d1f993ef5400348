import { z } from 'zod';
import { pricePage } from './price-page.ts';
import {
  benchmark,
  benchmarks,
  priceCities,
  priceLeftOut,
  priceMap,
  priceMarkets,
  priceRows,
  priceSeasonality,
  priceSuspects,
  prices,
  priceType,
  priceView,
  priceWorld,
  priceYears,
} from './prices.ts';
import { cropId, file, get, lang, slug, year } from './route.ts';

const iso3 = z
  .string()
  .regex(/^([A-Z]{3,4}|\d{3})$/)
  .meta({ examples: ['KEN'] });
const place = { crop: cropId, iso3 };
const type = priceType.optional();
/** Key of a source; the one that a page opens with otherwise. */
const source = slug(80).optional();
/** `id_geo_point` of a market. */
const city = z
  .preprocess(
    (text) => (typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : text),
    z.int().min(0),
  )
  .optional();
const base = year.optional();
const view = priceView.optional();
const month = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
  .meta({ examples: ['2020-01'] });
const cropType = slug(60).optional();
/** Id of a series of benchmark prices. */
const series = slug(60).meta({ examples: ['rice-thai-5'] });
const realView = z.enum(['nominal', 'real']).optional();

/** Paths of prices, by name: part of the route table. */
export const pricePaths = {
  prices: get(
    '/api/v1/prices/:crop/:iso3',
    'Monthly medians and bands of a crop’s prices in a country or city, in one of four views',
    prices,
    place,
    { view, type, city, base, source, by: z.enum(['crop', 'type']).optional() },
  ),
  pricePage: get(
    '/api/v1/prices/page/:crop/:iso3',
    'All that a page of a country’s or city’s prices shows, as columns',
    pricePage,
    place,
    { city },
  ),
  priceYears: get(
    '/api/v1/prices/years/:crop/:iso3',
    'The figures of years in US$ per kg; of producers those of FAOSTAT',
    priceYears,
    place,
    { type },
  ),
  priceMap: get(
    '/api/v1/prices/map/:crop',
    'The figures of years in US$ per kg, all countries and years, as columns',
    priceMap,
    { crop: cropId },
    { type },
  ),
  priceWorld: get(
    '/api/v1/prices/world/:crop',
    'The latest price in US$ per kg and the season of every country with market prices',
    priceWorld,
    { crop: cropId },
  ),
  priceCities: get(
    '/api/v1/prices/cities/:crop/:iso3',
    'Markets of a country that report the crop',
    priceCities,
    place,
  ),
  priceMarkets: get(
    '/api/v1/prices/markets/:crop/:iso3',
    'Markets as points, each with its last price and how dear it is beside the country',
    priceMarkets,
    place,
    { type, source },
  ),
  priceSeasonality: get(
    '/api/v1/prices/seasonality/:crop/:iso3',
    'How prices move within a year, in percent of the twelve months around',
    priceSeasonality,
    place,
    { type, source, city },
  ),
  priceRows: get(
    '/api/v1/prices/rows/:crop/:iso3/:month',
    'The market prices behind a median, with those that are not in it',
    priceRows,
    { ...place, month },
    { type, source, city, crop_type: cropType },
  ),
  priceSuspects: get(
    '/api/v1/prices/suspects/:crop/:iso3',
    'Market prices that are in no median, because they or their series are far off',
    priceSuspects,
    place,
    { type, source },
  ),
  priceLeftOut: get(
    '/api/v1/prices/left-out',
    'Published rows that did not become prices, by reason, and rows that disagree',
    priceLeftOut,
    {},
    { iso3: iso3.optional() },
  ),
  benchmarks: get('/api/v1/prices/benchmark', 'Series of international benchmark prices', benchmarks),
  benchmark: get(
    '/api/v1/prices/benchmark/:series',
    'A series of international benchmark prices by month, nominal or real',
    benchmark,
    { series },
    { view: realView, base },
  ),
  benchmarkYears: get(
    '/api/v1/prices/benchmark-years/:series',
    'The figures of years of a series of international benchmark prices in nominal US$ per kg: medians of at least six months',
    priceYears,
    { series },
  ),
  exportPrices: file(
    '/api/v1/export/prices/:crop/:iso3',
    'Monthly medians and bands of prices as a CSV file',
    place,
    { view, type, city, base, source, by: z.enum(['crop', 'type']).optional(), lang },
  ),
  exportPriceYears: file(
    '/api/v1/export/price-years/:crop',
    'The figures of years in US$ per kg, all countries, as a CSV file',
    { crop: cropId },
    { type, lang },
  ),
  exportBenchmark: file(
    '/api/v1/export/benchmark-prices/:series',
    'A series of international benchmark prices as a CSV file',
    { series },
    { view: realView, base, lang },
  ),
};
