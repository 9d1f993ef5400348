import { setImmediate as otherRequests } from 'node:timers/promises';
import type { PublicationRow, PublicationSource } from '#contract/publications.ts';
import { mergePublications } from '#domain/publications/gather.ts';
import { permanentAddress } from '#domain/publications/identifiers.ts';
import type { Publication, PublicationRecord } from '#domain/publications/publication.ts';
import { toRecord } from '#domain/publications/publication-cells.ts';
import type { Row } from '#release/schema.ts';
import { type NamedSources, nameSources } from '../prices/sources.ts';
import { selectRows } from '../queries/select-rows.ts';
import { onceARelease } from '../release/once-a-release.ts';

export interface ReadPublications {
  publications: readonly Publication[];
  /** The row of the table that a record was made of. */
  rowOf(record: PublicationRecord): Row<'publication'> | undefined;
  sources: readonly PublicationSource[];
  named: NamedSources;
}

/** Publications that are merged in one piece. */
const inOnePiece = 200;

/** All publications of a release, each once: gathering a thousand records takes longer than filtering them. */
export const readPublications = onceARelease(async (release): Promise<ReadPublications> => {
  const sourceNames = await nameSources(release);
  const rows = await selectRows(release.db, 'publication');
  const rowOf = new Map(rows.map((row) => [toRecord(row, sourceNames.key(row.source)), row]));
  await otherRequests();
  const publications: Publication[] = [];
  for (const publication of mergePublications([...rowOf.keys()]))
    if (publications.push(publication) % inOnePiece === 0) await otherRequests();
  const sources = sourceNames.all(rows.map(({ source }) => source)).map((source): PublicationSource => {
    const sourceRows = publications.filter(({ records }) =>
      records.some((record) => record.source === source.key),
    );
    return {
      ...source,
      records: rows.filter((row) => sourceNames.key(row.source) === source.key).length,
      publications: sourceRows.length,
      added: sourceRows.filter(({ records }) => records[0]?.source === source.key).length,
    };
  });
  return { publications, rowOf: (record) => rowOf.get(record), sources, named: sourceNames };
});

export function toPublicationRow(publication: Publication): PublicationRow {
  const { id, type, title, authors, year, journal, publisher, volume, issue, pages, doi, handle } =
    publication;
  return {
    id,
    page_type: publication.pageType ?? 'unclassified',
    ...{ type, title, authors: [...authors], year, journal, publisher, volume, issue, pages, doi, handle },
    url: publication.url,
    address: permanentAddress(doi, handle),
    language: publication.language,
    crops: [...publication.crops],
    topics: [...publication.topics],
    open_access: publication.openAccess === null ? 'unknown' : publication.openAccess ? 'yes' : 'no',
    sources: [...new Set(publication.records.map(({ source }) => source))],
  };
}
