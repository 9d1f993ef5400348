import { z } from 'zod';
import { lossCommodities, lossEvidences } from '#catalog/losses/stages.ts';
import { fileQuery, listQuery } from '#datasets/engine/query.ts';
import { losses as lossSet } from '#datasets/losses/dataset.ts';
import { pests as pestSet } from '#datasets/pests/dataset.ts';
import { losses, lossStagesAnswer } from './losses.ts';
import { pests } from './pests.ts';
import { cropId, file, get } from './route.ts';

const { q, country } = lossSet.filters;

/** Paths of pests, diseases and food losses, by name: part of the route table. */
export const lossPaths = {
  pests: get(
    '/api/v1/pests',
    'Pests and diseases of crops with their names, the part of the plant and the sources, with facets',
    pests,
    {},
    listQuery(pestSet),
  ),
  exportPests: file(
    '/api/v1/export/pests',
    'Pests and diseases as a CSV file, a row a common name',
    {},
    fileQuery(pestSet),
  ),
  losses: get(
    '/api/v1/losses',
    'Percentages lost by stage of the chain, country and year, as sources report them, with facets',
    losses,
    {},
    listQuery(lossSet),
  ),
  lossStages: get(
    '/api/v1/losses/stages/:crop',
    'Losses of a crop by stage of the chain: every study a point, median, range and number of studies',
    lossStagesAnswer,
    { crop: cropId },
    {
      ...fileQuery({ filters: { q, country } }),
      commodity: z.enum(lossCommodities).optional(),
      evidence: z.enum(lossEvidences).optional(),
    },
  ),
  exportLosses: file(
    '/api/v1/export/losses',
    'Percentages lost as a CSV file in the format that the import reads',
    {},
    fileQuery(lossSet),
  ),
} as const;
