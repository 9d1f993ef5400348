import type { germplasmSections } from '../germplasm/sections.ts';
import type { priceSections } from '../prices/sections.ts';
import type { Section } from '../section.ts';
import { consumption } from './consumption.ts';
import { livestock } from './livestock.ts';
import { livestockProducts } from './livestock-products.ts';
import { livestockValue } from './livestock-value.ts';
import { production } from './production.ts';
import { productionValue } from './production-value.ts';
import { type CropMenu, hasSection } from './section-facts.ts';
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

/** Pages of a crop's menu. */
export type SectionId =
  | (typeof built)[number]['id']
  | (typeof priceSections)[number]['id']
  | (typeof germplasmSections)[number]['id'];

/** Built sections that the crop's menu has and for which the crop has an indicator. */
export function listSections(crop: CropMenu): readonly Section[] {
  return sections.filter((section) => hasSection(crop, section));
}

/** The section of the crop with this URL segment, or `undefined`. */
export function sectionAt(crop: CropMenu, slug: string): Section | undefined {
  return listSections(crop).find((section) => (section.slug ?? section.id) === slug);
}
