/**
 * The release's tables of prices: a kind of data of their own, price points (market × commodity × month), with what
 * turns them into other view modes. Months are whole numbers, year × 12 + month − 1, so that they sort and subtract.
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
  /** 1 for a national or regional average, which enters a median only in months without any real market. */
  average: 0 | 1;
}

/** What one market reports of one commodity, price type and unit. */
export interface PriceSeriesTable {
  id: number;
  market: number;
  /** Crop of the catalog. */
  crop: string;
  /** Commodity as published. */
  commodity: string;
  /** Word key `prices.types.<crop_type>`. */
  crop_type: string;
  /** 1 when the commodity is the crop's main form and enters its median. */
  main: 0 | 1;
  price_type: PriceType;
  /** ISO 4217 code, after corrections. */
  currency: string;
  /** Unit as published. */
  unit: string;
}

/** One market price: one row of a source that was kept. */
export interface PricePointTable {
  series: number;
  month: number;
  /** In the series' currency, per kg. */
  price: number;
  /** In the series' currency, per its unit, as published. */
  published: number;
  /** 1 when it is beyond ×5 or below ÷5 of its own 25 months, or its series' level is off: in no median and no band. */
  suspect: 0 | 1;
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

/** The year's figure: the median of its monthly medians in US$ per kg, of years with at least six. */
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
  /** Rank, share of countries at or below and class limits follow at reading. */
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
  /** Prices as published with their unit, with ` | ` between them. */
  published: string;
}
