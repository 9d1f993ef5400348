import type { Crop } from '../crop.ts';
import { beans } from './beans.ts';
import { cassava } from './cassava.ts';
import { cocoa } from './cocoa.ts';
import { forages } from './forages.ts';
import { musa } from './musa.ts';
import { potato } from './potato.ts';
import { rice } from './rice.ts';
import { sweetPotato } from './sweet-potato.ts';

/** Every crop, in the order of menus and lists. A new crop is one file and one line here. */
export const crops: readonly Crop[] = [beans, cocoa, sweetPotato, potato, forages, rice, cassava, musa];

/** Name of the crop's colour theme, which is its published identifier: `SWEET_POTATO`. */
export function cropTheme(crop: Pick<Crop, 'id'>): string {
  return crop.id.toUpperCase().replaceAll('-', '_');
}

/** Slate: the theme of pages without a crop. */
export const generalTheme = { theme: 'GENERAL', accent: '#3a4a5c' };

/** The crop with this URL segment, or `undefined`. */
export function findCrop(id: string): Crop | undefined {
  return crops.find((crop) => crop.id === id);
}
