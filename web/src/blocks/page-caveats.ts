import type { Crop } from '#catalog/crop.ts';
import type { Section } from '#catalog/section.ts';

/** Keys of what qualifies all figures of a page: what the crop's items hold, and what the section's figures rest on. */
export function pageCaveats(crop: Pick<Crop, 'id' | 'caveats'>, section: Section): readonly string[] {
  return [...crop.caveats.map((caveat) => `crops.${crop.id}.caveat.${caveat}`), ...section.caveats];
}
