import { z } from 'zod';
import { genebanks } from '#catalog/germplasm/genebanks.ts';
import { priceSource } from './prices.ts';

const int = z.number().int();

/** Id of a genebank, or of a network of genebanks. */
export const genebankId = z.enum(genebanks.map(({ id }) => id));

/** Which end of a flow a country or macro region stands at. */
export const flowDirection = z.enum(['origin', 'recipient']);

/** A flow through a genebank, in samples a year on average. */
const sampleFlow = z.object({
  /** Area code of where the accessions are from. */
  origin: z.string(),
  genebank: genebankId,
  /** Area code of where the samples went. */
  recipient: z.string(),
  value: z.number(),
});

/** Rows of the source that are in no picture and no sum. */
const leftOut = z.object({
  /** Flows that begin or end in Kosovo, which are implausible at source. */
  implausible: z.object({ rows: int, value: z.number() }),
  /** Flows of names that are no country's. */
  outside: z.object({
    rows: int,
    value: z.number(),
    names: z.array(z.object({ name: z.string(), rows: int, value: z.number() })),
  }),
});

/** `/api/v1/germplasm/flows`: flows that fit, the largest first. */
export const flowList = z.object({
  unit: z.literal('samples-year'),
  /** `null` where the release has no source of flows: then nothing is known of them. */
  source: priceSource.nullable(),
  /** Number of flows that fit, and samples a year of all of them. */
  total: int,
  sum: z.number(),
  offset: int,
  /** `offset` of the next page; `null` on the last one. */
  next: int.nullable(),
  flows: z.array(sampleFlow),
  /** Of the whole source, whatever is asked for. */
  left_out: leftOut,
});

/** A sum with its part of a whole, as a fraction. */
const rankedSum = z.object({ code: z.string(), value: z.number(), share: z.number() });

const others = z.object({ count: int, value: z.number() });

/** Countries of one end: the largest, and all the others. */
const ends = z.object({ first: z.array(rankedSum), others });

/** An end of a journey. */
const journeyEnd = z.object({ code: z.string(), value: z.number(), genebank: genebankId });

/** What a country gives and gets, over all genebanks and partners. */
const countryStory = z.object({
  country: z.string(),
  /** Samples a year of accessions from the country, and those among them that stay in it. */
  origin: z.number(),
  domestic: z.number(),
  /** Shares are of `origin`. */
  keptIn: z.array(rankedSum),
  sentTo: ends,
  /** Samples a year that the country receives; shares are of it. */
  received: z.number(),
  receivedFrom: ends,
  sentBy: z.array(rankedSum),
});

/** Bean seed of a country, apart from the flows, which are of all crops. */
const countrySeed = z.object({
  /** Records of varieties; `null` where the release has none of the country: unknown, not 0. */
  varieties: z
    .object({
      /** Those of registers, lists and suppliers. */
      counted: int,
      /** Those seen in public pages, which are no total of any country. */
      seen: int,
    })
    .nullable(),
  /** Samples that the country reported under the Plant Treaty; `null` where the release has no reports of the crop. */
  samples: z
    .object({
      /** First and last year of the crop's reports of any country. */
      from: int,
      to: int,
      /** `null` where the country has no report of the side: unknown, not 0. */
      received: int.nullable(),
      provided: int.nullable(),
    })
    .nullable(),
});

/** The published rows behind a sum of flows. */
export const flowRows = z.object({
  unit: z.literal('samples-year'),
  source: priceSource.nullable(),
  origin: z.string().nullable(),
  genebank: genebankId.nullable(),
  recipient: z.string().nullable(),
  /** Number of entries, and what they add up to. */
  total: int,
  sum: z.number(),
  offset: int,
  next: int.nullable(),
  /** Names as published, the largest first. */
  rows: z.array(
    z.object({
      origin: z.string(),
      genebank: z.string(),
      recipient: z.string(),
      value: z.number(),
      /** Number of published rows of these names, added. */
      rows: int,
    }),
  ),
});

/** `/api/v1/germplasm/flows/page`: all that the page of delivery networks shows of a view. */
export const flowPage = z.object({
  source: priceSource.nullable(),
  /** Flows of the source that are between countries. */
  all: z.object({ flows: int, value: z.number() }),
  /** Countries at either end of any flow. */
  countries: z.array(z.string()),
  /** What fits: `domestic` is the part that stays in the country of origin. */
  shown: z.object({ flows: int, value: z.number(), domestic: z.number() }),
  /** From country to country through any genebank, the largest first. */
  pairs: z.object({
    first: z.array(
      z.object({ origin: z.string(), recipient: z.string(), value: z.number(), genebanks: int }),
    ),
    others,
  }),
  /** Through one genebank each, the largest first. */
  flows: z.object({ first: z.array(sampleFlow), others }),
  /** Shares are of what fits. */
  origins: ends,
  genebanks: z.array(rankedSum),
  recipients: ends,
  network: z.object({
    /** Columns: 0 origins, 1 genebanks, 2 recipients; `code` `null` gathers `count` others. */
    nodes: z.array(
      z.object({
        column: z.union([z.literal(0), z.literal(1), z.literal(2)]),
        code: z.string().nullable(),
        value: z.number(),
        count: int,
      }),
    ),
    /** From a node of `column` to one of the next. */
    links: z.array(
      z.object({
        column: z.union([z.literal(0), z.literal(1)]),
        from: z.string().nullable(),
        to: z.string().nullable(),
        value: z.number(),
      }),
    ),
  }),
  /**
   * Seed that is from the chosen country, or from anywhere without one, as far as the rest of the choice lets it: `null` where the
   * country is asked for as a recipient, or where there is none.
   */
  journey: z
    .object({
      /** Samples a year of all of it. */
      value: z.number(),
      /** The eight largest origins, and all recipients, each with the genebank that most of its samples go through. */
      origins: z.array(journeyEnd),
      genebanks: z.array(rankedSum.extend({ code: genebankId })),
      recipients: z.array(journeyEnd),
    })
    .nullable(),
  /** Of the chosen country; `null` without one, or where it has no flow. */
  story: countryStory.nullable(),
  /** Of the chosen country: its dry beans harvested in the newest year; `null` where none is known. */
  harvest: z.object({ year: int, /** t */ value: z.number(), flag: z.string(), first: int }).nullable(),
  /** Of the chosen country: what the release knows of its bean seed; `null` without a country. */
  seed: countrySeed.nullable(),
  left_out: leftOut,
  /** How many sums the publisher's tables of two steps have, and how many differ; `null` where they were not at hand. */
  check: z.object({ sums: int, differ: int }).nullable(),
});

export type FlowList = z.infer<typeof flowList>;
export type FlowPage = z.infer<typeof flowPage>;
export type FlowRows = z.infer<typeof flowRows>;
export type FlowEnds = z.infer<typeof ends>;
export type FlowLeftOut = z.infer<typeof leftOut>;
