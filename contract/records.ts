import { z } from 'zod';
import { recordKindIds } from '#datasets/record-kinds.ts';
import { priceSource } from './prices.ts';
import { facetsOf, pageOf } from './shared-shapes.ts';

const int = z.number().int();

/** `/api/v1/records`: the number of imported records of each kind. */
export const recordCounts = z.array(
  z.object({
    kind: z.enum(recordKindIds),
    records: int,
    suppliers: int,
    /** Crops with records. */
    crops: z.array(z.string()),
  }),
);

/** A record: its source, its place in the supplier's file, and its cells by column of the import. */
const recordRow = z.object({
  /** Key of its source. */
  source: z.string(),
  place: int,
  /** `null` where the cell was empty. */
  cells: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
});

/** A supplier's table with how many records it has. */
const recordSource = priceSource.extend({ records: int });
export type RecordSource = z.infer<typeof recordSource>;

/** `/api/v1/records/{kind}` */
export const records = z.object({
  kind: z.enum(recordKindIds),
  /** The newest first. */
  ...pageOf(recordRow),
  facets: facetsOf('country', 'crop', 'type', 'source'),
  /** First and last year of all records of the requested crop and network, whatever the other filters; `null` without any. */
  years: z.object({ first: int, last: int }).nullable(),
  /** Every table with such records, and how many of them it has. */
  sources: z.array(recordSource),
});

/** `/api/v1/imports`: the formats of imports. */
export const importList = z.array(
  z.object({
    kind: z.string(),
    /** In English, as on the command line. */
    title: z.string(),
    /** Addresses of the table to fill and of its Table Schema. */
    template: z.string(),
    schema: z.string(),
  }),
);

/** `/api/v1/imports/{kind}/schema.json`: Frictionless Table Schema. */
export const tableSchema = z.looseObject({
  title: z.string(),
  fields: z.array(z.looseObject({ name: z.string(), type: z.string(), description: z.string() })),
  primaryKey: z.array(z.string()),
  missingValues: z.array(z.string()),
});
