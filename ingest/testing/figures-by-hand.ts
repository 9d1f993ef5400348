/** A figure of the bundled release computed by hand from the rows of FAO's files: item, element, area, year, value. */
export type FigureByHand = readonly [
  name: string,
  item: number,
  element: number,
  area: string,
  year: number,
  value: number,
];

/**
 * Balances of one edition: crop and grand total from the same file, per inhabitant and day (kcal, g) or thousand tonnes. Where a file has no
 * grand total it is the sum of the 20 groups, added up from the file.
 */
const ofOneEdition: readonly FigureByHand[] = [
  ['energy of all food', 2901, 664, 'RWA', 2017, 2283.37],
  ['share of energy, 288.04 of 2283.37', 2546, 6, 'RWA', 2017, 0.126147],
  ['energy of all food', 2901, 664, 'UGA', 2017, 2121.32],
  ['share of energy, 144.19 of 2121.32', 2546, 6, 'UGA', 2017, 0.0679718],
  ['energy of all food', 2901, 664, 'KEN', 2016, 2174.69],
  ['share of energy, 105.96 of 2174.69', 2546, 6, 'KEN', 2016, 0.0487242],
  ['energy of all food', 2901, 664, 'KEN', 2023, 2146.01],
  ['share of energy, 116.46 of 2146.01', 2546, 6, 'KEN', 2023, 0.0542682],
  ['energy of all food', 2901, 664, 'CMR', 2016, 2803.31],
  ['share of energy, 119.18 of 2803.31', 2546, 6, 'CMR', 2016, 0.042514],
  ['energy of all food', 2901, 664, 'ETH', 2014, 2385.89],
  ['share of energy, 33.12 of 2385.89', 2546, 6, 'ETH', 2014, 0.0138816],
  ['energy of all food', 2901, 664, 'MWI', 2016, 2573.69],
  ['share of energy, 45.74 of 2573.69', 2546, 6, 'MWI', 2016, 0.0177721],
  ['energy of all food', 2901, 664, 'TZA', 2016, 2392.75],
  ['share of energy, 118.26 of 2392.75', 2546, 6, 'TZA', 2016, 0.0494243],
  ['energy of the 20 groups', 2901, 664, 'RWA', 1985, 2307],
  ['share of energy, 336 of 2307', 2546, 6, 'RWA', 1985, 0.145644],
  ['energy of all food', 2901, 664, 'RWA', 2020, 2158.08],
  ['share of energy, 265.43 of 2158.08', 2546, 6, 'RWA', 2020, 0.122994],
  ['energy of the 20 groups', 2901, 664, 'UGA', 1985, 2081],
  ['share of energy, 148 of 2081', 2546, 6, 'UGA', 1985, 0.0711197],
  ['energy of the 20 groups', 2901, 664, 'BDI', 2020, 1743],
  ['share of energy, 256.4 of 1743', 2546, 6, 'BDI', 2020, 0.147103],
  ['energy of the 20 groups', 2901, 664, 'NIC', 2020, 2644],
  ['share of energy, 121.64 of 2644', 2546, 6, 'NIC', 2020, 0.0460061],
  ['energy of the 20 groups', 2901, 664, 'BEN', 2014, 2736],
  ['share of energy, 62.2 of 2736', 2546, 6, 'BEN', 2014, 0.0227339],
  ['energy of the 20 groups', 2901, 664, 'TGO', 2014, 2449],
  ['share of energy, 73.91 of 2449', 2546, 6, 'TGO', 2014, 0.0301797],
  ['protein of all food', 2901, 674, 'RWA', 2017, 59.79],
  ['share of protein, 19.69 of 59.79', 2546, 7, 'RWA', 2017, 0.329319],
  ['protein of all food', 2901, 674, 'UGA', 2017, 49.77],
  ['share of protein, 9.86 of 49.77', 2546, 7, 'UGA', 2017, 0.198111],
  ['protein of the 20 groups', 2901, 674, 'IND', 2013, 61.25],
  ['share of protein, 1.84 of 61.25', 2546, 7, 'IND', 2013, 0.0300408],
  ['protein of the 20 groups', 2901, 674, 'NIC', 1985, 54.35],
  ['share of protein, 8.64 of 54.35', 2546, 7, 'NIC', 1985, 0.15897],
  ['food', 2546, 5142, 'MOZ', 2014, 18],
  ['food', 2546, 5142, 'MOZ', 2015, 24],
  ['food', 2546, 5142, 'MOZ', 2016, 46],
  ['food', 2546, 5142, 'MOZ', 2017, 29],
  ['food', 2546, 5142, 'MOZ', 2018, 16],
  ['food', 2546, 5142, 'KEN', 2009, 429],
  ['food', 2546, 5142, 'KEN', 2012, 535],
  ['food', 2546, 5142, 'KEN', 2013, 572],
  ['food', 2546, 5142, 'KEN', 2014, 495],
  ['food', 2546, 5142, 'KEN', 2016, 589],
  ['food', 2546, 5142, 'KEN', 2019, 726],
  ['food', 2546, 5142, 'KEN', 2023, 744],
];

/** Bananas and plantains where one of the two is a published 0 with the flag M: t. */
const ofSums: readonly FigureByHand[] = [
  ['plantains alone are known', 900486, 5510, 'UGA', 2010, 4_694_400],
  ['plantains alone are known', 900486, 5510, 'UGA', 2016, 3_395_875],
  ['plantains alone are known', 900486, 5510, 'UGA', 2018, 3_450_000],
  ['bananas alone are known', 900486, 5510, 'PHL', 2010, 9_101_341],
  ['bananas alone are known', 900486, 5510, 'PER', 2010, 2_007_284],
  ['bananas alone are known', 900486, 5510, 'RWA', 2012, 2_550_000],
];

/** First years that no comparison spans: item, element, area. India's step of 2019 is within what its neighbours do, Uganda's is not. */
export const breaksByHand = [
  [2546, 5142, 'KEN', [2010]],
  [2546, 664, 'IND', [2010]],
  [176, 5510, 'WLRD', []],
  [176, 5510, 'UGA', [2019]],
  [176, 5510, 'IND', [2010]],
  [176, 5510, 'BRA', []],
] as const;

export const figuresByHand: readonly FigureByHand[] = [...ofOneEdition, ...ofSums];
