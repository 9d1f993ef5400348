import { setImmediate as otherRequests } from 'node:timers/promises';
import type { PublicationRow, PublicationSource } from '#contract/publications.ts';
import { routes } from '#contract/routes.ts';
import { type Asked, countChoices, countYears, findRows, sortRows } from '#datasets/engine/find.ts';
import { publications } from '#datasets/publications/dataset.ts';
import { publicationsFormat } from '#domain/imports/publications.ts';
import { citeBibtex } from '#domain/publications/cite-bibtex.ts';
import { citeRis } from '#domain/publications/cite-ris.ts';
import { mergePublications } from '#domain/publications/gather.ts';
import { permanentAddress } from '#domain/publications/identifiers.ts';
import type { Publication, PublicationRecord } from '#domain/publications/publication.ts';
import {
  type PublicationCells,
  publicationCells,
  recordCells,
  toRecord,
} from '#domain/publications/publication-cells.ts';
import type { Row } from '#release/schema.ts';
import { fileName, requireOpen, requireValid, toPage } from '../datasets/answer-list.ts';
import { ProblemError, quoted } from '../errors.ts';
import { type NamedSources, nameSources } from '../prices/sources.ts';
import { selectRows } from '../queries/select-rows.ts';
import { onceARelease } from '../release/once-a-release.ts';
import type { ServedRelease } from '../release/served-release.ts';
import { mapInPieces } from '../shaping/map-in-pieces.ts';
import { type CsvCell, toCsv } from '../shaping/to-csv.ts';
import { AnsweredFile, type DataRoute, dataRoute, fileRoute } from './data-route.ts';

interface ReadPublications {
  publications: readonly Publication[];
  /** The row of the table that a record was made of. */
  rowOf(record: PublicationRecord): Row<'publication'> | undefined;
  sources: readonly PublicationSource[];
  named: NamedSources;
}

/** Publications that are merged in one piece. */
const inOnePiece = 200;

/** All publications of a release, each once: gathering a thousand records takes longer than filtering them. */
const readPublications = onceARelease(async (release): Promise<ReadPublications> => {
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

function toPublicationRow(publication: Publication): PublicationRow {
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

/** Columns of the file: those of the import. */
const publicationColumns: readonly string[] = publicationsFormat.columns.map(({ name }) => name);

const toPublicationCsv = (cells: PublicationCells): CsvCell[] =>
  publicationColumns.map((column) => cells[column] ?? null);

const counted = ['pageType', 'type', 'crop', 'openAccess', 'language', 'source'] as const;

/** Publications: papers, books, reports and data sets, each once however many sources have it. */
export const publicationRoutes: readonly DataRoute[] = [
  dataRoute(routes.publications, async ({ query, release }) => {
    const { publications: all, sources, named } = await readPublications(release);
    requireValid(publications, query, { release, sources });
    const found = findRows(publications, all, query);
    const { pageType, openAccess, ...facets } = countChoices(publications, all, query, counted);
    const { rows, ...page } = toPage(publications, found, '/api/v1/publications', query);
    return {
      ...page,
      rows: rows.map(toPublicationRow),
      facets: { ...facets, page_type: pageType, open_access: openAccess },
      years: countYears(found, ({ year }) => year),
      sources: [...sources],
      left_out: (await selectRows(release.db, 'publication_left_out')).map((row) => ({
        ...row,
        source: named.key(row.source),
      })),
    };
  }),
  dataRoute(routes.publication, async ({ params, release }) => {
    const { chosen } = await choose(release, { id: params.publicationId });
    return toPublicationRow(requireOne(chosen, params.publicationId));
  }),
  fileRoute(routes.exportPublications, async ({ query, release }) => {
    const { chosen, read } = await choose(release, query);
    const rows = await mapInPieces(chosen, 100, (publication): CsvCell[][] => {
      const { records } = publication;
      const sourceOf = (key: string | undefined) => read.sources.find((source) => source.key === key);
      const fileSource = sourceOf(query.source);
      if (fileSource === undefined)
        return [toPublicationCsv(publicationCells(publication, sourceOf(records[0]?.source)))];
      return records
        .filter(({ source }) => source === fileSource.key)
        .flatMap((record) => {
          const row = read.rowOf(record);
          return row === undefined ? [] : [toPublicationCsv(recordCells(row, fileSource))];
        });
    });
    return new AnsweredFile(nameOf(query), await toCsv(publicationColumns, rows.flat()));
  }),
  fileRoute(routes.exportPublicationsRis, async ({ query, release }) => {
    const { chosen } = await choose(release, query);
    return new AnsweredFile(nameOf(query, 'ris'), (await mapInPieces(chosen, 100, citeRis)).join('\r\n'));
  }),
  fileRoute(routes.exportPublicationsBib, async ({ query, release }) => {
    const { chosen } = await choose(release, query);
    return new AnsweredFile(nameOf(query, 'bib'), (await mapInPieces(chosen, 100, citeBibtex)).join('\n'));
  }),
];

function requireOne(publications: readonly Publication[], id: string): Publication {
  const found = publications.find((publication) => publication.id === id);
  if (found !== undefined) return found;
  throw new ProblemError(
    'unknown-publication',
    `There is no publication ${quoted(id)}; /api/v1/publications?q= finds them by title, author or DOI.`,
  );
}

/** The choice of a file: filters, or one publication. */
type Selection = Asked & { id?: string };

/**
 * The publications of a file, the newest first. Throws `licence-forbids-export` where one is only in sources whose licences forbid
 * redistribution.
 */
async function choose(
  release: ServedRelease,
  query: Selection,
): Promise<{ chosen: readonly Publication[]; read: ReadPublications }> {
  const read = await readPublications(release);
  requireValid(publications, query, { release, sources: read.sources });
  const { id } = query;
  const found = findRows(publications, read.publications, query);
  const chosen = sortRows(publications, id === undefined ? found : [requireOne(found, id)]);
  const keyOf = ({ records: [first] }: Publication) => (first === undefined ? [] : [first.source]);
  return { chosen: requireOpen(publications, chosen, read.sources, keyOf).open, read };
}

const nameOf = ({ id, pageType, crop, source }: Selection, ending?: string): string =>
  fileName(
    'publications',
    id === undefined ? [pageType, crop, source].map((part) => part?.toString()) : [id],
    ending,
  );
