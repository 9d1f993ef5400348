import {
  type AccessState,
  accessStates,
  type PublicationGroup,
  type PublicationOrder,
  type PublicationType,
  publicationGroups,
  publicationOrders,
  publicationTypes,
} from '#catalog/publications/publications.ts';

/** The crop of a page whose address names none, and what stands for all of them. */
export const [ownCrop, anyCrop] = ['beans', 'all'] as const;

/** What the address of a page of publications says. */
export interface PublicationsView {
  pageType: PublicationGroup | null;
  q: string | null;
  from: number | null;
  to: number | null;
  type: PublicationType | null;
  /** A crop, `none` for publications of none, or `all`. */
  crop: string;
  openAccess: AccessState | null;
  language: string | null;
  source: string | null;
  sort: PublicationOrder;
  order: 'asc' | 'desc';
  /** From 1 on. */
  page: number;
}

/** The filters of the form, in the order in which addresses have them. */
export const filterNames = ['q', 'type', 'crop', 'from', 'to', 'openAccess', 'language', 'source'] as const;
export type FilterName = (typeof filterNames)[number];

/** The direction in which a column is sorted at first: the newest, and the beginning of the alphabet. */
export const firstOrder = (sort: PublicationOrder): 'asc' | 'desc' => (sort === 'year' ? 'desc' : 'asc');

/** Reads a query string. What it cannot mean is as if it were not there, and the page says so. */
export function parsePublications(search: string): PublicationsView {
  const query = new URLSearchParams(search);
  const among = <T extends string>(name: string, values: readonly T[]): T | null =>
    values.find((value) => value === query.get(name)) ?? null;
  const matching = (name: string, rule: RegExp, most: number): string | null => {
    const value = query.get(name) ?? '';
    return rule.test(value) && value.length <= most ? value : null;
  };
  const number = (name: string, least: number, most: number): number | null => {
    const value = Number(matching(name, /^\d+$/, 6) ?? Number.NaN);
    return value >= least && value <= most ? value : null;
  };
  const q = (query.get('q') ?? '').trim();
  const [from, to] = [number('from', 1500, 2200), number('to', 1500, 2200)];
  const isBackwards = from !== null && to !== null && from > to;
  const sort = among('sort', publicationOrders) ?? 'year';
  return {
    pageType: among('pageType', publicationGroups),
    q: q === '' || q.length > 200 || /\p{C}/u.test(q) ? null : q,
    from: isBackwards ? null : from,
    to: isBackwards ? null : to,
    type: among('type', publicationTypes),
    crop: matching('crop', /^[a-z]+(-[a-z]+)*$/, 40) ?? ownCrop,
    openAccess: among('openAccess', accessStates),
    language: matching('language', /^([a-z]{2,3}|none)$/, 4),
    source: matching('source', /^[a-z0-9]+(-[a-z0-9]+)*$/, 120),
    sort,
    order: among('order', ['asc', 'desc'] as const) ?? firstOrder(sort),
    page: number('page', 1, 9999) ?? 1,
  };
}

/** The view as parameters, defaults left out. */
export function publicationParams(
  view: PublicationsView,
): readonly (readonly [name: string, value: string])[] {
  const { pageType, sort, order, page } = view;
  const filters = filterNames.flatMap((name) => {
    const value = view[name];
    return value === null || (name === 'crop' && value === ownCrop) ? [] : [[name, String(value)] as const];
  });
  return [
    ...(pageType === null ? [] : [['pageType', pageType] as const]),
    ...filters,
    ...(sort === 'year' ? [] : [['sort', sort] as const]),
    ...(order === firstOrder(sort) ? [] : [['order', order] as const]),
    ...(page === 1 ? [] : [['page', String(page)] as const]),
  ];
}

/** The query string of a view, with `?` or empty. */
export function serialisePublications(view: PublicationsView, version: string | null): string {
  const query = new URLSearchParams(publicationParams(view).map(([name, value]) => [name, value]));
  if (version !== null) query.set('v', version);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** What is asked of the interface for a view: its filters under the interface's names, all crops by naming none. */
export function askedOf(view: PublicationsView): URLSearchParams {
  const query = new URLSearchParams();
  if (view.pageType !== null) query.set('pageType', view.pageType);
  for (const name of filterNames) {
    const value = view[name];
    if (value !== null && !(name === 'crop' && value === anyCrop)) query.set(name, String(value));
  }
  return query;
}
