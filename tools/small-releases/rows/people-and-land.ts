import type { Row } from '#ingest/testing/source-files.ts';
import { BDI, BRA, easternAfrica, KEN, TZA, WLRD } from './areas.ts';

/** Inhabitants in thousands. From 2018 on the World is the countries that have a row, so that its means can be worked out. */
export const people: readonly Row[] = [
  [BRA, 3010, 511, 2017, 207_833],
  [KEN, 3010, 511, 2017, 50_221],
  [TZA, 3010, 511, 2017, 54_660],
  [WLRD, 3010, 511, 2017, 7_599_822],
  [BRA, 3010, 511, 2018, 200_000],
  [BDI, 3010, 511, 2018, 10_000],
  [KEN, 3010, 511, 2018, 50_000],
  [TZA, 3010, 511, 2018, 60_000],
  [easternAfrica, 3010, 511, 2018, 120_000],
  [WLRD, 3010, 511, 2018, 320_000],
  [BRA, 3010, 511, 2020, 212_000],
  [KEN, 3010, 511, 2020, 53_000],
  [TZA, 3010, 511, 2020, 40_000],
  [WLRD, 3010, 511, 2020, 305_000],
  [BRA, 3010, 511, 2021, 213_000],
  [KEN, 3010, 511, 2021, 54_000],
  [WLRD, 3010, 511, 2021, 267_000],
];

/** Cropland (item 6620) in thousand hectares: 300.5 ha for each thousand of Brazil's 212,000 thousand inhabitants. */
export const land: readonly Row[] = [[BRA, 6620, 5110, 2020, 63_706]];
