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
import { get, year } from './route.ts';

/** Id of a crop of the catalog. */
const crop = z
  .string()
  .regex(/^[a-z]+(-[a-z]+)*$/)
  .max(40)
  .meta({ examples: ['beans'] });
const iso3 = z
  .string()
  .regex(/^([A-Z]{3,4}|\d{3})$/)
  .meta({ examples: ['KEN'] });
const place = { crop, iso3 };
const type = priceType.optional();
/** Key of a source; the one that a page opens with otherwise. */
const source = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(80)
  .optional();
/** `id_geo_point` of a market. */
const city = z
  .preprocess(
    (text) => (typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : text),
    z.int().min(0),
  )
  .optional();
const base = year.optional();
const view = priceView.optional();
const lang = z.enum(['en', 'es', 'pt']).optional();
const month = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
  .meta({ examples: ['2020-01'] });
const cropType = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(60)
  .optional();
/** Id of a series of benchmark prices. */
const series = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(60)
  .meta({ examples: ['rice-thai-5'] });
const realView = z.enum(['nominal', 'real']).optional();

const file = {
  file: 'text/csv; charset=utf-8; header=present',
} as const;

/** Paths of prices, by name: part of the route table. */
export const pricePaths = {
  prices: get(
    '/api/v1/prices/:crop/:iso3',
    'Monthly medians and bands of a crop’s prices in a country or city, in one of four views',
    place,
    { view, type, city, base, source, by: z.enum(['crop', 'type']).optional() },
    prices,
  ),
  pricePage: get(
    '/api/v1/prices/page/:crop/:iso3',
    'All that a page of a country’s or city’s prices shows, as columns',
    place,
    { city },
    pricePage,
  ),
  priceYears: get(
    '/api/v1/prices/years/:crop/:iso3',
    'The figures of years in US$ per kg; of producers those of FAOSTAT',
    place,
    { type },
    priceYears,
  ),
  priceMap: get(
    '/api/v1/prices/map/:crop',
    'The figures of years in US$ per kg, all countries and years, as columns',
    { crop },
    { type },
    priceMap,
  ),
  priceWorld: get(
    '/api/v1/prices/world/:crop',
    'The latest price in US$ per kg and the season of every country with market prices',
    { crop },
    {},
    priceWorld,
  ),
  priceCities: get(
    '/api/v1/prices/cities/:crop/:iso3',
    'Markets of a country that report the crop',
    place,
    {},
    priceCities,
  ),
  priceMarkets: get(
    '/api/v1/prices/markets/:crop/:iso3',
    'Markets as points, each with its last price and how dear it is beside the country',
    place,
    { type, source },
    priceMarkets,
  ),
  priceSeasonality: get(
    '/api/v1/prices/seasonality/:crop/:iso3',
    'How prices move within a year, in percent of the twelve months around',
    place,
    { type, source, city },
    priceSeasonality,
  ),
  priceRows: get(
    '/api/v1/prices/rows/:crop/:iso3/:month',
    'The market prices behind a median, with those that are not in it',
    { ...place, month },
    { type, source, city, crop_type: cropType },
    priceRows,
  ),
  priceSuspects: get(
    '/api/v1/prices/suspects/:crop/:iso3',
    'Market prices that are in no median, because they or their series are far off',
    place,
    { type, source },
    priceSuspects,
  ),
  priceLeftOut: get(
    '/api/v1/prices/left-out',
    'Published rows that did not become prices, by reason, and rows that disagree',
    {},
    { iso3: iso3.optional() },
    priceLeftOut,
  ),
  benchmarks: get('/api/v1/prices/benchmark', 'Series of international benchmark prices', {}, {}, benchmarks),
  benchmark: get(
    '/api/v1/prices/benchmark/:series',
    'A series of international benchmark prices by month, nominal or real',
    { series },
    { view: realView, base },
    benchmark,
  ),
  benchmarkYears: get(
    '/api/v1/prices/benchmark-years/:series',
    'The figures of years of a series of international benchmark prices in nominal US$ per kg: medians of at least six months',
    { series },
    {},
    priceYears,
  ),
  exportPrices: {
    ...get(
      '/api/v1/export/prices/:crop/:iso3',
      'Monthly medians and bands of prices as a CSV file',
      place,
      { view, type, city, base, source, by: z.enum(['crop', 'type']).optional(), lang },
      z.string(),
    ),
    ...file,
  },
  exportPriceYears: {
    ...get(
      '/api/v1/export/price-years/:crop',
      'The figures of years in US$ per kg, all countries, as a CSV file',
      { crop },
      { type, lang },
      z.string(),
    ),
    ...file,
  },
  exportBenchmark: {
    ...get(
      '/api/v1/export/benchmark-prices/:series',
      'A series of international benchmark prices as a CSV file',
      { series },
      { view: realView, base, lang },
      z.string(),
    ),
    ...file,
  },
};
