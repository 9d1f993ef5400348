import type { SectionGroup } from '../section.ts';

/**
 * A section of germplasm, a kind of data of its own. Its page is at `/{crop}/data/{id}`. Menus show it for the
 * crops that name it, once its page is built.
 */
export interface GermplasmSection {
  /** Word key (`sections.<id>.name`) and URL segment below `/{crop}/data/`. */
  id: string;
  group: SectionGroup;
  /** Groups of words of its page. */
  words: readonly string[];
  /** Whether its page exists. */
  built: boolean;
}

/** Samples of accessions received and provided by countries. */
const genebanks = {
  id: 'genebanks',
  group: 'germplasm',
  words: ['genebanks'],
  built: true,
} as const satisfies GermplasmSection;

/** Released varieties. */
const seedVarieties = {
  id: 'seed-varieties',
  group: 'germplasm',
  words: ['varieties'],
  built: true,
} as const satisfies GermplasmSection;

/** From which countries, through which genebanks, to which countries seed goes. */
const deliveryNetwork = {
  id: 'accessionDeliveryNetwork',
  group: 'germplasm',
  words: ['delivery-network'],
  built: true,
} as const satisfies GermplasmSection;

/** Where the accessions of a collection were collected. */
const collections = {
  id: 'collections',
  group: 'germplasm',
  words: ['collections'],
  built: true,
} as const satisfies GermplasmSection;

/** The sections of germplasm, in menu order. */
export const germplasmSections = [genebanks, seedVarieties, deliveryNetwork, collections] as const;

/** The built sections of germplasm that the crop's menu shows. */
export function listGermplasmSections(crop: { sections: readonly string[] }): readonly GermplasmSection[] {
  return germplasmSections.filter(({ id, built }) => built && crop.sections.includes(id));
}
