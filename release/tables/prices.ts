import { area, crop, month, priceType, source, year } from '../shared-columns.ts';
import { integer, real, table, text } from '../table.ts';

/**
 * Price points (market × commodity × month), and what turns them into other view modes. Months are whole numbers, so
 * that they sort and subtract.
 */
export const priceTables = [
  table('price_market', {
    about:
      'A market of a source, or a national or regional average that a source publishes as if it were one.',
    columns: {
      id: integer(
        'number of the market, `id_geo_point` in addresses; the same in every release for the same source, area and name',
      ),
      source,
      area,
      name: text('as the source writes it'),
      admin1: text('first administrative division, as the source writes it').nullable(),
      latitude: real('degrees; empty where the source has none').nullable(),
      longitude: real('degrees; empty where the source has none').nullable(),
      average: integer<0 | 1>(
        '1 for a national or regional average that a source publishes like a market; it enters a median only in months in which the area has no real market',
      ),
    },
    key: ['id'],
    indexes: { price_market_area: ['area', 'source'] },
    hasRowId: true,
  }),
  table('price_series', {
    about:
      'What one market reports of one commodity, price type, currency and unit. Ids follow the key, so that the points of a crop, area, source and price type are one contiguous range of `price_point`.',
    columns: {
      id: integer('number of the series; series of a crop, area, source and price type follow each other'),
      crop,
      area,
      source,
      price_type: priceType,
      market: integer('`price_market.id`'),
      commodity: text('as published'),
      crop_type: text('word key `prices.types.<crop_type>`'),
      main: integer<0 | 1>("1 for the crop's main form, which enters its median"),
      currency: text('ISO 4217 code, after corrections'),
      published_currency: text(
        'as published; another one than `currency` where `ingest/mappings` corrects it',
      ),
      unit: text('as published'),
    },
    key: ['crop', 'area', 'source', 'price_type', 'id'],
    indexes: { price_series_id: ['id'], price_series_market: ['market'] },
  }),
  table('price_point', {
    about:
      "One market price: one row of a source that was kept, or the median of the month's rows of a source that reports more often.",
    columns: {
      series: integer('`price_series.id`'),
      month,
      price: real("in the series' currency, per kg"),
      published: real("as published, per the series' unit"),
      rows: integer(
        'number of published rows behind it; 1 but of sources that report more often than monthly, of which it is the median',
      ),
      suspect: integer<0 | 1 | 2 | 3>(
        '1 beyond ×5 or below ÷5 of its own 25 months, 2 when the level of its whole series is off by a unit, 3 when it is a row of `doubtful-prices.csv`; in no median and no band then',
      ),
    },
    key: ['series', 'month'],
  }),
  table('price_month', {
    about:
      "Median, least and greatest price of a month over the markets of an area. `basis` `own`: rows in the area's own currency, in it. `usd`: all rows, in US$, each by the rate of its month; only where rows in another currency than the area's own exist, since otherwise it follows from `own` and the rate.",
    columns: {
      crop,
      area,
      source,
      price_type: priceType,
      crop_type: text("word key `prices.types.<crop_type>`; empty for the crop's main form as a whole"),
      basis: text<'own' | 'usd'>(
        "`own`: rows in the area's own currency, in it; `usd`: all rows, in US$, each by the rate of its month, where rows in another currency exist",
      ),
      month,
      median: real('per kg, over the prices of the month; of an even number the mean of the middle two'),
      least: real('per kg'),
      greatest: real('per kg'),
      prices: integer('number of prices'),
      markets: integer('number of markets'),
    },
    key: ['crop', 'area', 'source', 'price_type', 'crop_type', 'basis', 'month'],
  }),
  table('price_year', {
    about:
      "The year's figure of the crop's main form: the median of its monthly medians in US$ per kg, of years with at least six.",
    columns: {
      crop,
      price_type: priceType,
      year,
      area,
      value: real(
        "US$ per kg: the median of the year's monthly medians of the main form; of FAOSTAT's producer prices the year's; none by an official rate that no market uses",
      ),
      months: integer('number of months, at least 6; 12 for a yearly source'),
      source,
      flag: text('flag of FAOSTAT; empty for market prices'),
    },
    key: ['crop', 'price_type', 'year', 'area'],
    indexes: { price_year_area: ['crop', 'price_type', 'area', 'year', 'value', 'months', 'source', 'flag'] },
  }),
  table('price_choice', {
    about: "Which source a crop's page of an area opens on (`place` 0), and which others it offers by name.",
    columns: {
      crop,
      area,
      price_type: priceType,
      place: integer('0 for the source that a page opens on, then those that it offers'),
      source,
      first_month: integer('first month with a price'),
      last_month: integer('last month with a price'),
      markets: integer('number of markets'),
    },
    key: ['crop', 'area', 'price_type', 'place'],
  }),
  table('area_currency', {
    about: "Currency of an area's prices and rates.",
    columns: {
      area,
      currency: text('ISO 4217 code of the currency of its prices and rates'),
    },
    key: ['area'],
  }),
  table('exchange_rate', {
    about:
      "Units of an area's currency for one US$: of a month, or of a whole year where no month's is known.",
    columns: {
      area,
      frequency: text<'M' | 'Y'>(
        "`M` for a month's rate, `Y` for a year's average, which holds in months without a rate of their own",
      ),
      month: integer("the month; of a year's average its January"),
      rate: real(
        "units of the area's currency for one US$; before a redenomination in the currency after it",
      ),
      source,
      official: integer<0 | 1>(
        '1 for an official rate that no market uses (`doubtful-prices.csv`): prices in US$ by it are compared with no others, and make no figure of a year',
      ),
    },
    key: ['area', 'frequency', 'month'],
  }),
  table('consumer_price_index', {
    about: 'Consumer price index of an area and year, 2010 = 100; constant within a year.',
    columns: {
      area,
      year,
      value: real('2010 = 100'),
      source,
    },
    key: ['area', 'year'],
  }),
  table('benchmark_price', {
    about: 'International benchmark prices. The newest vintage that has the month counts.',
    columns: {
      series: text('word key `prices.benchmarks.<series>`, such as `rice-thai-5`'),
      month,
      value: real('US$ per unit of the series (`catalog/prices/benchmarks.ts`)'),
      source: integer('`source.id` of the file that the value is from'),
    },
    key: ['series', 'month'],
  }),
  table('price_left_out', {
    about: 'Rows that did not become prices, by source, area and reason.',
    columns: {
      source,
      area,
      reason: text('word key `prices.left-out.<reason>`'),
      rows: integer('number of published rows that did not become prices, or are no part of any median'),
    },
    key: ['source', 'area', 'reason'],
  }),
  table('price_conflict', {
    about: 'Rows of equal date whose prices disagree: both left out and listed, as published.',
    columns: {
      source,
      area,
      market: text('as published'),
      commodity: text('as published'),
      price_type: text('as published'),
      month,
      published: text('the prices that disagree, with vertical bars between them'),
      unit: text('as published'),
    },
    key: ['source', 'area', 'market', 'commodity', 'price_type', 'month', 'unit'],
  }),
  table('price_break', {
    about:
      "Month from which a source's prices of an area are in a redenominated currency: no line is drawn across it.",
    columns: {
      area,
      source,
      currency: text('currency in which the source goes on'),
      month: integer('first month in a redenominated currency'),
    },
    key: ['area', 'source', 'month'],
  }),
] as const;
