import { z } from 'zod';
import { doubtReasons } from '#catalog/doubts.ts';
import { lossCommodities } from '#catalog/losses/stages.ts';
import { networkBases } from '#catalog/regions/networks.ts';
import { finding } from './findings.ts';
import { lossStage } from './losses.ts';
import { priceChange, priceSource, priceType } from './prices.ts';
import { areaFacts } from './shared-shapes.ts';

const int = z.number().int();
const flag = z.string().max(1);
const figure = z.object({
  element: int,
  year: int,
  value: z.number(),
  flag,
  /** Why the figure is doubtful. */
  doubt: z.enum(doubtReasons).optional(),
});

/** The newest figure of an element, with its rank and its origin. */
export const trend = figure.extend({
  /** Among the countries of the year, and how many they are; `null` of aggregates and former states. */
  rank: int.nullable(),
  ranked: int.nullable(),
  /** Part of the World's, as a fraction; `null` where it is not known. */
  share: z.number().nullable(),
  /** Countries that an aggregate adds up; `null` where its source publishes it. */
  contributors: int.nullable(),
  /** Year of the first value of `values`, which are one a year up to `year`; `null` is no figure. */
  since: int,
  values: z.array(z.number().nullable()),
  /** First years behind breaks among them, which no line leads across, and behind seams, where the series goes on. */
  breaks: z.array(int),
  seams: z.array(int),
  /** Why values are doubtful, by year. */
  doubts: z.record(z.string(), z.enum(doubtReasons)),
});

/**
 * By value in 1,000 US$, of the year of the flow's total where it is reported: of each partner the larger of the two reports. `by` is
 * `partners` where the country itself reports none.
 */
const partners = z.object({
  year: int,
  by: z.enum(['country', 'partners']),
  areas: z.array(z.object({ area: z.string(), value: z.number(), flag })).min(1),
  /** Over all partners, named or not. */
  total: z.number(),
});

/** Parts of a profile that rest on sources of their own. */
export const profileParts = ['harvest', 'balance', 'trade', 'price', 'seed', 'losses'] as const;

/** A crop in an area; every part without data is `null` or empty. */
const cropProfile = z.object({
  crop: z.string(),
  /** Production, area harvested and yield, those that there are. */
  harvest: z.array(trend),
  /** Supply and use of the newest year that has any, in 1,000 t, per inhabitant and as shares, with the crop's share of all food. */
  balance: z.array(figure),
  /** Value of imports and of exports, each of the newest year that has it, in 1,000 US$. */
  trade: z.array(figure),
  /** Whether the release has no values of the crop's trade, of any area, because its files have too few of the products. */
  tradeWithheld: z.boolean(),
  /**
   * The largest partners of each flow; `null` of a flow without reports. `products` are those of the crop with flows in the release, and
   * their number. All is `null` of aggregates, and of crops whose flows the release does not keep.
   */
  partners: z
    .object({
      imports: partners.nullable(),
      exports: partners.nullable(),
      products: z.object({ counted: int, all: int }),
    })
    .nullable(),
  /**
   * The last median of market prices per kg, in own currency or, where the page opens with prices in US$ alone, in these, that of the same month of the year before, and the change over the markets
   * that report in both: without prices where too few do or most moved the other way, `null` where the year before has no price or suspect prices make the change
   * implausible.
   */
  price: z
    .object({
      type: priceType,
      source: z.string(),
      currency: z.string().nullable(),
      /** `2026-05` */
      month: z.string(),
      median: z.number(),
      /** Markets of the median, and how many of them are in camps or settlements of refugees. */
      markets: int,
      camps: int,
      yearBefore: z.number().nullable(),
      change: priceChange.nullable(),
    })
    .nullable(),
  /** Samples of accessions reported under the Plant Treaty, and first and last year of the reports. */
  samples: z.object({ received: int.nullable(), provided: int.nullable(), from: int, to: int }).nullable(),
  /** Released varieties, names seen elsewhere, and the newest year of release. */
  varieties: z.object({ released: int, seen: int, newest: int.nullable() }).nullable(),
  /**
   * Results of studies on losses after the harvest in a country, by commodity and stage: percent, median of the studies and ends of their
   * results.
   */
  losses: z.array(
    z.object({
      commodity: z.enum(lossCommodities),
      /** Those of all stages, each once. */
      studies: int,
      /** Keys of their sources. */
      sources: z.array(z.string()),
      stages: z.array(lossStage.omit({ points: true })),
    }),
  ),
});

/** `/api/v1/profiles/{countryCode}`: what the release has of an area, over all crops. */
export const profile = z.object({
  area: z.string(),
  ...areaFacts,
  /** States that it was a part of, and those that it was divided into. */
  before: z.array(z.string()),
  after: z.array(z.string()),
  /** Countries of an aggregate, by code; none of the World. */
  members: z.array(z.string()),
  /** PABRA and those of its networks that count a country as a member. */
  networks: z.array(z.string()),
  /** Of PABRA and its networks; `null` of every other area. */
  membership: z
    .object({
      /** Origin of the list: the catalog, or an import. */
      from: z.enum(['catalog', 'supply']),
      /** How many members each reason holds of, surest first; `null` is a country that no source puts in a network, or an imported one. */
      bases: z.array(z.object({ basis: z.enum(networkBases).nullable(), countries: int })),
      /** Whether the release has sums of these members. */
      summed: z.boolean(),
    })
    .nullable(),
  /** In 1,000. */
  population: z.object({ year: int, value: z.number(), flag }).nullable(),
  /** The newest year in which most countries have a harvest of a crop; `null` where the release has none. */
  newest: int.nullable(),
  /** The same of the crops' parts of all food. */
  newestBalance: int.nullable(),
  crops: z.array(cropProfile),
  /** Of a country all; of an aggregate the ones of its countries with the largest weight. */
  findings: z.array(finding),
  /** Each with the parts that it has figures of. */
  sources: z.array(priceSource.extend({ parts: z.array(z.enum(profileParts)) })),
});

/** `/api/v1/profiles`: areas, and how many crops each has a harvest of in the newest well-covered year. */
export const profiles = z.object({
  year: int.nullable(),
  areas: z.array(
    z.object({
      code: z.string(),
      ...areaFacts,
      /** `null` of aggregates and former states. */
      crops: int.nullable(),
      /** Crop with the largest area harvested in that year; `null` where none is known, and of aggregates and former states. */
      largest: z.string().nullable(),
    }),
  ),
});

export type Profile = z.infer<typeof profile>;
export type CropProfile = z.infer<typeof cropProfile>;
export type ProfilePart = (typeof profileParts)[number];
export type Trend = z.infer<typeof trend>;
