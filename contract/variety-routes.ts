import { z } from 'zod';
import { varietyTopics } from '#catalog/germplasm/varieties.ts';
import { networkAreas } from '#catalog/regions/networks.ts';
import { digits, get, year } from './route.ts';
import { varieties, variety, varietyCounts } from './varieties.ts';

const crop = z
  .string()
  .regex(/^[a-z]+(-[a-z]+)*$/)
  .max(40)
  .meta({ examples: ['beans'] });
const source = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(120)
  .optional();
const text = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .refine((value) => value.trim() !== '' && !/\p{C}/u.test(value), 'expected text that can be read')
    .optional();
const wholeNumber = (least: number, most: number) =>
  z.preprocess(digits, z.int().min(least).max(most)).optional();

/** Columns that the list can be sorted by. */
export const varietyOrders = [
  'name',
  'country',
  'type',
  'year',
  'institution',
  'maturity',
  'altitude',
] as const;
export type VarietyOrder = (typeof varietyOrders)[number];

const filters = {
  crop: crop.optional(),
  country: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional()
    .meta({ examples: ['KEN'] }),
  /** PABRA, or one of its networks: the varieties of its members. */
  network: z.enum(networkAreas).optional(),
  q: text(80),
  from: year.optional(),
  to: year.optional(),
  /** A type of the crop, or `none` where the source does not say. */
  type: z
    .string()
    .regex(/^[a-z]+(-[a-z]+)*$/)
    .max(40)
    .optional()
    .meta({ examples: ['climbing'] }),
  institution: text(160),
  trait: z.enum(varietyTopics).optional(),
  /** Matures within so many days at the latest. */
  maturity: wholeNumber(1, 2000),
  /** Suits this altitude in metres. */
  altitude: wholeNumber(0, 9000),
  source,
};

/** Paths of varieties, by name: part of the route table. */
export const varietyPaths = {
  varieties: get(
    '/api/v1/varieties',
    'Released varieties with facets; registers, lists and varieties seen in public pages counted apart',
    {},
    {
      ...filters,
      sort: z.enum(varietyOrders).optional(),
      order: z.enum(['asc', 'desc']).optional(),
      offset: wholeNumber(0, 999_999),
      limit: wholeNumber(1, 200),
    },
    varieties,
  ),
  varietyCounts: get(
    '/api/v1/varieties/upov/:crop',
    'Varieties of a crop released in the World by year, as UPOV counts them',
    { crop },
    {},
    varietyCounts,
  ),
  variety: get(
    '/api/v1/varieties/:varietyId',
    'One variety in a country, with every field that its source has',
    {
      varietyId: z
        .string()
        .regex(/^[a-z]{3}(-[a-z0-9]+)+$/)
        .max(140)
        .meta({ examples: ['ken-beans-rosecoco-glp-2'] }),
    },
    {},
    variety,
  ),
  exportVarieties: {
    ...get(
      '/api/v1/export/varieties',
      'Varieties as a CSV file in the format that the import reads',
      {},
      filters,
      z.string(),
    ),
    file: 'text/csv; charset=utf-8; header=present',
  },
} as const;
