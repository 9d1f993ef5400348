/**
 * Where the atlas and the figures do not agree on what a country is. All other geometries are joined by their
 * ISO 3166 number, which is the M49 code of the release's areas.
 */

/** Geometries without a number, by the name that the atlas gives them. */
export const isoByName: Readonly<Record<string, string>> = {
  Kosovo: 'XKX',
  // The United Nations' maps and FAO's figures treat these two as parts of Somalia and of Cyprus.
  Somaliland: 'SOM',
  'N. Cyprus': 'CYP',
};

/** Polygons with their middle in `box` (west, south, east, north, in degrees) that belong to another area. */
export const splits: readonly {
  /** Number of the geometry that holds them. */
  from: string;
  iso3: string;
  box: readonly [number, number, number, number];
}[] = [
  // Overseas departments have figures of their own.
  { from: '250', iso3: 'GUF', box: [-55, 2, -51, 6] },
  { from: '250', iso3: 'GLP', box: [-62, 15.7, -60.9, 16.6] },
  { from: '250', iso3: 'MTQ', box: [-61.4, 14.3, -60.7, 15] },
  { from: '250', iso3: 'REU', box: [55, -21.6, 56, -20.7] },
  { from: '250', iso3: 'MYT', box: [44.8, -13.2, 45.5, -12.5] },
  // United Nations resolution 68/262.
  { from: '643', iso3: 'UKR', box: [32.4, 44.3, 36.7, 46.3] },
];

/** Small states that the atlas lacks: longitude and latitude, in degrees. */
export const points: Readonly<Record<string, readonly [number, number]>> = {
  CCK: [96.8, -12.2],
  CHA: [-2.4, 49.3],
  GIB: [-5.4, 36.1],
  TUV: [179.2, -8.5],
  TKL: [-171.8, -9.2],
};
