import type { Row } from '#ingest/testing/source-files.ts';
import { BRA, HKG, KEN } from './areas.ts';

/** Items: 27 rice, 116 potatoes, 125 cassava, 156 sugar cane, 176 dry beans, 236 soya beans. Cassava and beans are equal in 2020. */
export const harvests: readonly Row[] = [
  [BRA, 176, 5312, 2017, 2_795_820, 'A'],
  [BRA, 176, 5510, 2017, 3_033_017, 'A'],
  [KEN, 176, 5510, 2017, 846_000, 'E'],
  [BRA, 176, 5312, 2019, 2_709_485, 'A'],
  [BRA, 176, 5510, 2019, 2_794_854, 'A'],
  [BRA, 27, 5312, 2020, 1_677_705],
  [BRA, 125, 5312, 2020, 1_200_000],
  [BRA, 156, 5312, 2020, 10_000_000],
  [BRA, 176, 5312, 2020, 2_635_041, 'A'],
  [BRA, 236, 5312, 2020, 37_000_000],
  [BRA, 27, 5510, 2020, 11_091_011.25],
  [BRA, 116, 5510, 2020, 1000, 'I'],
  [BRA, 125, 5510, 2020, 2_872_474],
  [BRA, 156, 5510, 2020, 700_000_000, 'A'],
  [BRA, 176, 5510, 2020, 2_872_474, 'E'],
  [BRA, 236, 5510, 2020, 121_797_712.5, 'A'],
  [KEN, 27, 5312, 2020, 25_570],
  [KEN, 27, 5510, 2020, 180_890],
  [HKG, 27, 5312, 2020, 4],
];

/** Values in 1000 international dollars, as FAO publishes them, and computed ones. */
export const values: readonly Row[] = [[KEN, 176, 152, 2020, 98_765]];
export const computedValues: readonly Row[] = [[BRA, 176, 152, 2020, 1_234_567]];
