import type { PublicationTable } from '#contract/publication-tables.ts';
import type { PublicationSource } from '#contract/publications.ts';
import { publicationsFormat } from '#domain/imports/publications.ts';
import type { Publication } from '#domain/publications/publication.ts';
import type { CsvCell } from './to-csv.ts';

/** Columns of the file: those of the import. */
export const publicationColumns: readonly string[] = publicationsFormat.columns.map(({ name }) => name);

const joined = (texts: readonly string[]): string | null => (texts.length === 0 ? null : texts.join('; '));

const provenanceOf = (source: PublicationSource | undefined): Readonly<Record<string, CsvCell>> => ({
  supplied_by: source?.publisher ?? '',
  supplied_on: source?.date ?? '',
  licence: source?.licence ?? '',
});

const inOrder = (cells: Readonly<Record<string, CsvCell>>): CsvCell[] =>
  publicationColumns.map((column) => cells[column] ?? null);

/** A publication with what its sources say together; who supplied it is its first source. */
export function publicationCells(publication: Publication, source: PublicationSource | undefined): CsvCell[] {
  const { pageType, type, title, authors, year, journal, publisher, volume, issue, pages } = publication;
  return inOrder({
    ...{ page_type: pageType, type, title, authors: joined(authors), year, journal, publisher },
    ...{ volume, issue, pages, doi: publication.doi },
    handle: publication.handle === null ? null : `hdl:${publication.handle}`,
    url: publication.url,
    language: publication.language,
    crops: joined(publication.crops),
    topics: joined(publication.topics),
    open_access: publication.openAccess === null ? null : publication.openAccess ? 'yes' : 'no',
    ...provenanceOf(source),
  });
}

/** A record as its source has it, so that importing what was handed in changes nothing. */
export function recordCells(
  { source: _, place: __, ...row }: PublicationTable,
  source: PublicationSource,
): CsvCell[] {
  return inOrder({ ...row, ...provenanceOf(source) });
}
