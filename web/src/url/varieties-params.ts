import { typesOf } from '#catalog/germplasm/varieties.ts';
import { varieties } from '#datasets/varieties/dataset.ts';
import { filterParams } from './list-params.ts';
import { forwards, list, oneOf, page, params, tab, text, type ViewOf } from './params.ts';

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

export const mostCompared = 4;

const isVariety = (id: string): boolean => /^[a-z]{3}(-[a-z0-9]+)+$/.test(id) && id.length <= 140;

export const varietyFilters = [
  'q',
  'network',
  'country',
  'type',
  'from',
  'to',
  'institution',
  'trait',
  'maturity',
  'altitude',
  'source',
] as const satisfies readonly (keyof typeof varieties.filters)[];
export type VarietyFilter = (typeof varietyFilters)[number];

export const varietiesParams = (crop: string) =>
  params(
    {
      ...filterParams(varieties, varietyFilters),
      type: oneOf([...typesOf(crop), 'none']),
      /** As typed, without blanks around the name. */
      institution: text(160),
      sort: oneOf(orders, 'name'),
      order: oneOf(['asc', 'desc'], 'asc'),
      page: page(),
      look: oneOf(['cards', 'table'], 'cards'),
      compare: list(isVariety, mostCompared),
      tab: tab(),
    },
    { settle: forwards },
  );
export type VarietiesView = ViewOf<ReturnType<typeof varietiesParams>>;

const everyCompared = params({ compare: list(isVariety, Number.POSITIVE_INFINITY) });

/** Varieties of the address beyond the most that are compared. */
export const overCompared = (search: string): readonly string[] =>
  everyCompared.parse(search).compare.slice(mostCompared);

export const varietyParams = params({ tab: tab() });
export type PageTab = ViewOf<typeof varietyParams>['tab'];
