import { z } from 'zod';

/**
 * Why the World's figure is not the sum of the countries' figures; the words are `worldSums.reason.<reason>`.
 * `equal` and `rounding` are no differences worth telling. `one-side`: a territory that is counted once in the World stands
 * in the list of countries otherwise. `few-countries`: many countries' own figures are not published. `mixed-sources`: the
 * countries' figures come in part from another source than the World's.
 * `published-otherwise`: both are as published, and nothing says why they differ.
 */
export const worldSumReasons = [
  'equal',
  'rounding',
  'one-side',
  'few-countries',
  'mixed-sources',
  'published-otherwise',
] as const;

export type WorldSumReason = (typeof worldSumReasons)[number];

/** `/api/v1/world-sums/…`: World totals of an indicator beside the sums of its countries, for every element and year. */
export const worldSums = z.object({
  indicator: z.number().int(),
  sums: z.array(
    z.object({
      element: z.number().int(),
      unit: z.string(),
      year: z.number().int(),
      world: z.number(),
      countries_sum: z.number(),
      /** Countries and former states with a figure. */
      countries: z.number().int(),
      reason: z.enum(worldSumReasons),
    }),
  ),
});

export type WorldSums = z.infer<typeof worldSums>;
