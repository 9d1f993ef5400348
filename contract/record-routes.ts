import { z } from 'zod';
import { fileQuery, listQuery } from '#datasets/engine/query.ts';
import { recordKindIds, recordKinds } from '#datasets/record-kinds.ts';
import { importList, recordCounts, records as recordList, tableSchema } from './records.ts';
import { file, get, lang, slug } from './route.ts';

const kind = z.enum(recordKindIds);
/** Kinds of records have the same filters. */
const set = recordKinds[0].list;

const importKind = slug(120).meta({ examples: ['seed-production'] });

/** Paths of records that people hand in and of the formats in which they do, by name: part of the route table. */
export const recordPaths = {
  recordCounts: get('/api/v1/records', 'How many records of each kind have been handed in', recordCounts),
  records: get(
    '/api/v1/records/:kind',
    `Records that were handed in, the newest first: ${recordKinds.map(({ title }) => title.toLowerCase()).join(', ')}`,
    recordList,
    { kind },
    listQuery(set),
  ),
  exportRecords: file(
    '/api/v1/export/records/:kind',
    'The same records as a CSV file in the format that the import reads',
    { kind },
    fileQuery(set),
  ),
  imports: get('/api/v1/imports', 'Formats in which records can be handed in', importList),
  importTemplate: file(
    '/api/v1/imports/:importKind/template.csv',
    'The table to fill: header and one example, as spreadsheets of the language open it',
    { importKind },
    { lang },
  ),
  importSchema: get(
    '/api/v1/imports/:importKind/schema.json',
    'The format of the table for programs: Frictionless Table Schema',
    tableSchema,
    { importKind },
  ),
} as const;
