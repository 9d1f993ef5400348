import {
  type CollectionId,
  collections,
  conditions,
  genePools,
  growthHabits,
  seedColours,
  unknownValue,
} from '#catalog/germplasm/collections.ts';
import {
  noFilter,
  openRange,
  type PointFilter,
  pointMeasures,
  type Range,
  whereabouts,
} from '#domain/germplasm/points.ts';
import type { IgnoredParam } from './ignored-params.ts';
import { country, list, oneOf, type Param, page, params, tab, whole } from './params.ts';

export interface CollectionsView {
  collection: CollectionId;
  filter: PointFilter;
  point: number | null;
  page: number;
  tab: 'view' | 'metadata';
}

/** Values of a facet; those of species depend on the points. */
const facet = (known?: readonly string[]): Param<readonly string[]> => ({
  ...list(
    (value) => value !== '' && (known === undefined || value === unknownValue || known.includes(value)),
    1000,
    ',',
  ),
  repeats: true,
});

/** A number within what altitudes, weights and years can be. */
const measure = (): Param<number | null> => ({
  fallback: null,
  read: (text) => (/^-?\d{1,5}(\.\d{1,4})?$/.test(text) ? Number(text) : undefined),
  write: (value) => (value === null ? null : String(value)),
});

const at: Param<PointFilter['at']> = {
  fallback: null,
  read: (text) => {
    const [, latitude, longitude] =
      /^(-?\d{1,2}(?:\.\d{1,16})?),(-?\d{1,3}(?:\.\d{1,16})?)$/.exec(text) ?? [];
    const place = [Number(latitude), Number(longitude)] as const;
    return Math.abs(place[0]) <= 90 && Math.abs(place[1]) <= 180 ? place : undefined;
  },
  write: (value) => value?.join(',') ?? null,
};

const declared = params({
  collection: oneOf(
    collections.map(({ id }) => id),
    collections[0].id,
  ),
  genePool: facet(genePools),
  condition: facet(conditions),
  habit: facet(growthHabits),
  colour: facet(seedColours),
  species: facet(),
  weightFrom: measure(),
  weightTo: measure(),
  altitudeFrom: measure(),
  altitudeTo: measure(),
  yearFrom: measure(),
  yearTo: measure(),
  country: country(),
  where: oneOf(whereabouts),
  at,
  point: whole(0, 999_999_999),
  page: page(),
  tab: tab(),
});
type Values = typeof declared.initial;

const toValues = ({ filter, ...view }: CollectionsView): Values => {
  const { weight, altitude, year, ...others } = filter;
  return {
    ...view,
    ...others,
    ...{ weightFrom: weight.from, weightTo: weight.to },
    ...{ altitudeFrom: altitude.from, altitudeTo: altitude.to },
    ...{ yearFrom: year.from, yearTo: year.to },
  };
};

/** Whether a range ends before it begins, so that nothing can lie in it. */
const isSwapped = ({ from, to }: Range): boolean => from !== null && to !== null && from > to;

/** The filter of an address or a form, with the fields that the collection has. A range is as typed. */
export function readFilter(search: string, id: CollectionId): PointFilter {
  const values = declared.parse(search);
  const { facets, measures } = collections.find((each) => each.id === id) ?? collections[0];
  return {
    ...noFilter,
    ...Object.fromEntries(facets.map((each) => [each, values[each]])),
    ...Object.fromEntries(
      measures.map((each) => [each, { from: values[`${each}From`], to: values[`${each}To`] }]),
    ),
    country: values.country,
    where: values.where,
    at: values.at,
  };
}

/** Reads the query string of an address; what it does not understand, or what contradicts itself, is as if it were not there. */
export function parseCollections(search: string): CollectionsView {
  const { collection, point, page, tab } = declared.parse(search);
  const filter = readFilter(search, collection);
  const ranges = pointMeasures.map((each) => [each, isSwapped(filter[each]) ? openRange : filter[each]]);
  return { collection, filter: { ...filter, ...Object.fromEntries(ranges) }, point, page, tab };
}

/** The view as the fields of a query string; what every page opens with is left out. */
export const collectionsFields = (view: CollectionsView, version: string | null) =>
  declared.fields(toValues(view), version);

/** Writes the view as a query string with `?`, or an empty string. */
export const serialiseCollections = (view: CollectionsView, version: string | null): string =>
  declared.serialise(toValues(view), version);

export const ignoredCollections = (search: string, view: CollectionsView): readonly IgnoredParam[] =>
  declared.ignored(search, toValues(view));

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

/** How the views of the page are read, written and changed. */
export const collectionsAddress = {
  parse: parseCollections,
  serialise: serialiseCollections,
  change: changeCollections,
};
