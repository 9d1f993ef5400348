import { elementsOfBlock } from '../blocks.ts';
import type { ScopedElement, Section } from '../section.ts';
import { consumption } from './consumption.ts';
import { livestock } from './livestock.ts';
import { livestockProducts } from './livestock-products.ts';
import { livestockValue } from './livestock-value.ts';
import { production } from './production.ts';
import { productionValue } from './production-value.ts';
import { surfaceContext } from './surface-context.ts';
import { trade } from './trade.ts';

/** Sections whose page exists. A new one is one file and one line here. */
const built = [
  surfaceContext,
  livestock,
  production,
  livestockProducts,
  productionValue,
  livestockValue,
  consumption,
  trade,
] as const;

/** Sections whose page exists, in menu order. A menu entry is shown only for these. */
export const sections: readonly Section[] = built;

/** Sections that menus of crops have a place for, and no page yet. */
type Planned =
  | 'prices'
  | 'prices-international'
  | 'genebanks'
  | 'seed-varieties'
  | 'accessionDeliveryNetwork';

/** What the menu of a crop can name. */
export type SectionId = (typeof built)[number]['id'] | Planned;

/** What tells a crop's sections: its menu, and the items that its sources have. */
interface Menu {
  sections: readonly string[];
  items: Readonly<Record<Section['indicator'], number | null>>;
}

/** The built section with this id, or `undefined`. */
export function findSection(id: string): Section | undefined {
  return sections.find((section) => section.id === id);
}

/** Built sections that the crop's menu has and for which the crop has an indicator. */
export function sectionsOf(crop: Menu): readonly Section[] {
  return sections.filter(
    (section) => crop.sections.includes(section.id) && crop.items[section.indicator] !== null,
  );
}

/** Path of the crop's section, without language: `/beans/data/production`. */
export function sectionPath(crop: { id: string }, section: Pick<Section, 'id' | 'slug'>): string {
  return `/${crop.id}/data/${section.slug ?? section.id}`;
}

/** The section of the crop with this URL segment, or `undefined`. */
export function sectionAt(crop: Menu, slug: string): Section | undefined {
  return sectionsOf(crop).find((section) => (section.slug ?? section.id) === slug);
}

/** Published table name: `beans_consumption`. */
export function tableName(crop: { tablePrefix: string }, section: Section): string {
  return `${crop.tablePrefix}_${section.tableSuffix}`;
}

/** Every pair of elements that the section's map and blocks show. */
export function elementPairsOf({ mapElements, blocks }: Section): readonly ScopedElement[] {
  return [...mapElements, ...blocks.flatMap(elementsOfBlock)];
}

/** Every element id that the section's map and blocks show, each once. */
export function elementsOf(section: Section): readonly number[] {
  const shown = elementPairsOf(section).flatMap(({ country, aggregate }) => [country, aggregate]);
  return [...new Set([...shown, ...(section.worldShare === undefined ? [] : [section.worldShare.element])])];
}
