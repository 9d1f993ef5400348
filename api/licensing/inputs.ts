import type { Element } from '#catalog/element.ts';
import { POPULATION } from '#catalog/elements/codes.ts';
import { findElement } from '#catalog/elements/index.ts';
import { GRAND_TOTAL, POPULATION_ITEM, PRIMARY_CROPS } from '#catalog/items/codes.ts';
import { aggregateTwin } from '#catalog/sections/element-twins.ts';
import { listTerms } from '#domain/formula.ts';
import { itemOfTerm } from '#domain/term-item.ts';
import { partsOfItem, tradedItems } from '../vocabulary.ts';

/** An element of an item: all its areas and years. */
export interface Series {
  element: Element;
  indicator: number;
}

/** Series that the computed figures of a series may rest on. */
export interface Inputs {
  series: readonly Series[];
  /** Elements whose figures of every item may take part: sums over items and places among them. */
  everyItem: readonly number[];
  /** Items whose flows between countries are added up. */
  flows: readonly number[];
}

/** Sums over items, which the release does not keep one by one. */
const itemSums: readonly number[] = [GRAND_TOTAL, PRIMARY_CROPS];

const series = (element: number, indicator: number): readonly Series[] => {
  const found = findElement(element);
  return found === undefined ? [] : [{ element: found, indicator }];
};

function ofFormula({ element: { formula }, indicator }: Series): readonly Series[] {
  return listTerms(formula).flatMap(({ term }) => series(term.element, itemOfTerm(term, indicator)));
}

/** Inhabitants weigh the countries of a mean, and those of an aggregate's ranking. */
function isWeighed({ aggregate, formula, scope }: Element): boolean {
  return aggregate === 'population-mean' || (formula?.kind === 'rank' && scope === 'aggregate');
}

/** Trade of a crop is the sum of its products, and where a country has no total, of its reports by partner. */
function ofTrade({ element, indicator }: Series): Pick<Inputs, 'everyItem' | 'flows'> {
  if (element.domain !== 'trade' || element.formula !== undefined) return { everyItem: [], flows: [] };
  const flows = tradedItems(indicator);
  const isOne = flows.every((item) => item === indicator);
  return { flows, everyItem: isOne ? [] : [element.id] };
}

/**
 * What the computed figures of a series may rest on, besides the figures of its own countries. One answer serves all
 * areas and years, so it names every way in which one of them can have been computed.
 */
export function findInputs(target: Series): Inputs {
  const { element, indicator } = target;
  const { formula } = element;
  const trade = ofTrade(target);
  return {
    series: [
      ...ofFormula(target),
      ...partsOfItem(indicator).map((part) => ({ element, indicator: part })),
      ...(isWeighed(element) ? series(POPULATION, POPULATION_ITEM) : []),
    ],
    everyItem: [
      ...(formula?.kind === 'rank' ? [formula.of, aggregateTwin(formula.of)] : []),
      ...(itemSums.includes(indicator) ? [element.id] : []),
      ...trade.everyItem,
    ],
    flows: trade.flows,
  };
}
