import { z } from 'zod';
import { run } from './price-page.ts';
import { priceSource, priceType } from './prices.ts';
import { trend } from './profiles.ts';

const int = z.number().int();

/** Parts of an area's cards that have sources of their own. */
export const cardParts = ['harvest', 'yields', 'price', 'season', 'samples', 'varieties', 'members'] as const;

/** With means over the newest three years and over the three ten years before; `null` where they cannot be compared, as of aggregates. */
const changingTrend = trend.extend({
  means: z
    .object({
      from: z.number(),
      to: z.number(),
      years: z.object({ from: z.array(int).readonly(), to: z.array(int).readonly() }),
    })
    .nullable(),
});

/** A mean over the newest three years, and over the three years ten years before; `null` where it cannot be compared. */
const decadeMeans = z.object({
  area: z.string(),
  before: z.number().nullable(),
  now: z.number(),
  /** Production (t) of the newest of these years with a figure that is not doubtful; `null` of none. */
  production: z.number().nullable(),
});

/** `/api/v1/profiles/{countryCode}/cards`: the series behind the pictures of a crop in an area; what the release lacks is `null` or empty. */
export const cards = z.object({
  area: z.string(),
  crop: z.string(),
  /** Production (t), area harvested (ha) and yield (kg/ha) of all years, those that there are. */
  harvest: z.array(changingTrend),
  /** Production in percent of production + imports − exports, of all years. */
  supply: changingTrend.nullable(),
  /** Yields (kg/ha) of countries of the same region, of a group of its own ones, the highest first: `from` and `to` are the last years of the means. */
  yields: z.object({ from: int, to: int, areas: z.array(decadeMeans) }).nullable(),
  /** The crop's share of the World's food, as a fraction, of the newest year that it is known of: of beans in protein, else in energy. */
  world: z.object({ year: int, value: z.number() }).nullable(),
  /** Medians by month per kg, in the currency of the profile's price, of the price type and source that the crop's page opens with. */
  prices: run.nullable(),
  /** Indices of months as the prices' page has them, of the first type and source that has a season. */
  season: z.object({ type: priceType, indices: run, newest_year: run }).nullable(),
  /** Samples by year of the report; `null` where none is reported. */
  samples: z.array(z.object({ year: int, received: int.nullable(), provided: int.nullable() })),
  /** Varieties by year of release. */
  varieties: z.array(z.object({ year: int, count: int })),
  /** Production of the countries of an aggregate, the largest change over ten years first. */
  members: z.array(
    trend.pick({ year: true, since: true, values: true, breaks: true }).extend({
      area: z.string(),
      /** Of the newest year, however doubtful. */
      production: z.number(),
      /** As a fraction of the earlier mean; `null` where it cannot be compared. */
      change: z.number().nullable(),
    }),
  ),
  /** Each with the parts that it has figures of. */
  sources: z.array(priceSource.extend({ parts: z.array(z.enum(cardParts)) })),
});

export type Cards = z.infer<typeof cards>;
export type CardPart = (typeof cardParts)[number];
