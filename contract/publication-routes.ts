import { z } from 'zod';
import {
  accessStates,
  publicationGroups,
  publicationOrders,
  publicationTypes,
} from '#catalog/publications/publications.ts';
import { publication, publications } from './publications.ts';
import { digits, get } from './route.ts';

const wholeNumber = (least: number, most: number) =>
  z.preprocess(digits, z.int().min(least).max(most)).optional();
const slug = (most: number) =>
  z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(most);

const filters = {
  pageType: z.enum(publicationGroups).optional(),
  /** Words of title, authors, journal or topics, or a DOI in any spelling. */
  q: z
    .string()
    .min(1)
    .max(200)
    .refine((value) => value.trim() !== '' && !/\p{C}/u.test(value), 'expected text that can be read')
    .optional()
    .meta({ examples: ['drought'] }),
  from: wholeNumber(1500, 2200),
  to: wholeNumber(1500, 2200),
  type: z.enum(publicationTypes).optional(),
  /** A crop, or `none`. */
  crop: slug(40)
    .optional()
    .meta({ examples: ['beans'] }),
  openAccess: z.enum(accessStates).optional(),
  /** Code of a language, or `none`. */
  language: z
    .string()
    .regex(/^([a-z]{2,3}|none)$/)
    .optional()
    .meta({ examples: ['es'] }),
  source: slug(120).optional(),
};

/** One publication as a file, instead of all that fit. */
const one = {
  id: slug(120)
    .optional()
    .meta({ examples: ['10-1002-csc2-20817'] }),
};
const sorted = {
  sort: z.enum(publicationOrders).optional(),
  order: z.enum(['asc', 'desc']).optional(),
};

/** Paths of publications, by name: part of the route table. */
export const publicationPaths = {
  publications: get(
    '/api/v1/publications',
    'Publications with facets and counts by year, each once however many sources have it',
    {},
    { ...filters, ...sorted, offset: wholeNumber(0, 999_999), limit: wholeNumber(1, 200) },
    publications,
  ),
  publication: get(
    '/api/v1/publications/:publicationId',
    'One publication',
    { publicationId: slug(120).meta({ examples: ['10-1002-csc2-20817'] }) },
    {},
    publication,
  ),
  exportPublications: {
    ...get(
      '/api/v1/export/publications',
      'Publications as a CSV file in the format that the import reads',
      {},
      { ...filters, ...one },
      z.string(),
    ),
    file: 'text/csv; charset=utf-8; header=present',
  },
  exportPublicationsRis: {
    ...get(
      '/api/v1/export/publications.ris',
      'Publications as references in the RIS format',
      {},
      { ...filters, ...one },
      z.string(),
    ),
    file: 'application/x-research-info-systems; charset=utf-8',
  },
  exportPublicationsBib: {
    ...get(
      '/api/v1/export/publications.bib',
      'Publications as BibTeX entries',
      {},
      { ...filters, ...one },
      z.string(),
    ),
    file: 'application/x-bibtex; charset=utf-8',
  },
} as const;

/** What a filter is in an address. */
export type AskedPublications = { [Name in keyof typeof filters]?: z.infer<(typeof filters)[Name]> };
