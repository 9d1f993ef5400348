/** A figure of the bundled release that somebody worked out from the rows of FAO's files: item, element, area, year, value. */
export type FigureByHand = readonly [
  name: string,
  item: number,
  element: number,
  area: string,
  year: number,
  value: number,
];

/** Balances of one edition: crop and grand total from the same file, per inhabitant and day (kcal, g) or thousand tonnes. */
const ofOneEdition: readonly FigureByHand[] = [
  ['energy of beans', 2546, 664, 'RWA', 2017, 346],
  ['energy of all food', 2901, 664, 'RWA', 2017, 2181],
  ['share of energy, 346 of 2181', 2546, 6, 'RWA', 2017, 0.158643],
  ['protein of beans', 2546, 674, 'RWA', 2017, 22.34],
  ['protein of all food', 2901, 674, 'RWA', 2017, 59.73],
  ['share of protein, 22.34 of 59.73', 2546, 7, 'RWA', 2017, 0.374016],
  ['energy of beans', 2546, 664, 'UGA', 2017, 166],
  ['energy of all food', 2901, 664, 'UGA', 2017, 2022],
  ['share of energy, 166 of 2022', 2546, 6, 'UGA', 2017, 0.0820969],
  ['share of protein, 10.87 of 48.3', 2546, 7, 'UGA', 2017, 0.225052],
  ['food', 2546, 5142, 'MOZ', 2014, 15],
  ['food', 2546, 5142, 'MOZ', 2015, 6],
  ['food', 2546, 5142, 'MOZ', 2016, 12],
  ['food', 2546, 5142, 'MOZ', 2017, 15],
  ['food', 2546, 5142, 'MOZ', 2018, 16],
  ['food', 2546, 5142, 'KEN', 2012, 535],
  // The older file has twice as many elements of that year.
  ['food', 2546, 5142, 'KEN', 2013, 465],
  ['food', 2546, 5142, 'KEN', 2014, 490],
  ['food', 2546, 5142, 'KEN', 2016, 562],
  ['food', 2546, 5142, 'KEN', 2019, 726],
  ['share of energy, 98 of 2183', 2546, 6, 'KEN', 2014, 0.0448923],
  ['share of energy, 107 of 2142', 2546, 6, 'KEN', 2016, 0.0499533],
  ['share of energy, 62 of 2739', 2546, 6, 'BEN', 2014, 0.022636],
  ['share of energy, 122 of 2726', 2546, 6, 'CMR', 2016, 0.0447542],
  ['share of energy, 21 of 2250', 2546, 6, 'ETH', 2014, 0.00933333],
  ['share of energy, 49 of 2398', 2546, 6, 'MWI', 2016, 0.0204337],
  ['share of energy, 116 of 2433', 2546, 6, 'TGO', 2014, 0.0476778],
  ['share of energy, 131 of 2381', 2546, 6, 'TZA', 2016, 0.0550189],
];

/** Protein where the file has no rows of it for oil and sugar. */
const ofProtein: readonly FigureByHand[] = [
  ['protein of all food, the sum of 73 items', 2901, 674, 'IND', 2013, 59.91],
  ['share of protein, 1.78 of 59.91', 2546, 7, 'IND', 2013, 0.0297112],
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

/** First years of another edition or method: item, element, area. */
export const breaksByHand = [
  [2546, 5142, 'KEN', [2010, 2013, 2014, 2019]],
  [2546, 5142, 'BRA', [2010, 2013, 2017]],
  [2546, 664, 'IND', [2013, 2017]],
  [176, 5510, 'WLRD', [1992]],
  [176, 5510, 'BRA', [2000, 2010, 2019]],
] as const;

export const figuresByHand: readonly FigureByHand[] = [...ofOneEdition, ...ofProtein, ...ofSums];
