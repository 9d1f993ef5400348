import { elementsOfBlock } from '../blocks.ts';
import type { ScopedElement, Section } from '../section.ts';

/** The facts that decide a crop's sections: its menu, and the items of its sources. */
export interface CropMenu {
  sections: readonly string[];
  items: Readonly<Record<Section['indicator'], number | null>>;
}

/** Whether the crop's menu has the section, and its sources have an item that it is about. */
export function hasSection(crop: CropMenu, section: Pick<Section, 'id' | 'indicator'>): boolean {
  return crop.sections.includes(section.id) && crop.items[section.indicator] !== null;
}

/** Path of the crop's section, without language: `/beans/data/production`. */
export function sectionPath(crop: { id: string }, section: Pick<Section, 'id' | 'slug'>): string {
  return `/${crop.id}/data/${section.slug ?? section.id}`;
}

/** Published table name: `beans_consumption`. */
export function tableName(crop: { tablePrefix: string }, section: Pick<Section, 'tableSuffix'>): string {
  return `${crop.tablePrefix}_${section.tableSuffix}`;
}

/** Every pair of elements that the section's map and blocks show. */
export function listElementPairs({ mapElements, blocks }: Section): readonly ScopedElement[] {
  return [...mapElements, ...blocks.flatMap(elementsOfBlock)];
}

/** Every element id that the section's map and blocks show, each once. */
export function listElements(section: Section): readonly number[] {
  const elementIds = listElementPairs(section).flatMap(({ country, aggregate }) => [country, aggregate]);
  return [
    ...new Set([...elementIds, ...(section.worldShare === undefined ? [] : [section.worldShare.element])]),
  ];
}
