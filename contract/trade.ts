import { z } from 'zod';
import { cropNames, elementNames } from './shared-shapes.ts';

const flag = z.string().max(1);

/** A year of a flow in `/api/v1/trade/…/value` and `/quantity`. */
const tradeObservation = z.object({
  /** 1 is imports, 2 is exports. */
  id_flow: z.number().int(),
  id_element: z.number().int(),
  ...elementNames,
  id_crop: z.number().int(),
  ...cropNames,
  value: z.number(),
  /** `1000-usd` or `t`. */
  unit: z.string(),
  year: z.number().int(),
  flag,
  /** The value is at least this: it is known of some partners, or some countries, only. */
  lower_bound: z.boolean(),
});

/** `/api/v1/trade/{countryCode}/value` and `/quantity` */
export const tradeSeries = z.object({
  data: z.object({ labels: z.array(z.number().int()), observations: z.array(tradeObservation) }),
});

/** One flow of goods with both reports of it; `null` where there is no report. */
const tradeFlow = z.object({
  origin: z.string(),
  destination: z.string(),
  /** As the origin reports its exports. */
  exported: z.number().nullable(),
  exported_flag: flag,
  /** As the destination reports its imports. */
  imported: z.number().nullable(),
  imported_flag: flag,
});

/** `/api/v1/trade/{countryCode}/flows/{year}`: flows out of and into an area, as both sides report them. */
export const tradeFlows = z.object({
  id_crop: z.number().int(),
  year: z.number().int(),
  unit: z.string(),
  flows: z.array(tradeFlow),
  /** Countries with reports of the year in the release: a report missing from any other country has no meaning. */
  reporters: z.array(z.string()),
  /** Of the whole world, the largest countries without reports of the year: a flow of theirs as their partners report it, together. */
  unreported: z.array(
    z.object({ flow: z.union([z.literal(1), z.literal(2)]), area: z.string(), value: z.number() }),
  ),
  /** Products of the crop with flows in any year in the release. */
  items: z.array(z.number().int()),
  /** Years that have flows of the crop. */
  years: z.array(z.number().int()),
});

export type TradeFlow = z.infer<typeof tradeFlow>;
export type TradeFlows = z.infer<typeof tradeFlows>;
