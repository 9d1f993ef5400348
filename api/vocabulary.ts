import type { Crop } from '#catalog/crop.ts';
import { crops } from '#catalog/crops/index.ts';
import { cropOfItem, indicatorsOfCrop, listParts } from '#catalog/crops/ranked-items.ts';
import { listTradeItems } from '#catalog/crops/trade-items.ts';
import type { Element } from '#catalog/element.ts';
import { elements, findElement } from '#catalog/elements/index.ts';
import { GRAND_TOTAL, POPULATION_ITEM, PRIMARY_CROPS } from '#catalog/items/codes.ts';
import type { Section } from '#catalog/section.ts';
import { measureOf } from '#catalog/sections/element-twins.ts';
import { listSections, sections } from '#catalog/sections/index.ts';
import { listElements, tableName } from '#catalog/sections/section-facts.ts';
import { listTerms } from '#domain/formula.ts';
import { listed, ProblemError, quoted } from './errors.ts';

/** A published table with its indicators and elements. */
export interface ServedTable {
  name: string;
  /** `null` for `OBSERVATIONS`, which holds every crop. */
  crop: Crop | null;
  indicators: readonly number[];
  elements: ReadonlyMap<number, Element>;
  /** Default year of an element without figures. */
  fallbackYear: number;
}

/** Items that a formula names, such as the fodder crops of a sum: computed items lead to their figures. */
function itemsOfFormula({ formula }: Element): readonly number[] {
  return listTerms(formula).flatMap(({ term: { item } }) => (typeof item === 'number' ? [item] : []));
}

/** Items of all food, all primary crops, population and land use: no crop's, but part of `OBSERVATIONS`. */
const totals = [
  GRAND_TOTAL,
  PRIMARY_CROPS,
  POPULATION_ITEM,
  ...elements.flatMap((element) => element.indicator ?? []),
  ...elements.flatMap(itemsOfFormula),
];
const observations = 'OBSERVATIONS';

const byId = (list: readonly Element[]): ReadonlyMap<number, Element> =>
  new Map(list.map((entry) => [entry.id, entry]));

/** A section's table holds every element of the domains that the section shows, so inputs can be looked up as well. */
function elementsOfTable(section: Section): ReadonlyMap<number, Element> {
  const domains = listElements(section).map((id) => findElement(id)?.domain);
  return byId(elements.filter((element) => domains.includes(element.domain)));
}

function newestFallback(list: readonly Section[]): number {
  return Math.max(...list.flatMap(({ fallbackYears }) => fallbackYears));
}

/** Items whose sum the item is; none for an item of a source. */
export function partsOfItem(item: number): readonly number[] {
  for (const { items, parts } of crops) {
    if (parts === undefined) continue;
    if (items.production === item) return parts.production;
    if (items.balance === item) return parts.balance;
  }
  return [];
}

/** Every table of the API, by name. */
export const tables: ReadonlyMap<string, ServedTable> = new Map(
  [
    ...crops.flatMap((crop) =>
      listSections(crop).map((section): ServedTable => {
        const indicator = crop.items[section.indicator];
        const indicators = indicator === null ? [] : [indicator];
        const fallbackYear = newestFallback([section]);
        return {
          name: tableName(crop, section),
          crop,
          indicators,
          elements: elementsOfTable(section),
          fallbackYear,
        };
      }),
    ),
    {
      name: observations,
      crop: null,
      indicators: [
        ...new Set([...crops.flatMap(indicatorsOfCrop), ...crops.flatMap(listParts).map(Number), ...totals]),
      ],
      elements: byId(elements),
      fallbackYear: newestFallback(sections),
    } satisfies ServedTable,
  ].map((table) => [table.name, table]),
);

/** The table with this name. Throws `unknown-table`. */
export function requireTable(name: string): ServedTable {
  const table = tables.get(name);
  if (table) return table;
  throw new ProblemError(
    'unknown-table',
    `There is no table ${quoted(name)}. Tables: ${listed(tables.keys())}.`,
  );
}

/** The element of the table. Throws `unknown-element`. */
export function requireElement(table: ServedTable, id: number): Element {
  const element = table.elements.get(id);
  if (element) return element;
  const allowed = listed(table.elements.keys());
  throw new ProblemError(
    'unknown-element',
    `Table ${table.name} has no element ${quoted(id)}. Elements: ${allowed}.`,
  );
}

/** Checks that the indicator belongs to the table. Throws `unknown-indicator`. */
export function requireIndicator(table: ServedTable, id: number): number {
  if (table.indicators.includes(id)) return id;
  const allowed = listed(table.indicators);
  throw new ProblemError(
    'unknown-indicator',
    `Table ${table.name} has no indicator ${quoted(id)}. Indicators: ${allowed}.`,
  );
}

/** The table of routes whose path names none. */
export const anyTable = requireTable(observations);

/** The section with this published number. Throws `unknown-section`. */
export function requireSection(number: number): Section {
  const section = sections.find((candidate) => candidate.number === number);
  if (section) return section;
  const allowed = sections.map((candidate) => `${candidate.number} (${candidate.id})`);
  throw new ProblemError(
    'unknown-section',
    `There is no section ${quoted(number)}. Sections: ${listed(allowed)}.`,
  );
}

/** The crop of a published item code. Throws `unknown-crop`. */
export function requireCrop(item: number): Crop {
  const crop = cropOfItem(String(item));
  if (crop) return crop;
  throw new ProblemError(
    'unknown-crop',
    `There is no crop ${quoted(item)}. Crops: ${listed(crops.flatMap(indicatorsOfCrop))}.`,
  );
}

/** Items of the trade files that make a crop's trade; for a product of it the product alone. */
export function tradedItems(indicator: number): readonly number[] {
  const crop = cropOfItem(String(indicator));
  const products = crop?.items.production === indicator ? listTradeItems(crop) : [];
  return products.length === 0 ? [indicator] : products;
}

/** The crop's item in the element's domain: food balances have their own item codes. */
export function itemFor(crop: Crop, element: Element): number | null {
  return element.domain === 'food-balance' ? crop.items.balance : crop.items.production;
}

/**
 * The element by whose values a rank orders crops: 664 for 1, 645 for 16, 14 for 20. Throws `unknown-element` for an
 * element that is no rank.
 */
export function requireMeasure(element: Element): number {
  const measure = measureOf(element);
  if (measure !== null) return measure;
  const ranks = elements
    .filter((candidate) => candidate.formula?.kind === 'rank')
    .map((candidate) => candidate.id);
  throw new ProblemError(
    'unknown-element',
    `Element ${quoted(element.id)} is not a rank of crops. Ranks: ${listed(ranks)}.`,
  );
}
