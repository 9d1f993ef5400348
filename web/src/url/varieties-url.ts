import { typesOf, varietyTopics } from '#catalog/germplasm/varieties.ts';
import { networkAreas } from '#catalog/regions/networks.ts';
import type { VarietyOrder } from '#contract/variety-routes.ts';

/** Columns by which the page's table can be sorted; the contract's own. */
const orders: readonly VarietyOrder[] = [
  'name',
  'country',
  'type',
  'year',
  'institution',
  'maturity',
  'altitude',
];

/** Varieties that stand side by side at most. */
export const mostCompared = 4;

/** Tabs of the pages of varieties: the records, and what they are. */
export const pageTabs = ['view', 'metadata'] as const;
export type PageTab = (typeof pageTabs)[number];

/** The tab that an address names; the records where it names none that there is. */
export const parseTab = (search: string): PageTab =>
  pageTabs.find((tab) => tab === new URLSearchParams(search).get('tab')) ?? 'view';

/** What the address of a page of varieties says. */
export interface VarietiesView {
  country: string | null;
  /** PABRA, or one of its networks: the varieties of its members. */
  network: string | null;
  q: string | null;
  from: number | null;
  to: number | null;
  type: string | null;
  institution: string | null;
  trait: string | null;
  maturity: number | null;
  altitude: number | null;
  source: string | null;
  sort: VarietyOrder;
  order: 'asc' | 'desc';
  /** From 1 on. */
  page: number;
  compare: readonly string[];
  tab: PageTab;
}

/** The filters, in the order in which addresses have them. */
export const filterNames = [
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
] as const;
export type FilterName = (typeof filterNames)[number];

const id = /^[a-z]{3}(-[a-z0-9]+)+$/;

/** Everything that the address wants side by side. */
const comparedIds = (query: URLSearchParams): string[] => {
  const ids = (query.get('compare') ?? '').split('~');
  return [...new Set(ids.filter((each) => id.test(each) && each.length <= 140))];
};

/** What the address wants side by side beyond the most that stand there. */
export const overCompared = (search: string): string[] =>
  comparedIds(new URLSearchParams(search)).slice(mostCompared);

/** Reads the query string of a crop's page. What it cannot mean is as if it were not there, and the page says so. */
export function parseVarieties(search: string, crop: string): VarietiesView {
  const query = new URLSearchParams(search);
  const text = (name: string, most: number): string | null => {
    const value = (query.get(name) ?? '').trim();
    return value === '' || value.length > most || /\p{C}/u.test(value) ? null : value;
  };
  const matching = (name: string, rule: RegExp): string | null => {
    const value = query.get(name) ?? '';
    return rule.test(value) ? value : null;
  };
  const number = (name: string, least: number, most: number): number | null => {
    const value = matching(name, /^\d{1,6}$/);
    return value === null || Number(value) < least || Number(value) > most ? null : Number(value);
  };
  const from = number('from', 1900, 2200);
  const to = number('to', 1900, 2200);
  const isBackwards = from !== null && to !== null && from > to;
  return {
    country: matching('country', /^[A-Z]{3}$/),
    network: networkAreas.find((code) => code === query.get('network')) ?? null,
    q: text('q', 80),
    from: isBackwards ? null : from,
    to: isBackwards ? null : to,
    type: [...typesOf(crop), 'none'].find((type) => type === query.get('type')) ?? null,
    institution: text('institution', 160),
    trait: varietyTopics.find((topic) => topic === query.get('trait')) ?? null,
    maturity: number('maturity', 1, 2000),
    altitude: number('altitude', 0, 9000),
    source: matching('source', /^[a-z0-9]+(-[a-z0-9]+)*$/),
    sort: orders.find((column) => column === query.get('sort')) ?? 'name',
    order: query.get('order') === 'desc' ? 'desc' : 'asc',
    page: number('page', 1, 9999) ?? 1,
    compare: comparedIds(query).slice(0, mostCompared),
    tab: parseTab(search),
  };
}

/** The view as parameters, defaults left out: what two addresses of the same view have in common. */
export function varietyParams(view: VarietiesView): readonly (readonly [name: string, value: string])[] {
  const filters = filterNames.flatMap((name) =>
    view[name] === null ? [] : [[name, String(view[name])] as const],
  );
  return [
    ...filters,
    ...(view.sort === 'name' ? [] : [['sort', view.sort] as const]),
    ...(view.order === 'asc' ? [] : [['order', view.order] as const]),
    ...(view.page === 1 ? [] : [['page', String(view.page)] as const]),
    ...(view.compare.length === 0 ? [] : [['compare', view.compare.join('~')] as const]),
    ...(view.tab === 'view' ? [] : [['tab', view.tab] as const]),
  ];
}

/** The query string of a view, with `?` or empty. */
export function serialiseVarieties(view: VarietiesView, version: string | null): string {
  const query = new URLSearchParams(varietyParams(view).map(([name, value]) => [name, value]));
  if (version !== null) query.set('v', version);
  const text = query.toString().replaceAll('%7E', '~');
  return text === '' ? '' : `?${text}`;
}

/** The query string of a tab of a variety's page, with `?` or empty. */
export function oneSearch(tab: PageTab, version: string | null): string {
  const query = new URLSearchParams(tab === 'view' ? {} : { tab });
  if (version !== null) query.set('v', version);
  return query.size === 0 ? '' : `?${query}`;
}
