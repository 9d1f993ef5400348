import { z } from 'zod';
import { recordKindIds } from '#catalog/records/kinds.ts';
import { networkAreas } from '#catalog/regions/networks.ts';
import { importList, recordCounts, records, tableSchema } from './records.ts';
import { digits, get, year } from './route.ts';

const kind = z.enum(recordKindIds);
const code = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(120);
const wholeNumber = (least: number, most: number) =>
  z.preprocess(digits, z.int().min(least).max(most)).optional();

const filters = {
  country: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional()
    .meta({ examples: ['KEN'] }),
  crop: code.optional().meta({ examples: ['beans'] }),
  /** PABRA, or one of its networks: the records of its members. */
  network: z.enum(networkAreas).optional(),
  /** Class of seed, what a price is, what was measured. */
  type: code.optional().meta({ examples: ['certified'] }),
  from: year.optional(),
  to: year.optional(),
  q: z
    .string()
    .min(1)
    .max(80)
    .refine((value) => value.trim() !== '' && !/\p{C}/u.test(value), 'expected text that can be read')
    .optional(),
  source: code.optional(),
};

const csv = 'text/csv; charset=utf-8; header=present';
const importKind = code.meta({ examples: ['seed-production'] });

/** Paths of records that people hand in and of the formats in which they do, by name: part of the route table. */
export const recordPaths = {
  recordCounts: get(
    '/api/v1/records',
    'How many records of each kind have been handed in',
    {},
    {},
    recordCounts,
  ),
  records: get(
    '/api/v1/records/:kind',
    'Records of seed production, quotes or industrial quality that were handed in, the newest first',
    { kind },
    { ...filters, offset: wholeNumber(0, 999_999), limit: wholeNumber(1, 200) },
    records,
  ),
  exportRecords: {
    ...get(
      '/api/v1/export/records/:kind',
      'The same records as a CSV file in the format that the import reads',
      { kind },
      filters,
      z.string(),
    ),
    file: csv,
  },
  imports: get('/api/v1/imports', 'Formats in which records can be handed in', {}, {}, importList),
  importTemplate: {
    ...get(
      '/api/v1/imports/:importKind/template.csv',
      'The table to fill: header and one example, as spreadsheets of the language open it',
      { importKind },
      { lang: z.enum(['en', 'es', 'pt']).optional() },
      z.string(),
    ),
    file: csv,
  },
  importSchema: get(
    '/api/v1/imports/:importKind/schema.json',
    'The format of the table for programs: Frictionless Table Schema',
    { importKind },
    {},
    tableSchema,
  ),
} as const;
