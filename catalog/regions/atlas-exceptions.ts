/**
 * Where the published atlas of countries (Natural Earth, as the package `world-atlas`) and the figures do not agree on
 * what a country is. All other shapes are joined by their ISO 3166 number.
 */

/** Shapes without a number, by the name that the atlas gives them. */
export const codeOfUnnumbered: Readonly<Record<string, string>> = {
  Kosovo: 'XKX',
  // The United Nations' maps and FAO's figures treat these two as parts of Somalia and of Cyprus.
  Somaliland: 'SOM',
  'N. Cyprus': 'CYP',
};

/** A part of one country's shape that is another area. */
export interface ShapeSplit {
  /** ISO3 code of the country whose shape holds it in the atlas. */
  from: string;
  /** ISO3 code of the area that it is. */
  iso3: string;
  /** West, south, east, north in degrees; a polygon whose middle lies inside belongs to `iso3`. */
  box: readonly [number, number, number, number];
  reason: string;
}

/** Polygons that leave the country in whose shape they are published. */
export const shapeSplits: readonly ShapeSplit[] = [
  { from: 'FRA', iso3: 'GUF', box: [-55, 2, -51, 6], reason: 'French Guiana has its own figures' },
  { from: 'FRA', iso3: 'GLP', box: [-62, 15.7, -60.9, 16.6], reason: 'Guadeloupe has its own figures' },
  { from: 'FRA', iso3: 'MTQ', box: [-61.4, 14.3, -60.7, 15], reason: 'Martinique has its own figures' },
  { from: 'FRA', iso3: 'REU', box: [55, -21.6, 56, -20.7], reason: 'Réunion has its own figures' },
  { from: 'FRA', iso3: 'MYT', box: [44.8, -13.2, 45.5, -12.5], reason: 'Mayotte has its own figures' },
  {
    from: 'NLD',
    iso3: 'BES',
    box: [-69, 11.8, -62.5, 18],
    reason: 'the Caribbean Netherlands are an ocean away',
  },
  {
    from: 'RUS',
    iso3: 'UKR',
    box: [32.4, 44.3, 36.7, 46.3],
    reason: 'Crimea, United Nations resolution 68/262',
  },
];

/** A border that the atlas draws along a line of control, and that is the parallel through the line's inland end. */
export interface RedrawnBorder {
  /** ISO 3166 numbers of the two sides, as the atlas gives them; each is one polygon without holes there. */
  north: string;
  south: string;
  reason: string;
}

/** Borders that are drawn anew: the northern side keeps its coast down to the parallel. */
export const redrawnBorders: readonly RedrawnBorder[] = [
  {
    north: '504',
    south: '732',
    reason:
      'Western Sahara is one area in figures and on United Nations maps, on both sides of the sand wall',
  },
];

/** States with figures that the atlas lacks: longitude and latitude, in degrees. */
export const statePoints: Readonly<Record<string, readonly [longitude: number, latitude: number]>> = {
  TUV: [179.2, -8.5],
  TKL: [-171.8, -9.2],
};
