import { z } from 'zod';
import { organIds, pestAgents, pestKinds, plantParts } from '#catalog/losses/pests.ts';
import { lossCommodities, lossEvidences, lossMethods, lossStages } from '#catalog/losses/stages.ts';
import { losses, lossStagesAnswer } from './losses.ts';
import { pests } from './pests.ts';
import { digits, get, year } from './route.ts';

const crop = z
  .string()
  .regex(/^[a-z]+(-[a-z]+)*$/)
  .max(40)
  .meta({ examples: ['beans'] });
const country = z
  .string()
  .regex(/^[A-Z]{3}$/)
  .optional()
  .meta({ examples: ['TZA'] });
const source = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(120)
  .optional();
const wholeNumber = (least: number, most: number) =>
  z.preprocess(digits, z.int().min(least).max(most)).optional();
const paging = { offset: wholeNumber(0, 999_999), limit: wholeNumber(1, 200) };

const pestFilters = {
  crop: crop.optional(),
  kind: z.enum(pestKinds).optional(),
  q: z
    .string()
    .min(1)
    .max(80)
    .refine((value) => value.trim() !== '' && !/\p{C}/u.test(value), 'expected text that can be read')
    .optional(),
  /** A group, or `none` where nobody says it. */
  agent: z.enum([...pestAgents, 'none']).optional(),
  /** A part as sources name it, an organ with all its parts, or `none` where nobody says it. */
  part: z.enum([...plantParts, ...organIds, 'none']).optional(),
  source,
};

const lossFilters = {
  crop: crop.optional(),
  commodity: z.enum(lossCommodities).optional(),
  country,
  stage: z.enum(lossStages).optional(),
  evidence: z.enum(lossEvidences).optional(),
  method: z.enum(lossMethods).optional(),
  from: year.optional(),
  to: year.optional(),
  source,
};

const csv = { file: 'text/csv; charset=utf-8; header=present' } as const;

/** Paths of pests, diseases and food losses, by name: part of the route table. */
export const lossPaths = {
  pests: get(
    '/api/v1/pests',
    'Pests and diseases of crops with their names, the part of the plant and the sources, with facets',
    {},
    { ...pestFilters, ...paging },
    pests,
  ),
  exportPests: {
    ...get(
      '/api/v1/export/pests',
      'Pests and diseases as a CSV file, a row a common name',
      {},
      pestFilters,
      z.string(),
    ),
    ...csv,
  },
  losses: get(
    '/api/v1/losses',
    'Percentages lost by stage of the chain, country and year, as sources report them, with facets',
    {},
    { ...lossFilters, ...paging },
    losses,
  ),
  lossStages: get(
    '/api/v1/losses/stages/:crop',
    'Losses of a crop by stage of the chain: every study a point, median, range and number of studies',
    { crop },
    {
      commodity: z.enum(lossCommodities).optional(),
      country,
      evidence: z.enum(lossEvidences).optional(),
    },
    lossStagesAnswer,
  ),
  exportLosses: {
    ...get(
      '/api/v1/export/losses',
      'Percentages lost as a CSV file in the format that the import reads',
      {},
      lossFilters,
      z.string(),
    ),
    ...csv,
  },
} as const;
