import { z } from 'zod';
import { priceDoubt, priceNow, priceSource, priceType } from './prices.ts';

const int = z.number().int();
const column = z.array(z.number().nullable());

/** Months as columns: entry `i` belongs to the month `first + i` (year × 12 + month − 1). `domain/prices/columns.ts` reads them. */
const monthColumns = z.object({
  first: int,
  median: column,
  least: column,
  greatest: column,
  prices: column,
  markets: column,
});
const spans = z.array(z.object({ first: int, last: int }));
export const run = z.object({ first: int, values: column });

/**
 * `/api/v1/prices/page/{crop}/{iso3}`: all prices of a country's page in any view, type and base year, so that switching
 * them makes no request. With `city` the series are those of one market. Sources are indices into `sources`.
 */
export const pricePage = z.object({
  crop: z.string(),
  area: z.string(),
  /** ISO 4217 code; `null` where none is known. */
  currency: z.string().nullable(),
  city: int.nullable(),
  /** The page's defaults; `null` when there is no monthly price. `crop_type` is empty for the crop's main form. */
  opens: z.object({ type: priceType, source: int, crop_type: z.string() }).nullable(),
  /** One series for each type, source and crop type; `crop_type` empty for the main form as a whole. */
  series: z.array(
    z.object({
      type: priceType,
      source: int,
      crop_type: z.string(),
      /** Whether it is, or is a type of, the crop's main form: cowpea is among beans, and no common bean. */
      main: z.boolean(),
      /** In the own currency per kg, of rows in it. */
      own: monthColumns.nullable(),
      /** In US$ per kg, of all rows; only where rows of another currency exist. */
      usd: monthColumns.nullable(),
      /**
       * Months that some view compares with the same month a year before, over the markets that report in both: medians per kg in the money of
       * `basis`, `null` where too few do.
       */
      same: z.array(
        z.object({
          month: int,
          basis: z.enum(['own', 'usd']),
          markets: int,
          before: z.number().nullable(),
          after: z.number().nullable(),
        }),
      ),
      /** Indices of the months of the last ten years, 100 being the twelve months around, over the same markets; and the newest month. */
      season: run,
      now: priceNow.extend({ month: int, since: int }).nullable(),
      /** Months of the newest year, in percent of the usual price in each of them. */
      newest_year: run,
    }),
  ),
  /** Consumer price indices by year and exchange rates by month and year. */
  converters: z.object({
    own: run,
    usa: run,
    monthly: run,
    yearly: run,
    isDollar: z.boolean(),
    official: spans,
  }),
  /** Where they are from. */
  convertersFrom: z.object({
    own: z.array(int),
    usa: z.array(int),
    monthly: z.array(int),
    yearly: z.array(int),
  }),
  breaks: z.array(z.object({ source: int, currency: z.string(), month: int })),
  /** Market prices that are in no median: `series` is an index into `series` (that of the crop type), `basis` the money of `price`, per kg. */
  suspects: z.array(
    z.object({
      series: int,
      market: int,
      month: int,
      price: z.number(),
      basis: z.enum(['own', 'usd']),
      /** Why: its own 25 months, the level of its whole series, or a row of the list by hand. */
      why: z.enum(['suspect-month', 'suspect-level', 'doubtful']),
    }),
  ),
  /** Markets that a city can be chosen from, of all sources. */
  markets: z.array(
    z.object({
      id: int,
      label: z.string(),
      admin1: z.string().nullable(),
      latitude: z.number().nullable(),
      longitude: z.number().nullable(),
      average: z.boolean(),
      source: int,
    }),
  ),
  /**
   * Last prices of the markets by type and source, up to the last month with its usual markets; `price` is per kg in the money of
   * `basis`.
   */
  latest: z.array(
    z.object({
      type: priceType,
      source: int,
      markets: z.array(
        z.object({
          market: int,
          month: int,
          price: z.number(),
          basis: z.enum(['own', 'usd']),
          /** The market's price in the same month a year before, in the same money; `null` of none. */
          before: z.number().nullable(),
          /** In percent above the country's median of the same month: the median of the last twelve months; `null` of none. */
          premium: z.number().nullable(),
        }),
      ),
    }),
  ),
  /** The year's figures in US$ per kg, by type; `producer` is FAOSTAT's where it has the country. */
  years: z.array(
    z.object({
      type: priceType,
      year: int,
      value: z.number(),
      months: int,
      flag: z.string(),
      source: int,
      doubt: priceDoubt.optional(),
    }),
  ),
  /** Rows of the country's sources that did not become prices, by reason, of all crops. */
  leftOut: z.array(z.object({ source: int, reason: z.string(), rows: int })),
  conflicts: int,
  sources: z.array(priceSource),
});

export type PricePage = z.infer<typeof pricePage>;
