import { crops } from '#catalog/crops/index.ts';
import { findElement } from '#catalog/elements/index.ts';
import type { Section } from '#catalog/section.ts';
import { elementsOf, sectionPath, sections, sectionsOf } from '#catalog/sections/index.ts';

/** An element that pages show, with the sections that do. */
export interface GlossaryEntry {
  name: string;
  /** Ids: one for countries and one for groups of countries, or one for both. */
  elements: readonly number[];
  /** Unit id. */
  unit: string;
  places: readonly { section: Section; path: string }[];
}

/**
 * Every element of every section in the order of its name. What is one thing to readers, a country's and a group's
 * element of the same name and unit, is one entry.
 */
export function glossaryEntries(
  nameOf: (element: number) => string,
  compare: (one: string, other: string) => number,
): readonly GlossaryEntry[] {
  const entries = new Map<string, { entry: GlossaryEntry; elements: Set<number>; sections: Set<Section> }>();
  for (const section of sections) {
    for (const id of elementsOf(section)) {
      const unit = findElement(id)?.unit;
      if (unit === undefined) continue;
      const name = nameOf(id);
      const key = `${name} ${unit}`;
      const known = entries.get(key) ?? {
        entry: { name, elements: [], unit, places: [] },
        elements: new Set<number>(),
        sections: new Set<Section>(),
      };
      known.elements.add(id);
      known.sections.add(section);
      entries.set(key, known);
    }
  }
  return [...entries.values()]
    .map(({ entry, elements, sections: shown }) => ({
      ...entry,
      elements: [...elements].sort((one, other) => one - other),
      places: [...shown].flatMap((section) => {
        const crop = crops.find((one) => sectionsOf(one).includes(section));
        return crop === undefined ? [] : [{ section, path: sectionPath(crop, section) }];
      }),
    }))
    .sort((one, other) => compare(one.name, other.name));
}
