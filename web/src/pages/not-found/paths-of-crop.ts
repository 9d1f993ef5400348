import type { Crop } from '#catalog/crop.ts';
import { crops } from '#catalog/crops/index.ts';
import { listGermplasmSections } from '#catalog/germplasm/sections.ts';
import { listLossPages } from '#catalog/losses/sections.ts';
import { listPriceSections } from '#catalog/prices/sections.ts';
import type { Section } from '#catalog/section.ts';
import { listSections } from '#catalog/sections/index.ts';
import { sectionPath } from '#catalog/sections/section-facts.ts';

/** Pages of a crop: the section, its path without language, and the part of the path that names it. */
export function pathsOfCrop(crop: Crop): readonly { section: string; path: string; slug: string }[] {
  const sections: readonly Pick<Section, 'id' | 'slug'>[] = [
    ...listSections(crop),
    ...listPriceSections(crop),
    ...listGermplasmSections(crop),
  ];
  return [
    ...sections.map((section) => ({
      section: section.id,
      path: sectionPath(crop, section),
      slug: section.slug ?? section.id,
    })),
    // Of the two pages on losses after the harvest the second one has the results.
    ...[...new Map(listLossPages(crop.id).map(({ section, path }) => [section, path]))].map(
      ([section, path]) => ({
        ...{ section, path, slug: section },
      }),
    ),
  ];
}

export const isOfCrop = (crop: Crop, part: string): boolean =>
  pathsOfCrop(crop).some(({ slug }) => slug === part);

/** The section that a part of a path names, where other crops have it and this one has not. */
export const sectionOfOthers = (crop: Crop, part: string): string | undefined =>
  isOfCrop(crop, part) ? undefined : crops.flatMap(pathsOfCrop).find(({ slug }) => slug === part)?.section;
