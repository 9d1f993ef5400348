import type { TotalRow, TradeFileRow } from '#ingest/testing/trade-files.ts';
import { BRA, FRA, IND, KEN, TZA, VNM } from './areas.ts';

/** Items: 176 dry beans; 27 and 31, products of rice; 128 and 129, products of cassava. */
export const publishedTotals: readonly TotalRow[] = [
  [BRA, 176, 5922, 2017, '1000 USD', 63_454, 'A'],
  [BRA, 176, 5910, 2017, 't', 121_904, 'A'],
  [BRA, 176, 5622, 2019, '1000 USD', 48_000, 'A'],
  [BRA, 176, 5922, 2020, '1000 USD', 63_454, 'A'],
  [BRA, 176, 5610, 2020, 't', 79_000, 'E'],
];

/** Sums computed from the matrix, with more partners than the rows below. */
export const boundTotals: readonly TotalRow[] = [
  [BRA, 176, 5622, 2020, '1000 USD', 51_663],
  [BRA, 27, 5622, 2020, '1000 USD', 14_952],
  [BRA, 31, 5622, 2020, '1000 USD', 14_000],
];

/**
 * In 2017 Brazil reports on India and Viet Nam, Kenya on Brazil. In 2020 Brazil reports on Kenya (and on Tanzania, differently in
 * each release: "revisions.ts"), Kenya on Brazil, and France, which no other country mentions, on Tanzania.
 */
export const flows: readonly TradeFileRow[] = [
  [BRA, IND, 176, 5922, 2017, '1000 USD', 38_583, 'A'],
  [BRA, VNM, 176, 5922, 2017, '1000 USD', 17_484, 'A'],
  [KEN, BRA, 176, 5622, 2017, '1000 USD', 110, 'E'],
  [BRA, KEN, 176, 5622, 2020, '1000 USD', 120],
  [BRA, KEN, 176, 5610, 2020, 't', 100],
  [FRA, TZA, 176, 5622, 2020, '1000 USD', 7],
  [KEN, BRA, 176, 5922, 2020, '1000 USD', 110, 'E'],
  [KEN, TZA, 27, 5622, 2020, '1000 USD', 12.5, 'E'],
  [KEN, BRA, 27, 5622, 2020, '1000 USD', 30],
  [KEN, FRA, 31, 5622, 2020, '1000 USD', 4, 'A'],
  [TZA, KEN, 128, 5922, 2020, '1000 USD', 5, 'A'],
  [TZA, KEN, 129, 5922, 2020, '1000 USD', 2, 'E'],
];
