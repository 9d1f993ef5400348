/** Each named once: styles use a name as custom media, which the build replaces, and code passes it to `matchMedia`. */

/** In em, so that readers with larger letters have the layout of a narrower window. */
const least = { narrow: 360, medium: 640, wide: 992, spacious: 1200, roomy: 1400, vast: 1440, broad: 1600 };

const from = (width: number): string => `(min-width: ${width / 16}em)`;
const below = (width: number): string => `(max-width: ${(width - 1) / 16}em)`;

/** Not even the smallest phones of today. */
export const belowNarrow = below(least.narrow);
/** Phones: tables and legends drop what has no room. */
export const belowMedium = below(least.medium);
/** Tablets: half figures are side by side. */
export const medium = from(least.medium);
/** The menu is in a drawer, filters are in a sheet, and everything is in one column. */
export const belowWide = below(least.wide);
/** Map and figures are side by side. */
export const wide = from(least.wide);
export const belowSpacious = below(least.spacious);
/** Half figures are side by side where there is no map beside them. */
export const spacious = from(least.spacious);
/** The side menu gains width. */
export const roomy = from(least.roomy);
/** The toolbar's row is short of room. */
export const belowVast = below(least.vast);
/** Half figures are side by side beside the map. */
export const vast = from(least.vast);
/** The side menu has all the width that it takes. */
export const broad = from(least.broad);
/** A map fits the window while the page passes. */
export const tall = '(min-height: 45em)';
