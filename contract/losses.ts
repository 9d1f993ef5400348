import { z } from 'zod';
import { lossCommodities, lossEvidences, lossMethods, lossStages } from '#catalog/losses/stages.ts';
import { priceSource } from './prices.ts';
import { facetsOf, leftOutRows, pageOf } from './shared-shapes.ts';

const int = z.number().int();
const facets = facetsOf('commodity', 'country', 'stage', 'evidence', 'method');

/** A percentage lost, as a source reports it of a place, a year and a stage of the chain. */
const lossFinding = z.object({
  id: z.string(),
  crop: z.string(),
  commodity: z.enum(lossCommodities),
  country: z.string(),
  /** Part of the country as published; `null` where it is the country. */
  region: z.string().nullable(),
  year: int,
  stage: z.enum(lossStages),
  activity: z.string().nullable(),
  /** Percent of what came to the stage. */
  percent: z.number(),
  /** Ends of a range that the source gives; `percent` is then its middle. */
  low: z.number().nullable(),
  high: z.number().nullable(),
  method: z.enum(lossMethods),
  evidence: z.enum(lossEvidences),
  /** Whether the source states no method, and it follows from the other file. */
  method_inferred: z.boolean(),
  treatment: z.string().nullable(),
  cause: z.string().nullable(),
  sample: z.string().nullable(),
  reference: z.string().nullable(),
  link: z.string().nullable(),
  /** Key of its source. */
  source: z.string(),
  /** Whether the newer file of the same data has it, too. */
  in_newer: z.boolean(),
});

/** `/api/v1/losses` */
export const losses = z.object({
  ...pageOf(lossFinding),
  facets,
  sources: z.array(priceSource),
  left_out: leftOutRows,
});

/** Result of one study at a stage: the median of its figures, their ends, and their number. */
const lossPoint = z.object({
  country: z.string(),
  year: int,
  method: z.enum(lossMethods),
  reference: z.string().nullable(),
  value: z.number(),
  low: z.number(),
  high: z.number(),
  figures: int,
  sources: z.array(z.string()),
});

/**
 * Results of studies on one stage, in percent of the quantity at its start: the median of the studies, and the least and greatest of their
 * results.
 */
export const lossStage = z.object({
  stage: z.enum(lossStages),
  median: z.number(),
  low: z.number(),
  high: z.number(),
  studies: int,
  figures: int,
  /** Years of the first and the last study. */
  first: int,
  last: int,
  points: z.array(lossPoint),
});

/** `/api/v1/losses/stages/{crop}` */
export const lossStagesAnswer = z.object({
  crop: z.string(),
  /** The commodity that the figures are of; `null` where the crop has none. */
  commodity: z.enum(lossCommodities).nullable(),
  country: z.string().nullable(),
  evidence: z.enum(lossEvidences),
  /** In the order of the chain. */
  stages: z.array(lossStage),
  facets,
  /** First and last year of all the crop's findings; `null` without any. */
  years: z.object({ first: int, last: int }).nullable(),
  /** Findings of the crop, of all commodities, countries and methods. */
  findings: int,
  sources: z.array(priceSource.extend({ findings: int })),
  left_out: leftOutRows,
});

export type LossRow = z.infer<typeof lossFinding>;
export type Losses = z.infer<typeof losses>;
export type LossStages = z.infer<typeof lossStagesAnswer>;
