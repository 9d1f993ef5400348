import { z } from 'zod';
import { worldSumReasons } from '#catalog/world-sum-reasons.ts';

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
