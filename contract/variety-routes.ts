import { z } from 'zod';
import { fileQuery, listQuery } from '#datasets/engine/query.ts';
import { varieties as set } from '#datasets/varieties/dataset.ts';
import { cropId, file, get } from './route.ts';
import { varieties, variety, varietyCounts } from './varieties.ts';

/** Paths of varieties, by name: part of the route table. */
export const varietyPaths = {
  varieties: get(
    '/api/v1/varieties',
    'Released varieties with facets; registers, lists and varieties seen in public pages counted apart',
    varieties,
    {},
    listQuery(set),
  ),
  varietyCounts: get(
    '/api/v1/varieties/upov/:crop',
    'Varieties of a crop released in the World by year, as UPOV counts them',
    varietyCounts,
    { crop: cropId },
  ),
  variety: get(
    '/api/v1/varieties/:varietyId',
    'One variety in a country, with every field that its source has',
    variety,
    {
      varietyId: z
        .string()
        .regex(/^[a-z]{3}(-[a-z0-9]+)+$/)
        .max(140)
        .meta({ examples: ['ken-beans-rosecoco-glp-2'] }),
    },
  ),
  exportVarieties: file(
    '/api/v1/export/varieties',
    'Varieties as a CSV file in the format that the import reads',
    {},
    fileQuery(set),
  ),
} as const;
