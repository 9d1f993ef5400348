import { typesOf, varietyTopics } from '#catalog/germplasm/varieties.ts';
import { networkAreas } from '#catalog/regions/networks.ts';
import type { varieties } from '#datasets/varieties/dataset.ts';
import {
  code,
  country,
  fieldsOf,
  forwards,
  list,
  oneOf,
  page,
  params,
  slug,
  tab,
  text,
  type ViewOf,
  whole,
} from './params.ts';

/** Orders of the list. */
export type VarietyOrder = keyof typeof varieties.sorts;

/** Columns by which the page's table can be sorted. */
const orders = [
  'name',
  'country',
  'type',
  'year',
  'institution',
  'maturity',
  'altitude',
] as const satisfies readonly VarietyOrder[];

/** Varieties that stand side by side at most. */
export const mostCompared = 4;

const isVariety = (id: string): boolean => /^[a-z]{3}(-[a-z0-9]+)+$/.test(id) && id.length <= 140;

const filters = (crop: string) => ({
  q: text(80),
  /** PABRA, or one of its networks: the varieties of its members. */
  network: oneOf(networkAreas),
  country: country(),
  type: oneOf([...typesOf(crop), 'none']),
  from: whole(1900, 2200),
  to: whole(1900, 2200),
  institution: text(160),
  trait: oneOf<string>(varietyTopics),
  maturity: whole(1, 2000),
  altitude: whole(0, 9000),
  source: code(slug),
});
export const varietyFilters = fieldsOf(filters(''));
export type VarietyFilter = (typeof varietyFilters)[number];

/** The parameters of a page of varieties of a crop. */
export const varietiesParams = (crop: string) =>
  params(
    {
      ...filters(crop),
      sort: oneOf(orders, 'name'),
      order: oneOf(['asc', 'desc'], 'asc'),
      page: page(),
      compare: list(isVariety, mostCompared),
      tab: tab(),
    },
    { settle: forwards },
  );
export type VarietiesView = ViewOf<ReturnType<typeof varietiesParams>>;

const everyCompared = params({ compare: list(isVariety, Number.POSITIVE_INFINITY) });

/** What the address wants side by side beyond the most that stand there. */
export const overCompared = (search: string): readonly string[] =>
  everyCompared.parse(search).compare.slice(mostCompared);

/** The parameters of a variety's page. */
export const varietyParams = params({ tab: tab() });
export type PageTab = ViewOf<typeof varietyParams>['tab'];
