import { crops } from '#catalog/crops/index.ts';
import {
  BALANCE_EXPORTS,
  BALANCE_IMPORTS,
  BALANCE_PRODUCTION,
  PRODUCTION,
  STOCK_CHANGE,
} from '#catalog/elements/codes.ts';
import { findElement } from '#catalog/elements/index.ts';
import { worldCode } from '#catalog/regions/index.ts';
import { measureOf } from '#catalog/sections/element-twins.ts';
import { itemOfTerm, listTerms } from '#domain/formula.ts';
import { groupBy } from '#domain/group-by.ts';
import { type Database, list } from '../steps/database.ts';
import type { Source } from '../steps/source.ts';

/**
 * Keys of the series that figures are computed from: by the element's formula those that are added up together, each side of a
 * ratio apart; for a rank the ranked figure, for a value the quantity.
 */
export function inputGroups({ indicator, element, area }: ServedSeries): readonly (readonly string[])[] {
  const known = findElement(element);
  const measure = known === undefined ? null : measureOf(known);
  const single = measure ?? known?.restsOn ?? null;
  if (single !== null) return [[seriesKey(indicator, single, area)]];
  const groups = groupBy(listTerms(known?.formula), ({ part }) => part);
  return [...groups.values()].map((terms) =>
    terms.map(({ term }) =>
      seriesKey(itemOfTerm(term, indicator), term.element, term.area === 'world' ? worldCode : area),
    ),
  );
}

/** Quantities of a balance that do not rest on the harvest. */
const besideHarvest: readonly number[] = [BALANCE_IMPORTS, BALANCE_EXPORTS, STOCK_CHANGE];

/** Keys of the harvest from which FAO makes a published figure of a food balance, and of the balance's production; `null` of any other figure. */
export function harvestKeys({
  indicator,
  element,
  area,
}: ServedSeries): { harvest: string; balance: string } | null {
  const item = crops.find(({ items }) => items.balance === indicator)?.items.production;
  const { domain, formula } = findElement(element) ?? {};
  const isMade = domain === 'food-balance' && formula === undefined && !besideHarvest.includes(element);
  return item == null || !isMade
    ? null
    : {
        harvest: seriesKey(item, PRODUCTION, area),
        balance: seriesKey(indicator, BALANCE_PRODUCTION, area),
      };
}

/** A figure of a series, with the release that it comes from. */
export interface ServedFigure {
  year: number;
  value: number;
  /** Number of its edition, or of the set of them; 0 where none is known. */
  edition: number;
  /** Whether it is based on a food balance, under any element. */
  isBalance: boolean;
  isSum: boolean;
}

/** All figures of an element of an item and area, rising. */
export interface ServedSeries {
  indicator: number;
  element: number;
  area: string;
  figures: readonly ServedFigure[];
}

export type SeriesByKey = ReadonlyMap<string, ServedSeries>;

export const seriesKey = (indicator: number, element: number, area: string): string =>
  `${indicator} ${element} ${area}`;

/** Reads `published_row` as whole series, which a judgement by years needs, with the series that they are computed from. */
export async function readServedSeries(db: Database, sources: readonly Source[]): Promise<SeriesByKey> {
  const balances = sources.flatMap(({ key, domain }) => (domain === 'balance' ? [key] : []));
  const series = new Map<string, ServedSeries & { figures: ServedFigure[] }>();
  // Masks of editions are too long for a number of JavaScript.
  const rows = db.chunks(`WITH balance AS (
      SELECT coalesce(bit_or(1::BIGINT << bit), 0) AS mask FROM edition
      WHERE EXISTS (SELECT 1 FROM unnest((details->'$.sources')::VARCHAR[]) AS s(key) WHERE s.key IN ${list(balances)})
    )
    SELECT indicator, element, area, year, value, coalesce(e.id, 0),
      (coalesce(r.edition, 0) & balance.mask) <> 0, contributors IS NOT NULL
    FROM published_row r CROSS JOIN balance LEFT JOIN edition_set e ON e.mask = r.edition
    ORDER BY indicator, element, area, year`);
  for await (const [indicators = [], elements = [], areas = [], ...columns] of rows) {
    const [years = [], values = [], editions = [], balanced = [], sums = []] = columns;
    for (const [at, area] of areas.entries()) {
      const [indicator, element] = [Number(indicators[at]), Number(elements[at])];
      const key = seriesKey(indicator, element, String(area));
      const known = series.get(key) ?? { indicator, element, area: String(area), figures: [] };
      series.set(key, known);
      known.figures.push({
        year: Number(years[at]),
        value: Number(values[at]),
        edition: Number(editions[at]),
        isBalance: balanced[at] === true,
        isSum: sums[at] === true,
      });
    }
  }
  return series;
}
