import { z } from 'zod';
import {
  conditions,
  genePools,
  growthHabits,
  seedColours,
  unknownValue,
} from '#catalog/germplasm/collections.ts';
import { collectionColumns, collectionList, collectionPoints, collectionRecord } from './collections.ts';
import { file, get, lang, whole } from './route.ts';

/** Id of a collection of the catalog. */
const collection = z
  .string()
  .regex(/^[a-z]+(-[a-z]+)*$/)
  .max(40)
  .meta({ examples: ['landraces'] });
const point = z.preprocess(
  (text) => (typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : text),
  z
    .int()
    .min(0)
    .meta({ examples: [5] }),
);

/** Codes with commas between them. */
const codes = (allowed: readonly string[]) => {
  const known = [...allowed, unknownValue].join('|');
  return z
    .string()
    .regex(new RegExp(`^(${known})(,(${known}))*$`))
    .max(200)
    .optional()
    .meta({ examples: [allowed[0]] });
};
/** Species with commas between them, as the facet names them. */
const species = z
  .string()
  .regex(/^(\p{L}[\p{L} .×-]{0,60})(,\p{L}[\p{L} .×-]{0,60})*$/u)
  .max(800)
  .optional()
  .meta({ examples: ['Phaseolus vulgaris'] });
/** A number of a query, with a decimal point. */
const decimal = (text: unknown): unknown =>
  typeof text === 'string' && /^-?\d{1,5}(\.\d{1,8})?$/.test(text) && !/^-0+(\.0+)?$/.test(text)
    ? Number(text)
    : text;
const bound = z.preprocess(decimal, z.number().min(-500).max(9000)).optional();
const boundYear = z
  .preprocess(
    (text) => (typeof text === 'string' && /^\d{4}$/.test(text) ? Number(text) : text),
    z.int().min(1000).max(9999),
  )
  .optional();

const filter = {
  genePool: codes(genePools),
  condition: codes(conditions),
  habit: codes(growthHabits),
  colour: codes(seedColours),
  species,
  weightFrom: bound,
  weightTo: bound,
  altitudeFrom: bound,
  altitudeTo: bound,
  yearFrom: boundYear,
  yearTo: boundYear,
  /** Points on the map's land, flagged ones, or those without coordinates. */
  where: z.enum(['land', 'flagged', 'none']).optional(),
  /** Latitude and longitude of a place as published. */
  at: z
    .string()
    .regex(/^-?\d{1,2}(\.\d{1,16})?,-?\d{1,3}(\.\d{1,16})?$/)
    .refine((text) => {
      const [latitude = 0, longitude = 0] = text.split(',').map(Number);
      return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
    }, 'expected a latitude and a longitude of the Earth')
    .optional()
    .meta({ examples: ['2.9167,-75'] }),
};

/** Paths of collections, by name: part of the route table. */
export const collectionPaths = {
  collections: get(
    '/api/v1/collections',
    'Collections of accessions, occurrences and specimens, with their sources',
    collectionList,
  ),
  collectionPoints: get(
    '/api/v1/collections/:collection',
    'Points of a collection that a filter finds, page by page, with facets and histograms',
    collectionPoints,
    { collection },
    { ...filter, limit: whole(1, 500), offset: whole(0, 999_999) },
  ),
  collectionColumns: get(
    '/api/v1/collections/:collection/columns',
    'All points of a collection, as columns',
    collectionColumns,
    { collection },
  ),
  collectionPoint: get(
    '/api/v1/collections/:collection/points/:point',
    'One point of a collection with what its source says of it, as published',
    collectionRecord,
    { collection, point },
  ),
  exportCollection: file(
    '/api/v1/export/collections/:collection',
    'Points of a collection that a filter finds as a CSV file',
    { collection },
    { ...filter, lang },
  ),
};

/** Filter parameters of an address. */
export type AskedFilter = {
  [Name in keyof typeof filter]?: z.infer<(typeof filter)[Name]>;
};
