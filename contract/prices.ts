import { z } from 'zod';
import { doubtReasons } from '#catalog/doubts.ts';
import { priceTypes } from '#catalog/prices/price-types.ts';

const int = z.number().int();
const number = z.number().nullable();

/** Why a producer price is doubtful, as of every figure of FAOSTAT. */
export const priceDoubt = z.enum(doubtReasons);

export const priceType = z.enum(priceTypes);

/** `nominal` as paid, `ipc` in money of the base year, `usd` in US$, `usdeflac` in US$ of the base year. */
export const priceView = z.enum(['nominal', 'ipc', 'usd', 'usdeflac']);

/** A crop as prices name it; its id is the item code of its harvest. */
const cropNames = { CROP_NAME: z.string(), CROP_NAME_ES: z.string(), CROP_NAME_PT: z.string(), ID_CROP: int };

const cropTypeNames = {
  crop_type: z.string(),
  crop_type_es: z.string(),
  crop_type_pt: z.string(),
  id_crop_type: z.string(),
};

/** A source of an answer, and whether its licence allows redistribution. */
export const priceSource = z.object({
  key: z.string(),
  publisher: z.string(),
  title: z.string(),
  url: z.string(),
  /** ISO date of its release or file: the vintage. */
  date: z.string(),
  licence: z.string().describe('SPDX id'),
  exportable: z.boolean(),
});

/** Medians of months, with the number of prices; `null` where a price is known and cannot be shown in the view. */
const medians = z.array(z.object({ date: z.string(), value: number, n: int }));
/** Least and greatest price of months. */
const minAndMax = z.array(z.object({ date: z.string(), min: number, max: number }));

/** Why months have no figure in the view: no index or rate, or only rows of another currency. */
const unconvertible = z.enum(['no-index', 'no-base-index', 'no-rate', 'no-us-index', 'other-currency']);

/** A month against the same month a year before, over the markets that report in both; without prices where too few of them do, or its median changed other than theirs. */
export const priceChange = z.object({
  date: z.string(),
  /** Medians of these markets in the two months, and the change in percent. */
  before: number,
  after: number,
  percent: number,
  /** Markets that report in both months, and in each. */
  markets: int,
  markets_before: int,
  markets_after: int,
});

/** `/api/v1/prices/{crop}/{iso3}` */
export const prices = z.object({
  /** One crop; absent with `by=type`. */
  crops: z.array(z.object({ ...cropNames, medians, minAndMax })).optional(),
  /** With `by=type`: the crop's types, each with its own months. */
  crop_types: z.array(z.object({ ...cropTypeNames, data: z.object({ medians, minAndMax }) })).optional(),
  view: priceView,
  /** `null` when there is no price of any type. */
  type: priceType.nullable(),
  /** `SLC/Kg` (own currency) or `USD/Kg`. */
  unit: z.enum(['SLC/Kg', 'USD/Kg']),
  /** ISO 4217 code of the own currency; `null` where none is known. */
  currency: z.string().nullable(),
  /** The requested market. */
  city: int.nullable(),
  /** Base year of `ipc` and `usdeflac`; `null` in the other views, and where there is none. */
  base: int.nullable(),
  source: priceSource.nullable(),
  /**
   * The newest month with its usual markets and a price in the view by a rate that markets use: its median, its markets, and how many of
   * them are in camps or settlements of refugees. It is of the crop's main form; where there is none, of the commonest of its types, named
   * in `crop_type`. `null` without any, and with `by=type`.
   */
  newest: z
    .object({
      date: z.string(),
      value: z.number(),
      markets: int,
      camps: int,
      crop_type: z.object(cropTypeNames).nullable(),
    })
    .nullable(),
  /** The newest change in the view, of the crop's main form; `null` without any, and with `by=type`. */
  change: priceChange.nullable(),
  /** Consumer price indices by which the view deflates: of the country, in `usdeflac` of the USA. */
  deflator: z.object({
    area: z.string(),
    base: int.nullable(),
    values: z.array(z.object({ year: int, value: z.number() })),
    sources: z.array(priceSource),
  }),
  /**
   * Units of the own currency for one US$ of the months that have prices. `Y`: the average of the year, where no month's is known.
   * `official`: one that no market uses, by which prices in US$ are compared with no others.
   */
  rate: z.object({
    values: z.array(
      z.object({ date: z.string(), value: z.number(), frequency: z.enum(['M', 'Y']), official: z.boolean() }),
    ),
    sources: z.array(priceSource),
  }),
  /** Months whose price cannot be shown in the view, and why. */
  missing: z.array(z.object({ date: z.string(), reason: unconvertible })),
  /** First months in a redenominated currency; the prices before are expressed in it, too. */
  breaks: z.array(z.object({ date: z.string(), currency: z.string() })),
});

/** `/api/v1/prices/years/{crop}/{iso3}` and `/api/v1/prices/benchmark-years/{series}`: years rising, in US$ per kg. */
export const priceYears = z.array(
  z.object({
    year: int,
    value: z.number(),
    months: int,
    flag: z.string().max(1),
    source: z.string(),
    doubt: priceDoubt.optional(),
  }),
);

/** `/api/v1/prices/map/{crop}`: the year's figure of all countries in US$ per kg. `rows[i]` belongs to `areas[i]`, aligned with `years`. */
export const priceMap = z.object({
  crop: z.string(),
  type: priceType,
  unit: z.literal('USD/Kg'),
  years: z.array(int),
  areas: z.array(z.string()),
  rows: z.array(z.array(number)),
  months: z.array(z.array(int.nullable())),
  /** One character a year: the flag, a blank for an unflagged value, `-` for no value. */
  flags: z.array(z.string()),
  /** Index into `sources` of each value. */
  source: z.array(z.array(int.nullable())),
  sources: z.array(priceSource),
  /** Why values are doubtful, by area and year. */
  doubts: z.record(z.string(), z.record(z.string(), priceDoubt)),
  /** Number of countries with a value, by year. */
  countries: z.array(int),
  /** The newest year with at least 80 % of the best-covered year's countries; `null` of none. */
  defaultYear: int.nullable(),
});

/**
 * `/api/v1/prices/world/{crop}`: the latest price and the season of the crop's main form in every country with market prices, of the price
 * type and source that its page opens with.
 */
export const priceWorld = z.object({
  crop: z.string(),
  countries: z.array(
    z.object({
      area: z.string(),
      type: priceType,
      source: z.string(),
      /** The newest median in US$ per kg, by a rate that markets use; `null` of none. */
      latest: z
        .object({
          month: z.string(),
          usd: z.number(),
          markets: int,
          /** How many of the markets are in camps or settlements of refugees. */
          camps: int,
        })
        .nullable(),
      /** The last ten years; `null` where one of the twelve months has fewer than five. 100 is the mean of the twelve months around. */
      season: z
        .object({
          first: int,
          last: int,
          /** January to December: the median of the years, and the least and greatest of them. */
          usual: z.array(z.number()),
          least: z.array(z.number()),
          greatest: z.array(z.number()),
          /** 1 is January. */
          dearest: int,
          cheapest: int,
          /** How many times the cheapest month the dearest is, less 1. */
          strength: z.number(),
        })
        .nullable(),
    }),
  ),
  /** ISO3 codes of countries without a price of the crop's main form: theirs are of other forms alone. */
  left_out: z.array(z.string()),
  sources: z.array(priceSource),
});

/** `/api/v1/prices/cities/{crop}/{iso3}` */
export const priceCities = z.array(
  z.object({
    id_geo_point: int,
    /** ISO3 code. */
    id_country: z.string(),
    label: z.string(),
    latitude: number,
    longitude: number,
    /** A national or regional average that a source publishes like a market. */
    average: z.boolean(),
    source: z.string(),
  }),
);

/** A market's last price. */
const lastPrice = z.object({
  month: z.string(),
  /** Per kg, in `currency`: the median where the market has several prices in the month. */
  price: z.number(),
  currency: z.string(),
  /** US$ per kg, by the rate of the month; `null` where none is known. */
  usd: number,
});

/** `/api/v1/prices/markets/{crop}/{iso3}`: markets as points. */
export const priceMarkets = z.object({
  type: priceType.nullable(),
  source: priceSource.nullable(),
  markets: z.array(
    z.object({
      id_geo_point: int,
      label: z.string(),
      admin1: z.string().nullable(),
      latitude: number,
      longitude: number,
      average: z.boolean(),
      last: lastPrice.nullable(),
      /** In percent above (or below) the country's median of the same month: the median of the last twelve months. */
      premium: number,
      /** Number of months behind `premium`. */
      months: int,
    }),
  ),
  /** How far markets are apart in the last month that has at least two. */
  spread: z
    .object({
      month: z.string(),
      cheapest: int,
      dearest: int,
      ratio: z.number(),
      variation: z.number(),
      markets: int,
    })
    .nullable(),
});

/** The newest month beside the mean of the twelve months up to it, over the same markets, and the usual ratio of that month. */
export const priceNow = z.object({
  /** So many times that mean. */
  ratio: z.number(),
  /** The same in the years before: median, ends of the middle half, least and greatest. */
  usual: z.number(),
  low: z.number(),
  high: z.number(),
  least: z.number(),
  greatest: z.number(),
  years: int,
});

/**
 * `/api/v1/prices/seasonality/{crop}/{iso3}`: the last ten years, over the same markets; 100 is the mean of the twelve months around. Month 1
 * is January.
 */
export const priceSeasonality = z.object({
  type: priceType.nullable(),
  source: priceSource.nullable(),
  /** Years that have any index. */
  years: int,
  /** `index` is the usual one: the median of at least five years. */
  months: z.array(z.object({ month: int, index: number, least: number, greatest: number, years: int })),
  /** How many times the cheapest month the dearest is, less 1; `null` where one of the twelve is not known. */
  strength: number,
  now: priceNow.extend({ month: z.string() }).nullable(),
  cells: z.array(z.object({ year: int, month: int, index: z.number() })),
});

/** A market price with what became of it. */
const priceRow = z.object({
  id_geo_point: int,
  market: z.string(),
  commodity: z.string(),
  crop_type: z.string(),
  month: z.string(),
  /** As published, per `unit`, in `published_currency`. */
  published: z.number(),
  published_currency: z.string(),
  unit: z.string(),
  /** Published rows behind it: more than 1 where the source reports more often than monthly. */
  rows: int,
  /** Per kg, in `currency`. */
  price: z.number(),
  currency: z.string(),
  /** US$ per kg by the rate of the month; `null` where none is known. */
  usd: number,
  /**
   * `kept` in the median; `suspect-month` beyond ×5 or below ÷5 of its own 25 months; `suspect-level`: the level of its series is
   * off by a unit; `doubtful`: listed by hand as a mistake; `average` of a country that has real markets in the month; `other-currency`: not in the own currency, so in the median in US$ alone; `other-form`:
   * not the crop's main form.
   */
  state: z.enum([
    'kept',
    'suspect-month',
    'suspect-level',
    'doubtful',
    'average',
    'other-currency',
    'other-form',
  ]),
});

/** `/api/v1/prices/rows/{crop}/{iso3}/{month}`: the rows behind a median. */
export const priceRows = z.object({
  type: priceType.nullable(),
  source: priceSource.nullable(),
  month: z.string(),
  currency: z.string().nullable(),
  /** In the own currency, per kg, over the rows that are `kept`; `null` where there are none. */
  median: number,
  min: number,
  max: number,
  /** The same in US$, over the rows in other currencies as well, each by the rate of the month; `null` where no rate is known. */
  usd: z.object({ median: z.number(), min: z.number(), max: z.number() }).nullable(),
  rows: z.array(priceRow),
});

/** `/api/v1/prices/suspects/{crop}/{iso3}`: market prices that are in no median, months rising. */
export const priceSuspects = z.object({
  type: priceType.nullable(),
  source: priceSource.nullable(),
  rows: z.array(priceRow),
});

/** `/api/v1/prices/left-out`: published rows that did not become prices, and those that disagree. */
export const priceLeftOut = z.object({
  left_out: z.array(z.object({ source: z.string(), iso3: z.string(), reason: z.string(), rows: int })),
  conflicts: z.array(
    z.object({
      source: z.string(),
      iso3: z.string(),
      market: z.string(),
      commodity: z.string(),
      price_type: z.string(),
      month: z.string(),
      /** The prices as published, that disagree. */
      published: z.string(),
      unit: z.string(),
    }),
  ),
});

/** `/api/v1/prices/benchmark`: series of international benchmark prices. */
export const benchmarks = z.array(
  z.object({
    series: z.string(),
    series_en: z.string(),
    series_es: z.string(),
    series_pt: z.string(),
    unit: z.enum(['USD/kg', 'USD/t']),
    /** Crop that it is the price of; `null` for crops that others are compared with. */
    crop: z.string().nullable(),
    /** Crops without a series of their own to which it is near. */
    near: z.array(z.string()),
    first: z.string(),
    last: z.string(),
    sources: z.array(priceSource),
  }),
);

/** `/api/v1/prices/benchmark/{series}` */
export const benchmark = z.object({
  series: z.string(),
  unit: z.enum(['USD/kg', 'USD/t']),
  view: z.enum(['nominal', 'real']),
  base: int.nullable(),
  /** Files that the series is from; `date` is the vintage of each. */
  sources: z.array(priceSource),
  /** Consumer prices of the USA. */
  deflator: z.object({
    values: z.array(z.object({ year: int, value: z.number() })),
    sources: z.array(priceSource),
  }),
  /** `null` in years without consumer prices of the USA. */
  data: z.array(z.object({ date: z.string(), value: number, source: z.string() })),
});

export type PriceSource = z.infer<typeof priceSource>;
export type PriceRow = z.infer<typeof priceRow>;
export type PriceRows = z.infer<typeof priceRows>;
export type Prices = z.infer<typeof prices>;
export type PriceWorld = z.infer<typeof priceWorld>;
export type PriceMap = z.infer<typeof priceMap>;
export type PriceMarkets = z.infer<typeof priceMarkets>;
