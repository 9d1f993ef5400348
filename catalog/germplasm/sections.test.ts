import { describe, expect, it } from 'vitest';
import { crops } from '../crops/index.ts';
import { priceSections } from '../prices/sections.ts';
import { sections } from '../sections/index.ts';
import { germplasmSections, listGermplasmSections } from './sections.ts';

describe('sections of germplasm', () => {
  it('stand in menus once they are built, for the crops that name them', () => {
    const built = germplasmSections.filter((section) => section.built).map(({ id }) => String(id));
    for (const crop of crops) {
      const sectionIds: readonly string[] = crop.sections;
      expect(listGermplasmSections(crop).map(({ id }) => id)).toEqual(
        built.filter((id) => sectionIds.includes(id)),
      );
    }
  });

  it('have segments that no other section has', () => {
    const others = [...sections, ...priceSections].map(({ id }) => id);
    for (const { id } of germplasmSections) expect(others).not.toContain(id);
  });
});
