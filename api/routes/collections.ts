import { type Collection, collections } from '#catalog/germplasm/collections.ts';
import { pointColumnsOf } from '#catalog/germplasm/point-columns.ts';
import type { AskedFilter } from '#contract/collection-routes.ts';
import { type RouteAnswer, routes } from '#contract/routes.ts';
import { pointAt } from '#domain/germplasm/point-at.ts';
import {
  findPoints,
  isWholeMinutes,
  type PointFilter,
  type Points,
  pointFacets,
  pointMeasures,
} from '#domain/germplasm/points.ts';
import { readCollection, requireCollection } from '../collections/read-collection.ts';
import { invalid, listed, ProblemError, quoted } from '../errors.ts';
import { requireOpen } from '../licensing/require-open-answer.ts';
import { nameSources } from '../prices/sources.ts';
import { selectDistinct, selectRows } from '../queries/select-rows.ts';
import { mapInPieces } from '../shaping/map-in-pieces.ts';
import { type CsvCell, toCsv } from '../shaping/to-csv.ts';
import { AnsweredFile, type DataRoute, dataRoute, fileRoute } from './data-route.ts';
import { requireCrop } from './scope.ts';

const namesOf = ({ facets, measures }: Collection): string =>
  listed([...facets, ...measures.flatMap((measure) => [`${measure}From`, `${measure}To`]), 'where', 'at']);

const split = (text: string | undefined): string[] => [...new Set(text?.split(',') ?? [])];

/**
 * The filter of an address. Throws `invalid-parameter` for a facet that the collection lacks, a species that it does not have, and
 * a range that ends before it begins.
 */
function toFilter(collection: Collection, points: Points, filter: AskedFilter): PointFilter {
  for (const facet of pointFacets)
    if (filter[facet] !== undefined && !collection.facets.includes(facet))
      invalid(
        `The parameter "${facet}" is none of the collection ${quoted(collection.id)}. Its parameters: ${namesOf(collection)}.`,
      );
  const ranges = pointMeasures.map((measure) => {
    const [from, to] = [filter[`${measure}From`] ?? null, filter[`${measure}To`] ?? null];
    const name = `${measure}${from === null ? 'To' : 'From'}`;
    if ((from !== null || to !== null) && !collection.measures.includes(measure))
      invalid(
        `The parameter "${name}" is none of the collection ${quoted(collection.id)}. Its parameters: ${namesOf(collection)}.`,
      );
    if (from !== null && to !== null && from > to)
      invalid(
        `The parameter "${measure}From" cannot be ${from}: the range would end before it begins, at ${to}.`,
      );
    return [measure, { from, to }] as const;
  });
  const species = split(filter.species);
  for (const name of species)
    if (!points.values.species.includes(name))
      invalid(
        `The parameter "species" cannot be ${quoted(name)} here. Allowed: ${listed(points.values.species)}.`,
      );
  const at = filter.at?.split(',').map(Number);
  return {
    country: null,
    genePool: split(filter.genePool),
    condition: split(filter.condition),
    habit: split(filter.habit),
    colour: split(filter.colour),
    species,
    ...(Object.fromEntries(ranges) as Pick<PointFilter, 'weight' | 'altitude' | 'year'>),
    where: filter.where ?? null,
    at: at?.[0] === undefined || at[1] === undefined ? null : [at[0], at[1]],
  };
}

/** Points of an answer, where the address leaves their number open. */
const usualLimit = 100;

/** Columns of exported points after those of their list, with the words of its heading. */
const furtherColumns = [
  { key: 'species', word: 'collections.facet.species' },
  { key: 'decimals', word: 'files.column.decimals' },
  { key: 'flagged', word: 'files.column.flagged' },
] as const;

/** Accessions, occurrences and specimens of collections, and where in countries crops grow. */
export const collectionRoutes: readonly DataRoute[] = [
  dataRoute(routes.collections, async ({ release }) => {
    const sources = await nameSources(release);
    return Promise.all(
      collections.map(async ({ id, noun, facets, measures }) => {
        const { source, points } = await readCollection(release, id);
        const [, flagged = 0, none = 0] = [0, 1, 2].map((kind) => countOf(points.whereabouts, kind));
        return {
          ...{ id, noun, count: points.count, placed: points.count - none, flagged },
          places: points.latitudes.length,
          ...{ facets: [...facets], measures: [...measures], source: sources.name(source) },
        };
      }),
    );
  }),
  dataRoute(routes.collectionPoints, async ({ params, query, release }) => {
    const collection = requireCollection(params.collection);
    const { source, points } = await readCollection(release, collection.id);
    const found = findPoints(points, toFilter(collection, points, query));
    const { limit = usualLimit, offset = 0, ...filter } = query;
    const after = offset + limit;
    return {
      collection: collection.id,
      source: (await nameSources(release)).name(source),
      count: points.count,
      total: found.rows.length,
      places: found.places,
      whereabouts: found.whereabouts,
      facets: Object.fromEntries(collection.facets.map((facet) => [facet, found.facets[facet]])),
      histograms: Object.fromEntries(
        collection.measures.map((measure) => [measure, found.histograms[measure]]),
      ),
      offset,
      points: [...found.rows.subarray(offset, after)].map((row) => pointAt(points, row)),
      next:
        after < found.rows.length ? nextAddress(collection.id, { ...filter, limit, offset: after }) : null,
    };
  }),
  dataRoute(routes.collectionColumns, async ({ params, release }) => {
    const { id } = requireCollection(params.collection);
    const { source, columns } = await readCollection(release, id);
    const sources = await nameSources(release);
    return { collection: id, source: sources.name(source), ...copied(columns) };
  }),
  dataRoute(routes.collectionPoint, async ({ params, release }) => {
    const collection = requireCollection(params.collection);
    const { source: sourceId, points } = await readCollection(release, collection.id);
    const sources = await nameSources(release);
    const source = sources.name(sourceId);
    const row = points.ids.indexOf(params.point);
    const [record] = await selectRows(
      release.db,
      'collection_point',
      { collection: collection.id, id: params.point },
      { columns: ['published'] },
    );
    if (row < 0 || source === null || record === undefined)
      throw new ProblemError(
        'unknown-point',
        `The collection ${quoted(collection.id)} has no point ${quoted(params.point)}; /api/v1/collections/${collection.id} lists them.`,
      );
    const texts: unknown = JSON.parse(record.published);
    const point = pointAt(points, row);
    const place = points.places[row] ?? -1;
    return {
      ...point,
      collection: collection.id,
      at_place: place < 0 ? 0 : points.places.filter((each) => each === place).length,
      whole_minutes:
        point.latitude !== null &&
        point.longitude !== null &&
        isWholeMinutes(point.latitude, point.longitude),
      published: collection.fields.map((field, at) => ({
        field,
        text: Array.isArray(texts) ? String(texts[at] ?? '') : '',
      })),
      source,
    };
  }),
  fileRoute(routes.exportCollection, async ({ params, query, release, words }) => {
    const collection = requireCollection(params.collection);
    const { source: sourceId, points } = await readCollection(release, collection.id);
    const { lang = 'en', ...asked } = query;
    const filter = toFilter(collection, points, asked);
    const source = (await nameSources(release)).name(sourceId);
    requireOpen(`Points of ${collection.id}`, source === null ? [] : [source]);
    const columns = [...pointColumnsOf(collection), ...furtherColumns];
    const head = (word: string): string => words.names(word)[lang];
    const heads = [
      head('files.column.collection'),
      ...columns.map((column) => `${head(column.word)}${'unit' in column ? ` (${column.unit})` : ''}`),
      ...[head('files.column.source'), head('files.column.licence')],
    ];
    const rows = await mapInPieces([...findPoints(points, filter).rows], 500, (row): CsvCell[] => {
      const point = pointAt(points, row);
      const cells = {
        ...point,
        decimals: point.latitude === null ? null : point.decimals,
        colours: point.colours.join('|'),
      };
      return [
        collection.id,
        ...columns.map(({ key }) => cells[key]),
        ...[source?.key ?? '', source?.licence ?? ''],
      ];
    });
    return new AnsweredFile(`collection_${collection.id}.csv`, await toCsv(heads, rows));
  }),
  dataRoute(routes.growingPlaces, async ({ params, release }) => {
    const { id: crop } = requireCrop(params.crop);
    const sources = await nameSources(release);
    const countries: RouteAnswer<'growingPlaces'>['countries'] = [];
    let source: number | null = null;
    // Country by country: other requests go in between.
    for (const area of await selectDistinct(release.db, 'growing_place', 'area', { crop })) {
      const cells = (await selectRows(release.db, 'growing_place', { crop, area })).filter(
        (cell) => !release.without.has(sources.key(cell.source)),
      );
      const [first] = cells;
      if (first === undefined) continue;
      source ??= first.source;
      countries.push({
        area,
        basis: first.basis,
        latitudes: cells.map(({ latitude }) => latitude),
        longitudes: cells.map(({ longitude }) => longitude),
        shares: cells.map(({ share }) => share),
      });
    }
    return { crop, source: sources.name(source), countries };
  }),
];

function countOf(kinds: Uint8Array, kindIndex: number): number {
  let count = 0;
  for (const kind of kinds) if (kind === kindIndex) count++;
  return count;
}

function nextAddress(
  collection: string,
  query: AskedFilter & { limit: number; offset: number; v?: string | undefined },
): string {
  const fields = Object.entries(query).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return `/api/v1/collections/${collection}?${new URLSearchParams(fields)}`;
}

/** Lists that answers may own. */
function copied<T extends object>(
  columns: T,
): { -readonly [Name in keyof T]: T[Name] extends readonly (infer V)[] ? V[] : T[Name] } {
  return columns as { -readonly [Name in keyof T]: T[Name] extends readonly (infer V)[] ? V[] : T[Name] };
}
