import { pageTypes, publicationTypes } from '#catalog/publications/publications.ts';
import { normaliseDoi, normaliseHandle } from './identifiers.ts';
import type { Publication, PublicationRecord } from './publication.ts';
import { titleLanguage } from './title-language.ts';

/** A record as a release's table has it: the cells of the import's format, empty ones `null`. */
export interface RecordRow {
  place: number;
  page_type: string | null;
  type: string;
  title: string;
  authors: string | null;
  year: number | null;
  journal: string | null;
  publisher: string | null;
  volume: string | null;
  issue: string | null;
  pages: string | null;
  doi: string | null;
  handle: string | null;
  url: string | null;
  language: string | null;
  crops: string | null;
  topics: string | null;
  open_access: string | null;
}

/** Who vouches for a row: its last columns. */
export interface RecordOrigin {
  publisher: string;
  date: string;
  licence: string;
}

/** Cells by column of the import's format. */
export type PublicationCells = Readonly<Record<string, string | number | null>>;

const split = (text: string | null): string[] => (text ?? '').split('; ').filter((part) => part !== '');

const joined = (texts: readonly string[]): string | null => (texts.length === 0 ? null : texts.join('; '));

/** A handle with the prefix `hdl:`; handles of sources have none in the table. */
const namedHandle = (handle: string): string => (normaliseHandle(handle) === null ? `hdl:${handle}` : handle);

/** Reads a row of the table; `source` is the key of its source. */
export function toRecord({ page_type, open_access, ...row }: RecordRow, source: string): PublicationRecord {
  return {
    ...row,
    source,
    pageType: pageTypes.find((part) => part === page_type) ?? null,
    type: publicationTypes.find((type) => type === row.type) ?? 'web',
    authors: split(row.authors),
    // Contributed ones may have any form.
    doi: row.doi === null ? null : normaliseDoi(row.doi),
    handle: row.handle === null ? null : normaliseHandle(namedHandle(row.handle)),
    language: row.language ?? titleLanguage(row.title),
    crops: split(row.crops),
    topics: split(row.topics),
    openAccess: open_access === null ? null : open_access === 'yes',
  };
}

const originCells = (origin: RecordOrigin | undefined): PublicationCells => ({
  supplied_by: origin?.publisher ?? '',
  supplied_on: origin?.date ?? '',
  licence: origin?.licence ?? '',
});

/** A publication with the merged values of its records; the licence and supplier are those of the first record's source. */
export function publicationCells(
  publication: Publication,
  origin: RecordOrigin | undefined,
): PublicationCells {
  const { pageType, type, title, authors, year, journal, publisher, volume, issue, pages } = publication;
  return {
    ...{ page_type: pageType, type, title, authors: joined(authors), year, journal, publisher },
    ...{ volume, issue, pages, doi: publication.doi },
    handle: publication.handle === null ? null : `hdl:${publication.handle}`,
    url: publication.url,
    language: publication.language,
    crops: joined(publication.crops),
    topics: joined(publication.topics),
    open_access: publication.openAccess === null ? null : publication.openAccess ? 'yes' : 'no',
    ...originCells(origin),
  };
}

export function recordCells({ place: _, ...cells }: RecordRow, origin: RecordOrigin): PublicationCells {
  return {
    ...cells,
    handle: cells.handle === null ? null : namedHandle(cells.handle),
    ...originCells(origin),
  };
}
