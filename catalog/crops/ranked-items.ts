import type { Crop } from '../crop.ts';
import { crops } from './index.ts';

/** Item codes under which the crop's figures are kept. */
export function indicatorsOfCrop(crop: Crop): readonly number[] {
  return [crop.items.production, crop.items.balance].filter((item) => item !== null);
}

/** Items that the crop is added up from; rankings have them one by one. */
export function listParts(crop: Crop): readonly string[] {
  return crop.parts === undefined ? [] : [...crop.parts.production, ...crop.parts.balance].map(String);
}

/**
 * Items under which the crop appears in rankings: of food crops its balance item, else its production item; of a crop that
 * is added up also the parts.
 */
export function listRankedItems(crop: Crop | undefined): readonly string[] {
  if (crop === undefined) return [];
  return [...indicatorsOfCrop(crop).map(String), ...listParts(crop)];
}

/** Items that a podium of the crop leaves out: its own parts, which the sum includes, and the sums of other crops. */
export function listHiddenItems(crop: Crop | undefined): readonly string[] {
  const sums = crops.filter((other) => other !== crop && other.parts !== undefined).flatMap(indicatorsOfCrop);
  return [...(crop === undefined ? [] : listParts(crop)), ...sums.map(String)];
}

/** The crop of an item code (`2546`, `176`, also of a part), or `undefined`. */
export function cropOfItem(item: string): Crop | undefined {
  return crops.find((crop) => listRankedItems(crop).includes(item));
}
