import { worldCode } from '#catalog/regions/index.ts';
import { parseExplained } from '#contract/explain-address.ts';
import { findIgnoredParams, type IgnoredParam } from './ignored-params.ts';

/** Columns by which a ranking can be sorted. */
export type RankingColumn = 'rank' | 'name' | 'value' | 'share' | 'change';

/** What a rankings page shows; all of it is in the URL. */
export interface RankingView {
  /** Crops of an area, as behind a podium, or countries by one element, as behind a map. */
  by: 'crops' | 'countries';
  /** Country-scope id of the rank element, for crops. */
  ranking: number;
  /** Country-scope id of the element, for countries. */
  element: number;
  /** Area whose crops are ranked; among countries the one that is marked. */
  area: string;
  /** `null` stands for the newest well-covered year, so that a plain link follows new releases. */
  year: number | null;
  sort: { column: RankingColumn; descending: boolean };
  /** Text that rows are searched by. */
  query: string;
  /** Key of the figure whose explanation is open (`explained.ts`). */
  explain: string | null;
}

/** What the page can show. */
export interface RankingLimits {
  rankings: readonly number[];
  elements: readonly number[];
  /** Id of the release that the address names; absent, it follows the current one. */
  version?: string;
}

const columns: readonly RankingColumn[] = ['rank', 'name', 'value', 'share', 'change'];
const longestQuery = 80;

/** The state before anything was chosen: the section's first podium in the World, or its first element. */
export function initialRanking({ rankings, elements }: RankingLimits): RankingView {
  return {
    by: rankings.length > 0 ? 'crops' : 'countries',
    ranking: rankings[0] ?? 0,
    element: elements[0] ?? 0,
    area: worldCode,
    year: null,
    sort: { column: 'rank', descending: false },
    query: '',
    explain: null,
  };
}

function parseSort(text: string | null): RankingView['sort'] {
  const descending = text?.startsWith('-') === true;
  const name = descending ? text?.slice(1) : text;
  const column = columns.find((entry) => entry === name);
  return column === undefined ? { column: 'rank', descending: false } : { column, descending };
}

/** Reads a query string. What it does not know falls back; it never throws. */
export function parseRanking(search: string, limits: RankingLimits): RankingView {
  const query = new URLSearchParams(search);
  const start = initialRanking(limits);
  const one = (name: string, allowed: readonly number[], fallback: number): number => {
    const text = query.get(name) ?? '';
    return allowed.find((entry) => String(entry) === text) ?? fallback;
  };
  const by = query.get('by');
  // Data pages call it country or region: an address that was made of one of theirs is followed.
  const area = query.get('area') ?? query.get('country') ?? query.get('region') ?? '';
  const year = query.get('year') ?? '';
  const explain = query.get('explain') ?? '';
  return {
    by: by === 'countries' || (by === 'crops' && limits.rankings.length > 0) ? by : start.by,
    ranking: one('ranking', limits.rankings, start.ranking),
    element: one('element', limits.elements, start.element),
    area: /^([A-Z]{3,4}|\d{3})$/.test(area) ? area : start.area,
    year: /^\d{1,6}$/.test(year) ? Number(year) : null,
    sort: parseSort(query.get('sort')),
    query: (query.get('q') ?? '').trim().slice(0, longestQuery),
    explain: parseExplained(explain) === null ? null : explain,
  };
}

/** The view as the fields of a form or a query, defaults left out; a form leaves the explanation that is open. */
export function rankingFields(
  view: RankingView,
  limits: RankingLimits,
): readonly (readonly [name: string, value: string])[] {
  const start = initialRanking(limits);
  const { column, descending } = view.sort;
  const fields: [string, string][] = [];
  if (view.by !== start.by) fields.push(['by', view.by]);
  if (view.by === 'crops' && view.ranking !== start.ranking) fields.push(['ranking', String(view.ranking)]);
  if (view.by === 'countries' && view.element !== start.element)
    fields.push(['element', String(view.element)]);
  if (view.area !== start.area) fields.push(['area', view.area]);
  if (view.year !== null) fields.push(['year', String(view.year)]);
  if (column !== 'rank' || descending) fields.push(['sort', `${descending ? '-' : ''}${column}`]);
  if (view.query !== '') fields.push(['q', view.query]);
  if (limits.version !== undefined) fields.push(['v', limits.version]);
  return fields;
}

/** Writes the view as a query string with `?`, or an empty string. */
export function serialiseRanking(view: RankingView, limits: RankingLimits): string {
  const query = new URLSearchParams(rankingFields(view, limits).map(([name, value]) => [name, value]));
  if (view.explain !== null) query.set('explain', view.explain);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** What an address asked for and the view does not show: nonsense, or what this section or page does not have. */
export function refusedValues(search: string, view: RankingView): readonly IgnoredParam[] {
  const { column, descending } = view.sort;
  const shown: Readonly<Record<string, string>> = {
    by: view.by,
    ranking: String(view.ranking),
    element: String(view.element),
    area: view.area,
    country: view.area,
    region: view.area,
    year: view.year === null ? '' : String(view.year),
    sort: `${descending ? '-' : ''}${column}`,
    explain: view.explain ?? '',
  };
  return findIgnoredParams(search, (name, asked) => (name === 'q' || shown[name] === asked ? [] : [asked]));
}

/** The sort that a click on a column's head leads to: names from A, ranks from 1, figures from the largest. */
export function nextSort(sort: RankingView['sort'], column: RankingColumn): RankingView['sort'] {
  if (sort.column === column) return { column, descending: !sort.descending };
  return { column, descending: column !== 'name' && column !== 'rank' };
}
