import { crops } from '#catalog/crops/index.ts';
import { findElement } from '#catalog/elements/index.ts';
import type { Section } from '#catalog/section.ts';
import { listSections, sections } from '#catalog/sections/index.ts';
import { listElements, sectionPath } from '#catalog/sections/section-facts.ts';
import { foldText } from '../../ui/country-search.ts';

/** An element that pages show, with the sections that do. */
export interface GlossaryEntry {
  name: string;
  /** Ids: one for countries and one for groups of countries, or one for both. */
  elements: readonly number[];
  unit: string;
  places: readonly { section: Section; path: string }[];
  /** Whether the release has a figure of it for some crop, as far as that is known. */
  hasFigures: boolean;
}

/** Ids of the crops that have figures of an element, by its id. */
export type CropsByElement = Readonly<Record<number, readonly string[]>>;

/**
 * Every element of every section in the order of its name. What is one thing to readers, a country's and a group's
 * element of the same name and unit, is one entry. It links to the first crop with figures of it, or notes that there is none;
 * `having` is `null` where that could not be loaded.
 */
export function glossaryEntries(
  having: CropsByElement | null,
  nameOf: (element: number) => string,
  compare: (one: string, other: string) => number,
): readonly GlossaryEntry[] {
  const entries = new Map<string, { entry: GlossaryEntry; elements: Set<number>; sections: Set<Section> }>();
  for (const section of sections) {
    for (const id of listElements(section)) {
      const unit = findElement(id)?.unit;
      if (unit === undefined) continue;
      const name = nameOf(id);
      const key = `${name} ${unit}`;
      const known = entries.get(key) ?? {
        entry: { name, elements: [], unit, places: [], hasFigures: false },
        elements: new Set<number>(),
        sections: new Set<Section>(),
      };
      known.elements.add(id);
      known.sections.add(section);
      entries.set(key, known);
    }
  }
  return [...entries.values()]
    .map(({ entry, elements, sections: shown }) => {
      const ids = new Set([...elements].flatMap((element) => having?.[element] ?? []));
      return {
        ...entry,
        hasFigures: having === null || ids.size > 0,
        elements: [...elements].sort((one, other) => one - other),
        places: [...shown].flatMap((section) => {
          const showing = crops.filter((one) => listSections(one).includes(section));
          const crop = ids.size === 0 ? showing[0] : showing.find(({ id }) => ids.has(id));
          return crop === undefined ? [] : [{ section, path: sectionPath(crop, section) }];
        }),
      };
    })
    .sort((one, other) => compare(one.name, other.name));
}

/** Entries, in the order of their names, under the letter with which each begins; accents make no letter of their own. */
export function byLetter(
  entries: readonly GlossaryEntry[],
): readonly { letter: string; entries: readonly GlossaryEntry[] }[] {
  const letters = new Map<string, GlossaryEntry[]>();
  for (const entry of entries) {
    const letter = foldText(entry.name).charAt(0).toUpperCase();
    letters.set(letter, [...(letters.get(letter) ?? []), entry]);
  }
  return [...letters].map(([letter, those]) => ({ letter, entries: those }));
}
