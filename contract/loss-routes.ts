import { z } from 'zod';
import { lossCommodities, lossEvidences } from '#catalog/losses/stages.ts';
import { fileQuery, listQuery } from '#datasets/engine/query.ts';
import { losses as lossSet } from '#datasets/losses/dataset.ts';
import { pests as pestSet } from '#datasets/pests/dataset.ts';
import { losses, lossStagesAnswer } from './losses.ts';
import { pests } from './pests.ts';
import { get } from './route.ts';

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
const csv = { file: 'text/csv; charset=utf-8; header=present' } as const;

/** Paths of pests, diseases and food losses, by name: part of the route table. */
export const lossPaths = {
  pests: get(
    '/api/v1/pests',
    'Pests and diseases of crops with their names, the part of the plant and the sources, with facets',
    {},
    listQuery(pestSet),
    pests,
  ),
  exportPests: {
    ...get(
      '/api/v1/export/pests',
      'Pests and diseases as a CSV file, a row a common name',
      {},
      fileQuery(pestSet),
      z.string(),
    ),
    ...csv,
  },
  losses: get(
    '/api/v1/losses',
    'Percentages lost by stage of the chain, country and year, as sources report them, with facets',
    {},
    listQuery(lossSet),
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
      fileQuery(lossSet),
      z.string(),
    ),
    ...csv,
  },
} as const;
