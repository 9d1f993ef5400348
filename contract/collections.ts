import { z } from 'zod';
import { priceSource } from './prices.ts';

const int = z.number().int();
const number = z.number().nullable();

/** A collection of the list; `source` is `null`, and `count` 0, where the release has no file of it. */
const collectionSummary = z.object({
  id: z.string(),
  /** What one point is. */
  noun: z.enum(['accession', 'occurrence', 'specimen']),
  count: int,
  /** Points with coordinates, and those of them at 0,0 or off the land. */
  placed: int,
  flagged: int,
  /** Distinct coordinates. */
  places: int,
  facets: z.array(z.string()),
  measures: z.array(z.string()),
  source: priceSource.nullable(),
});

export const collectionList = z.array(collectionSummary);

/** A point as answers have it: what is filtered and counted; `null` is not stated. */
const collectionPoint = z.object({
  id: int,
  latitude: number,
  longitude: number,
  /** Decimals of the longer coordinate, as published: how it is written, and no measure of how exact it is. */
  decimals: int,
  /** `zero` at 0,0, `off-land` more than 10 km from any land of Natural Earth at 1:10 million; kept as published. */
  flagged: z.enum(['zero', 'off-land']).nullable(),
  gene_pool: z.string().nullable(),
  condition: z.string().nullable(),
  habit: z.string().nullable(),
  colours: z.array(z.string()),
  species: z.string().nullable(),
  taxon: z.string().nullable(),
  weight: number,
  altitude: number,
  year: number,
});

const counts = z.array(z.object({ value: z.string(), count: int }));
const histogram = z.object({ first: int, step: int, counts: z.array(int), unknown: int });

/** Points that a filter finds, with how they are spread. */
export const collectionPoints = z.object({
  collection: z.string(),
  source: priceSource.nullable(),
  /** Points of the collection, and those that the filter finds. */
  count: int,
  total: int,
  /** Distinct coordinates of the points found. */
  places: int,
  /** Points found that stand on the map's land, that are flagged, and that have no coordinates. */
  whereabouts: z.object({ land: int, flagged: int, none: int }),
  /** Points by value of each facet; the facet's own filter is left out of its counts. */
  facets: z.record(z.string(), counts),
  /** Points found by steps of each measure. */
  histograms: z.record(z.string(), histogram),
  offset: int,
  points: z.array(collectionPoint),
  /** Address of the next page; `null` after the last. */
  next: z.string().nullable(),
});

/** One point with what its source says. */
export const collectionRecord = collectionPoint.extend({
  collection: z.string(),
  /** Points of the collection with the same coordinates, this one included. */
  at_place: int,
  /** Whether both coordinates are whole minutes of arc, about 2 km. */
  whole_minutes: z.boolean(),
  /** Fields of the source with their texts as published. */
  published: z.array(z.object({ field: z.string(), text: z.string() })),
  source: priceSource,
});

const ints = z.array(int);
const column = z.array(number);

/** All points of a collection as columns, which pages filter themselves; `domain/germplasm/points.ts` reads them. */
export const collectionColumns = z.object({
  collection: z.string(),
  source: priceSource.nullable(),
  ids: ints,
  latitudes: z.array(z.number()),
  longitudes: z.array(z.number()),
  decimals: ints,
  zero: ints,
  offLand: ints,
  places: ints,
  genePools: z.string(),
  habits: z.string(),
  conditions: z.string(),
  colours: ints,
  species: z.array(z.string()),
  taxa: z.array(z.string()),
  taxonSpecies: ints,
  taxon: ints,
  weight: column,
  altitude: column,
  year: column,
});

export type CollectionSummary = z.infer<typeof collectionSummary>;
export type CollectionRecord = z.infer<typeof collectionRecord>;
