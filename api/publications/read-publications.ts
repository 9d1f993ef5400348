import { pageTypes, publicationTypes } from '#catalog/publications/publications.ts';
import type { PublicationTable } from '#contract/publication-tables.ts';
import type { PublicationRow, PublicationSource } from '#contract/publications.ts';
import { accessOf, groupOf } from '#domain/publications/find-publications.ts';
import { gatherPublications } from '#domain/publications/gather.ts';
import { normaliseDoi, normaliseHandle, permanentAddress } from '#domain/publications/identifiers.ts';
import type { Publication, PublicationRecord } from '#domain/publications/publication.ts';
import { titleLanguage } from '#domain/publications/title-language.ts';
import { type NamedSources, nameSources } from '../prices/sources.ts';
import { selectPublications } from '../queries/select-publications.ts';
import type { ServedRelease } from '../release/served-release.ts';

const split = (text: string | null): string[] => (text ?? '').split('; ').filter((part) => part !== '');

function toRecord(row: PublicationTable, source: string): PublicationRecord {
  return {
    source,
    place: row.place,
    pageType: pageTypes.find((part) => part === row.page_type) ?? null,
    type: publicationTypes.find((type) => type === row.type) ?? 'web',
    title: row.title,
    authors: split(row.authors),
    year: row.year,
    journal: row.journal,
    publisher: row.publisher,
    volume: row.volume,
    issue: row.issue,
    pages: row.pages,
    // As it was handed in, it may be written in any way.
    doi: row.doi === null ? null : normaliseDoi(row.doi),
    handle: row.handle === null ? null : normaliseHandle(`hdl:${row.handle.replace(/^(hdl|handle):/i, '')}`),
    url: row.url,
    language: row.language ?? titleLanguage(row.title),
    crops: split(row.crops),
    topics: split(row.topics),
    openAccess: row.open_access === null ? null : row.open_access === 'yes',
  };
}

/** The publications of a release, and their records as the table has them. */
export interface ReadPublications {
  publications: readonly Publication[];
  /** The row of the table that a record was made of. */
  rowOf(record: PublicationRecord): PublicationTable | undefined;
  sources: readonly PublicationSource[];
  named: NamedSources;
}

/** What has been read, by release: gathering a thousand records takes longer than asking them. */
const known = new WeakMap<ServedRelease, Promise<ReadPublications>>();

/** All publications of a release, each once. */
export function readPublications(release: ServedRelease): Promise<ReadPublications> {
  const before = known.get(release);
  if (before !== undefined) return before;
  const reading = read(release);
  known.set(release, reading);
  // What failed is asked for again.
  reading.catch(() => known.delete(release));
  return reading;
}

async function read(release: ServedRelease): Promise<ReadPublications> {
  const named = await nameSources(release);
  const rows = await selectPublications(release.db);
  const rowOf = new Map(rows.map((row) => [toRecord(row, named.key(row.source)), row]));
  const publications = gatherPublications([...rowOf.keys()]);
  const sources = named.all(rows.map(({ source }) => source)).map((source): PublicationSource => {
    const own = publications.filter(({ records }) => records.some((record) => record.source === source.key));
    return {
      ...source,
      records: rows.filter((row) => named.key(row.source) === source.key).length,
      publications: own.length,
      added: own.filter(({ records }) => records[0]?.source === source.key).length,
    };
  });
  return { publications, rowOf: (record) => rowOf.get(record), sources, named };
}

/** A publication as answers have it. */
export function toPublicationRow(publication: Publication): PublicationRow {
  const { id, type, title, authors, year, journal, publisher, volume, issue, pages, doi, handle } =
    publication;
  return {
    id,
    page_type: groupOf(publication),
    ...{ type, title, authors: [...authors], year, journal, publisher, volume, issue, pages, doi, handle },
    url: publication.url,
    address: permanentAddress(doi, handle),
    language: publication.language,
    crops: [...publication.crops],
    topics: [...publication.topics],
    open_access: accessOf(publication),
    sources: [...new Set(publication.records.map(({ source }) => source))],
  };
}
