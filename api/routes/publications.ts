import type { z } from 'zod';
import { crops, findCrop } from '#catalog/crops/index.ts';
import { publicationsOnPage } from '#catalog/publications/publications.ts';
import type { AskedPublications } from '#contract/publication-routes.ts';
import { routes } from '#contract/routes.ts';
import { citeBibtex } from '#domain/publications/cite-bibtex.ts';
import { citeRis } from '#domain/publications/cite-ris.ts';
import {
  countPublications,
  countYears,
  findPublications,
  sortPublications,
  unsaid,
} from '#domain/publications/find-publications.ts';
import type { Publication } from '#domain/publications/publication.ts';
import { publicationCells, recordCells } from '#domain/publications/publication-cells.ts';
import { invalid, listed, ProblemError, quoted } from '../errors.ts';
import {
  type ReadPublications,
  readPublications,
  toPublicationRow,
} from '../publications/read-publications.ts';
import { selectPublicationsLeftOut } from '../queries/select-publications.ts';
import type { ServedRelease } from '../release/served-release.ts';
import { mapInPieces } from '../shaping/map-in-pieces.ts';
import { type CsvCell, toCsv } from '../shaping/to-csv.ts';
import { publicationColumns, toPublicationCsv } from '../shaping/to-publication-csv.ts';
import { AnsweredFile, type DataRoute, dataRoute, fileRoute } from './data-route.ts';

type Query = z.infer<(typeof routes.publications)['query']>;

/** Publications: papers, books, reports and data sets, each once however many sources have it. */
export const publicationRoutes: readonly DataRoute[] = [
  dataRoute(routes.publications, async ({ query, release }) => {
    const { sort = 'year', offset = 0, limit = publicationsOnPage, v: _, order, ...filter } = query;
    const direction = order ?? (sort === 'year' ? 'desc' : 'asc');
    requireFilter(filter);
    const { publications, sources, named } = await readPublications(release);
    const found = findPublications(publications, filter);
    const { pageType, openAccess, ...facets } = countPublications(publications, filter);
    return {
      total: found.length,
      rows: sortPublications(found, sort, direction)
        .slice(offset, offset + limit)
        .map(toPublicationRow),
      next: offset + limit < found.length ? nextAddress(query, offset + limit) : null,
      facets: { ...facets, page_type: pageType, open_access: openAccess },
      years: countYears(found),
      sources: [...sources],
      left_out: (await selectPublicationsLeftOut(release.db)).map((row) => ({
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
      const asked = sourceOf(query.source);
      if (asked === undefined)
        return [toPublicationCsv(publicationCells(publication, sourceOf(records[0]?.source)))];
      return records
        .filter(({ source }) => source === asked.key)
        .flatMap((record) => {
          const row = read.rowOf(record);
          return row === undefined ? [] : [toPublicationCsv(recordCells(row, asked))];
        });
    });
    return new AnsweredFile(`${fileName(query)}.csv`, await toCsv(publicationColumns, rows.flat()));
  }),
  fileRoute(routes.exportPublicationsRis, async ({ query, release }) => {
    const { chosen } = await choose(release, query);
    return new AnsweredFile(`${fileName(query)}.ris`, (await mapInPieces(chosen, 100, citeRis)).join('\r\n'));
  }),
  fileRoute(routes.exportPublicationsBib, async ({ query, release }) => {
    const { chosen } = await choose(release, query);
    return new AnsweredFile(
      `${fileName(query)}.bib`,
      (await mapInPieces(chosen, 100, citeBibtex)).join('\n'),
    );
  }),
];

/** Throws `unknown-crop`, and `invalid-parameter` for years the wrong way round. */
function requireFilter({ crop, from, to }: AskedPublications): void {
  if (crop !== undefined && crop !== unsaid && findCrop(crop) === undefined)
    throw new ProblemError(
      'unknown-crop',
      `There is no crop ${quoted(crop)}. Crops: ${listed(crops.map(({ id }) => id))}; none for publications of none of them.`,
    );
  if (from !== undefined && to !== undefined && from > to)
    invalid(`The parameter "from" cannot be ${quoted(from)}: it comes after "to", ${to}.`);
}

function requireOne(publications: readonly Publication[], id: string): Publication {
  const found = publications.find((publication) => publication.id === id);
  if (found !== undefined) return found;
  throw new ProblemError(
    'unknown-publication',
    `There is no publication ${quoted(id)}; /api/v1/publications?q= finds them by title, author or DOI.`,
  );
}

type Selection = AskedPublications & { id?: string | undefined; v?: string | undefined };

/** The publications of a file, the newest first. Throws `licence-forbids-export` where one stands only in sources that may not be handed on. */
async function choose(
  release: ServedRelease,
  { id, v: _, ...filter }: Selection,
): Promise<{ chosen: Publication[]; read: ReadPublications }> {
  requireFilter(filter);
  const read = await readPublications(release);
  const found = findPublications(read.publications, filter);
  const chosen = sortPublications(id === undefined ? found : [requireOne(found, id)], 'year', 'desc');
  const closed = read.sources.filter(
    ({ key, exportable }) => !exportable && chosen.some(({ records }) => records[0]?.source === key),
  );
  if (closed.length === 0) return { chosen, read };
  throw new ProblemError(
    'licence-forbids-export',
    `Some of these publications are from ${closed.map(({ key, title, licence }) => `${key} (${title}), licence ${licence}`).join('; ')}. ` +
      `They may be looked at on the pages, but not handed on. Sources that may be: ${listed(read.sources.flatMap(({ key, exportable }) => (exportable ? [`source=${key}`] : [])))}.`,
  );
}

const fileName = ({ id, pageType, crop, source }: Selection): string =>
  ['publications', id ?? [pageType, crop, source]].flat().filter(Boolean).join('_');

/** The address of the rows from a place on, parameters as they were given. */
function nextAddress({ v, ...query }: Query, offset: number): string {
  const next = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, offset, v }))
    if (value !== undefined) next.set(name, String(value));
  return `/api/v1/publications?${next}`;
}
