import {
  type CollectionId,
  collections,
  conditions,
  findCollection,
  genePools,
  growthHabits,
  type PointFacet,
  seedColours,
  unknownValue,
} from '#catalog/germplasm/collections.ts';
import {
  noFilter,
  openRange,
  type PointFilter,
  pointFacets,
  pointMeasures,
  type Range,
  whereabouts,
} from '#domain/germplasm/points.ts';

/** What a page of collections shows. */
export interface CollectionsView {
  collection: CollectionId;
  filter: PointFilter;
  /** Point whose card is open. */
  point: number | null;
  /** Page of the list, from 1. */
  page: number;
  tab: 'view' | 'metadata';
}

const opening: CollectionsView = {
  collection: collections[0].id,
  filter: noFilter,
  point: null,
  page: 1,
  tab: 'view',
};

/** A number within what altitudes, weights and years can be; `null` for anything else. */
function readNumber(text: string | null): number | null {
  return text !== null && /^-?\d{1,5}(\.\d{1,4})?$/.test(text) ? Number(text) : null;
}

function readWhole(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

function readAt(text: string | null): PointFilter['at'] {
  const [latitude, longitude] =
    /^(-?\d{1,2}(?:\.\d{1,16})?),(-?\d{1,3}(?:\.\d{1,16})?)$/
      .exec(text ?? '')
      ?.slice(1)
      .map(Number) ?? [];
  if (latitude === undefined || longitude === undefined) return null;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? [latitude, longitude] : null;
}

/** Values of facets that have codes; which species there are the points say. */
const known: Readonly<Partial<Record<PointFacet, readonly string[]>>> = {
  genePool: genePools,
  condition: conditions,
  habit: growthHabits,
  colour: seedColours,
};

const isKnown = (facet: PointFacet, value: string): boolean =>
  value === unknownValue || (known[facet]?.includes(value) ?? true);

/** Whether a range ends before it begins, so that nothing can lie in it. */
export const isSwapped = ({ from, to }: Range): boolean => from !== null && to !== null && from > to;

/** The filter that an address or a form asks for, of what the collection can be filtered by. A range is as it was typed. */
export function readFilter(query: URLSearchParams, id: CollectionId): PointFilter {
  // Boxes of a form without scripts send a name several times; addresses that the page writes have commas.
  const list = (name: string): string[] => [
    ...new Set(query.getAll(name).flatMap((text) => text.split(',').filter((value) => value !== ''))),
  ];
  const range = (name: string): Range => ({
    from: readNumber(query.get(`${name}From`)),
    to: readNumber(query.get(`${name}To`)),
  });
  const { facets, measures } = collections.find((each) => each.id === id) ?? collections[0];
  return {
    ...noFilter,
    ...Object.fromEntries(
      facets.map((facet) => [facet, list(facet).filter((value) => isKnown(facet, value))]),
    ),
    ...Object.fromEntries(measures.map((measure) => [measure, range(measure)])),
    where: whereabouts.find((each) => each === query.get('where')) ?? null,
    at: readAt(query.get('at')),
  };
}

/** Reads the query string of an address; what it does not understand, or what contradicts itself, is as if it were not there. */
export function parseCollections(search: string): CollectionsView {
  const query = new URLSearchParams(search);
  const id = findCollection(query.get('collection') ?? '')?.id ?? opening.collection;
  const filter = readFilter(query, id);
  return {
    collection: id,
    filter: {
      ...filter,
      ...Object.fromEntries(
        pointMeasures.map((measure) => [measure, isSwapped(filter[measure]) ? openRange : filter[measure]]),
      ),
    },
    point: readWhole(query.get('point')),
    page: Math.max(1, Math.min(9999, readWhole(query.get('page')) ?? 1)),
    tab: query.get('tab') === 'metadata' ? 'metadata' : 'view',
  };
}

/** The view as the fields of a query string; what every page opens with is left out. */
export function collectionsFields(
  view: CollectionsView,
  version: string | null,
): readonly (readonly [string, string])[] {
  const { filter } = view;
  const fields: [string, string | number | null][] = [
    ['collection', view.collection === opening.collection ? null : view.collection],
    ...pointFacets.map((facet): [string, string | null] => [facet, filter[facet].join(',') || null]),
    ...pointMeasures.flatMap((measure): [string, number | null][] => [
      [`${measure}From`, filter[measure].from],
      [`${measure}To`, filter[measure].to],
    ]),
    ['where', filter.where],
    ['at', filter.at === null ? null : filter.at.join(',')],
    ['point', view.point],
    ['page', view.page === 1 ? null : view.page],
    ['tab', view.tab === 'view' ? null : view.tab],
    ['v', version],
  ];
  return fields.flatMap(([name, value]) => (value === null ? [] : [[name, String(value)] as const]));
}

/** Writes the view as a query string with `?`, or an empty string. */
export function serialiseCollections(view: CollectionsView, version: string | null): string {
  const text = new URLSearchParams(
    collectionsFields(view, version).map(([name, value]) => [name, value]),
  ).toString();
  return text === '' ? '' : `?${text.replaceAll('%2C', ',')}`;
}

/** The view after a change. Another collection leaves the filter behind, another filter the page of the list. */
export function changeCollections(view: CollectionsView, change: Partial<CollectionsView>): CollectionsView {
  const leaves = change.collection !== undefined && change.collection !== view.collection;
  return {
    ...view,
    ...(leaves && { filter: noFilter, point: null, page: 1 }),
    ...(change.filter !== undefined && { page: 1, point: null }),
    ...change,
  };
}
