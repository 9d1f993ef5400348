import { worldCode } from '#catalog/regions/index.ts';
import { explained } from './explained-param.ts';
import { among, code, oneOf, type Param, params, type ViewOf, year } from './params.ts';

/** Columns by which a ranking can be sorted. */
export type RankingColumn = 'rank' | 'name' | 'value' | 'share' | 'change';

export interface RankingLimits {
  rankings: readonly number[];
  elements: readonly number[];
  /** Ids of countries by those that the same elements have of regions and the World. */
  ofAggregates?: ReadonlyMap<number, number>;
}

const columns: readonly RankingColumn[] = ['rank', 'name', 'value', 'share', 'change'];
const longestQuery = 80;

const sort: Param<{ column: RankingColumn; descending: boolean }> = {
  fallback: { column: 'rank', descending: false },
  read: (text) => {
    const column = columns.find((each) => each === text.replace(/^-/, ''));
    return column && { column, descending: text.startsWith('-') };
  },
  write: ({ column, descending }) => `${descending ? '-' : ''}${column}`,
};

const query: Param<string> = {
  name: 'q',
  fallback: '',
  read: (text) => text.trim().slice(0, longestQuery),
  write: (value) => value || null,
};

export const rankingParams = ({ rankings, elements, ofAggregates }: RankingLimits) =>
  params(
    {
      /** Crops of an area, as behind a podium, or countries by one element, as behind a map. */
      by: oneOf(
        rankings.length > 0 ? ['crops', 'countries'] : ['countries'],
        rankings.length > 0 ? 'crops' : 'countries',
      ) as Param<'crops' | 'countries'>,
      /** Country-scope id of the rank element, for crops. */
      ranking: among(rankings, rankings[0] ?? 0, ofAggregates),
      /** Country-scope id of the element, for countries. */
      element: among(elements, elements[0] ?? 0, ofAggregates),
      /** Area whose crops are ranked; among countries the one that is marked. Data pages call it country or region. */
      area: { ...code(/^([A-Z]{3,4}|\d{3})$/), also: ['country', 'region'], fallback: worldCode },
      /** `null` is the newest well-covered year, so that a plain link follows new releases. */
      year: year(0, 999_999),
      sort,
      query,
      explain: explained,
    },
    { leaves: ({ by }) => [by === 'crops' ? 'element' : 'ranking'] },
  );
export type RankingView = ViewOf<ReturnType<typeof rankingParams>>;

/** The sort that a click on a column's head leads to: names from A, ranks from 1, figures from the largest. */
export function nextSort(sort: RankingView['sort'], column: RankingColumn): RankingView['sort'] {
  if (sort.column === column) return { column, descending: !sort.descending };
  return { column, descending: column !== 'name' && column !== 'rank' };
}
