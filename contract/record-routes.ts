import { z } from 'zod';
import { lossCommodities, lossEvidences } from '#catalog/losses/stages.ts';
import { fileQuery, listQuery } from '#datasets/engine/query.ts';
import { losses as lossSet } from '#datasets/losses/dataset.ts';
import { pests as pestSet } from '#datasets/pests/dataset.ts';
import { publications as publicationSet } from '#datasets/publications/dataset.ts';
import { recordKindIds, recordKinds } from '#datasets/record-kinds.ts';
import { varieties as varietySet } from '#datasets/varieties/dataset.ts';
import { losses, lossStagesAnswer } from './losses.ts';
import { pests } from './pests.ts';
import { publication, publications } from './publications.ts';
import { importList, recordCounts, records as recordList, tableSchema } from './records.ts';
import { cropId, file, get, lang, slug } from './route.ts';
import { varieties, variety, varietyCounts } from './varieties.ts';

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

/** One publication as a file, instead of all that fit. */
const one = {
  id: slug(120)
    .optional()
    .meta({ examples: ['10-1002-csc2-20817'] }),
};

/** Paths of publications, by name: part of the route table. */
export const publicationPaths = {
  publications: get(
    '/api/v1/publications',
    'Publications with facets and counts by year, each once however many sources have it',
    publications,
    {},
    listQuery(publicationSet),
  ),
  publication: get('/api/v1/publications/:publicationId', 'One publication', publication, {
    publicationId: slug(120).meta({ examples: ['10-1002-csc2-20817'] }),
  }),
  exportPublications: file(
    '/api/v1/export/publications',
    'Publications as a CSV file in the format that the import reads',
    {},
    { ...fileQuery(publicationSet), ...one },
  ),
  exportPublicationsRis: file(
    '/api/v1/export/publications.ris',
    'Publications as references in the RIS format',
    {},
    { ...fileQuery(publicationSet), ...one },
    'application/x-research-info-systems; charset=utf-8',
  ),
  exportPublicationsBib: file(
    '/api/v1/export/publications.bib',
    'Publications as BibTeX entries',
    {},
    { ...fileQuery(publicationSet), ...one },
    'application/x-bibtex; charset=utf-8',
  ),
} as const;

/** Paths of varieties, by name: part of the route table. */
export const varietyPaths = {
  varieties: get(
    '/api/v1/varieties',
    'Released varieties with facets; registers, lists and varieties seen in public pages counted apart',
    varieties,
    {},
    listQuery(varietySet),
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
    fileQuery(varietySet),
  ),
} as const;

const kind = z.enum(recordKindIds);
/** Kinds of records have the same filters. */
const recordSet = recordKinds[0].list;

const importKind = slug(120).meta({ examples: ['seed-production'] });

/** Paths of records that people hand in and of the formats in which they do, by name: part of the route table. */
export const recordPaths = {
  recordCounts: get('/api/v1/records', 'How many records of each kind have been handed in', recordCounts),
  records: get(
    '/api/v1/records/:kind',
    `Records that were handed in, the newest first: ${recordKinds.map(({ title }) => title.toLowerCase()).join(', ')}`,
    recordList,
    { kind },
    listQuery(recordSet),
  ),
  exportRecords: file(
    '/api/v1/export/records/:kind',
    'The same records as a CSV file in the format that the import reads',
    { kind },
    fileQuery(recordSet),
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
