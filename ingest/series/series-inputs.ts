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
import { listTerms } from '#domain/formula.ts';
import { groupBy } from '#domain/group-by.ts';
import { itemOfTerm } from '#domain/term-item.ts';
import { type ServedSeries, seriesKey } from './served-series.ts';

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
