import { fileQuery, listQuery } from '#datasets/engine/query.ts';
import { publications as set } from '#datasets/publications/dataset.ts';
import { publication, publications } from './publications.ts';
import { file, get, slug } from './route.ts';

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
    listQuery(set),
  ),
  publication: get('/api/v1/publications/:publicationId', 'One publication', publication, {
    publicationId: slug(120).meta({ examples: ['10-1002-csc2-20817'] }),
  }),
  exportPublications: file(
    '/api/v1/export/publications',
    'Publications as a CSV file in the format that the import reads',
    {},
    { ...fileQuery(set), ...one },
  ),
  exportPublicationsRis: file(
    '/api/v1/export/publications.ris',
    'Publications as references in the RIS format',
    {},
    { ...fileQuery(set), ...one },
    'application/x-research-info-systems; charset=utf-8',
  ),
  exportPublicationsBib: file(
    '/api/v1/export/publications.bib',
    'Publications as BibTeX entries',
    {},
    { ...fileQuery(set), ...one },
    'application/x-bibtex; charset=utf-8',
  ),
} as const;
