/**
 * The release's tables of prices: a kind of data of their own, price points (market × commodity × month), with what
 * turns them into other view modes. Months are whole numbers, year × 12 + month − 1, so that they sort and subtract.
 * A release whose sources have no prices has the tables, empty.
 */

/** Consumer price is `retail`; `producer` is the price at the farm gate as a market source reports it. */
export type PriceType = 'retail' | 'wholesale' | 'producer';

/** A market of a source, or a national or regional average that a source publishes as if it were one. */
export interface PriceMarketTable {
  /** `id_geo_point` of the published contract; stable for a source, area and name. */
  id: number;
  /** `source.id` */
  source: number;
  area: string;
  name: string;
  admin1: string | null;
  latitude: number | null;
  longitude: number | null;
  /** 1 for a national or regional average, which enters a median only in months in which the area has no real market. */
  average: 0 | 1;
}

/**
 * What one market reports of one commodity, price type, currency and unit. Ids follow the key, so that the points of a
 * crop, area, source and price type are one contiguous range of `price_point`.
 */
export interface PriceSeriesTable {
  id: number;
  /** Crop of the catalog. */
  crop: string;
  area: string;
  /** `source.id` */
  source: number;
  price_type: PriceType;
  market: number;
  /** Commodity as published. */
  commodity: string;
  /** Word key `prices.types.<crop_type>`. */
  crop_type: string;
  /** 1 when the commodity is the crop's main form and enters its median. */
  main: 0 | 1;
  /** ISO 4217 code, after corrections. */
  currency: string;
  /** Currency as published; another one than `currency` where `ingest/mappings` corrects it. */
  published_currency: string;
  /** Unit as published. */
  unit: string;
}

/** One market price: one row of a source that was kept, or the median of the month's rows of a source that reports more often. */
export interface PricePointTable {
  series: number;
  month: number;
  /** In the series' currency, per kg. */
  price: number;
  /** In the series' published currency, per its unit, as published. */
  published: number;
  /** Number of published rows behind it: 1 but of sources that report more often than monthly. */
  rows: number;
  /**
   * 1 when it is beyond ×5 or below ÷5 of its own 25 months, 2 when the level of its whole series is off by a unit, 3 when it is
   * listed by hand: in no median and no band.
   */
  suspect: 0 | 1 | 2 | 3;
}

/**
 * Median, least and greatest price of a month over the markets of an area. `basis` `own`: rows in the area's own
 * currency, in it. `usd`: all rows, in US$, each by the rate of its month; only where rows in another currency than the
 * area's own exist, since otherwise it follows from `own` and the rate.
 */
export interface PriceMonthTable {
  crop: string;
  area: string;
  /** `source.id` */
  source: number;
  price_type: PriceType;
  /** Empty for the crop's main form as a whole. */
  crop_type: string;
  basis: 'own' | 'usd';
  month: number;
  median: number;
  least: number;
  greatest: number;
  /** Number of prices. */
  prices: number;
  /** Number of markets. */
  markets: number;
}

/** The year's figure of the crop's main form: the median of its monthly medians in US$ per kg, of years with at least six. */
export interface PriceYearTable {
  crop: string;
  price_type: PriceType;
  year: number;
  area: string;
  /** US$ per kg */
  value: number;
  months: number;
  /** `source.id`; `producer` from FAOSTAT has no months and counts as 12. */
  source: number;
  /** Flag of FAOSTAT, empty for market prices. Rank, share of countries at or below and class limits follow at reading. */
  flag: string;
}

/** Which source a crop's page of an area opens on (`place` 0), and which others it offers by name. */
export interface PriceChoiceTable {
  crop: string;
  area: string;
  price_type: PriceType;
  place: number;
  source: number;
  /** First and last month with a price. */
  first_month: number;
  last_month: number;
  markets: number;
}

/** Currency of an area's prices and rates. */
export interface AreaCurrencyTable {
  area: string;
  currency: string;
}

/** Units of an area's currency for one US$: of a month, or of a whole year where no month's is known. */
export interface ExchangeRateTable {
  area: string;
  /** `M` monthly, `Y` yearly. */
  frequency: 'M' | 'Y';
  /** Month, or the year's January for yearly rates. */
  month: number;
  rate: number;
  source: number;
  /** 1 for an official rate that no market uses: prices in US$ by it are compared with no others, and make no figure of a year. */
  official: 0 | 1;
}

/** Consumer price index of an area and year, 2010 = 100; constant within a year. */
export interface ConsumerPriceIndexTable {
  area: string;
  year: number;
  value: number;
  source: number;
}

/** International benchmark prices. The newest vintage that has the month counts. */
export interface BenchmarkPriceTable {
  /** Word key `prices.benchmarks.<series>`, such as `rice-thai-5`. */
  series: string;
  month: number;
  /** US$ per unit of the series, see catalog/prices/benchmarks.ts. */
  value: number;
  source: number;
}

/** Rows that did not become prices, by source, area and reason. */
export interface PriceLeftOutTable {
  source: number;
  area: string;
  /** Word key `prices.left-out.<reason>`. */
  reason: string;
  rows: number;
}

/** Rows of equal date whose prices disagree: both left out and listed, as published. */
export interface PriceConflictTable {
  source: number;
  area: string;
  market: string;
  commodity: string;
  price_type: string;
  month: number;
  /** Prices as published, with ` | ` between them. */
  published: string;
  /** Unit as published. */
  unit: string;
}

/** Month from which a source's prices of an area are in a redenominated currency: no line is drawn across it. */
export interface PriceBreakTable {
  area: string;
  /** `source.id` */
  source: number;
  /** Currency in which the source goes on. */
  currency: string;
  month: number;
}

/** Kysely's view of the tables of prices. */
export interface PriceDatabase {
  price_market: PriceMarketTable;
  price_series: PriceSeriesTable;
  price_point: PricePointTable;
  price_month: PriceMonthTable;
  price_year: PriceYearTable;
  price_choice: PriceChoiceTable;
  area_currency: AreaCurrencyTable;
  exchange_rate: ExchangeRateTable;
  consumer_price_index: ConsumerPriceIndexTable;
  benchmark_price: BenchmarkPriceTable;
  price_left_out: PriceLeftOutTable;
  price_conflict: PriceConflictTable;
  price_break: PriceBreakTable;
}

/** Statements that make the tables of prices. */
export const priceDdl = `
CREATE TABLE price_market (
  id INTEGER PRIMARY KEY, source INTEGER NOT NULL, area TEXT NOT NULL, name TEXT NOT NULL, admin1 TEXT,
  latitude REAL, longitude REAL, average INTEGER NOT NULL
);
CREATE INDEX price_market_area ON price_market (area, source);
CREATE TABLE price_series (
  id INTEGER NOT NULL, crop TEXT NOT NULL, area TEXT NOT NULL, source INTEGER NOT NULL, price_type TEXT NOT NULL,
  market INTEGER NOT NULL, commodity TEXT NOT NULL, crop_type TEXT NOT NULL, main INTEGER NOT NULL,
  currency TEXT NOT NULL, published_currency TEXT NOT NULL, unit TEXT NOT NULL,
  PRIMARY KEY (crop, area, source, price_type, id)
) WITHOUT ROWID;
CREATE INDEX price_series_id ON price_series (id);
CREATE INDEX price_series_market ON price_series (market);
CREATE TABLE price_point (
  series INTEGER NOT NULL, month INTEGER NOT NULL, price REAL NOT NULL, published REAL NOT NULL,
  rows INTEGER NOT NULL, suspect INTEGER NOT NULL,
  PRIMARY KEY (series, month)
) WITHOUT ROWID;
CREATE TABLE price_month (
  crop TEXT NOT NULL, area TEXT NOT NULL, source INTEGER NOT NULL, price_type TEXT NOT NULL, crop_type TEXT NOT NULL,
  basis TEXT NOT NULL, month INTEGER NOT NULL, median REAL NOT NULL, least REAL NOT NULL, greatest REAL NOT NULL,
  prices INTEGER NOT NULL, markets INTEGER NOT NULL,
  PRIMARY KEY (crop, area, source, price_type, crop_type, basis, month)
) WITHOUT ROWID;
CREATE TABLE price_year (
  crop TEXT NOT NULL, price_type TEXT NOT NULL, year INTEGER NOT NULL, area TEXT NOT NULL, value REAL NOT NULL,
  months INTEGER NOT NULL, source INTEGER NOT NULL, flag TEXT NOT NULL,
  PRIMARY KEY (crop, price_type, year, area)
) WITHOUT ROWID;
CREATE INDEX price_year_area ON price_year (crop, price_type, area, year, value, months, source, flag);
CREATE TABLE price_choice (
  crop TEXT NOT NULL, area TEXT NOT NULL, price_type TEXT NOT NULL, place INTEGER NOT NULL, source INTEGER NOT NULL,
  first_month INTEGER NOT NULL, last_month INTEGER NOT NULL, markets INTEGER NOT NULL,
  PRIMARY KEY (crop, area, price_type, place)
) WITHOUT ROWID;
CREATE TABLE area_currency (
  area TEXT PRIMARY KEY, currency TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE exchange_rate (
  area TEXT NOT NULL, frequency TEXT NOT NULL, month INTEGER NOT NULL, rate REAL NOT NULL, source INTEGER NOT NULL,
  official INTEGER NOT NULL, PRIMARY KEY (area, frequency, month)
) WITHOUT ROWID;
CREATE TABLE consumer_price_index (
  area TEXT NOT NULL, year INTEGER NOT NULL, value REAL NOT NULL, source INTEGER NOT NULL,
  PRIMARY KEY (area, year)
) WITHOUT ROWID;
CREATE TABLE benchmark_price (
  series TEXT NOT NULL, month INTEGER NOT NULL, value REAL NOT NULL, source INTEGER NOT NULL,
  PRIMARY KEY (series, month)
) WITHOUT ROWID;
CREATE TABLE price_left_out (
  source INTEGER NOT NULL, area TEXT NOT NULL, reason TEXT NOT NULL, rows INTEGER NOT NULL,
  PRIMARY KEY (source, area, reason)
) WITHOUT ROWID;
CREATE TABLE price_conflict (
  source INTEGER NOT NULL, area TEXT NOT NULL, market TEXT NOT NULL, commodity TEXT NOT NULL, price_type TEXT NOT NULL,
  month INTEGER NOT NULL, published TEXT NOT NULL, unit TEXT NOT NULL,
  PRIMARY KEY (source, area, market, commodity, price_type, month, unit)
) WITHOUT ROWID;
CREATE TABLE price_break (
  area TEXT NOT NULL, source INTEGER NOT NULL, currency TEXT NOT NULL, month INTEGER NOT NULL,
  PRIMARY KEY (area, source, month)
) WITHOUT ROWID;
`;
