import type { Row } from '#ingest/testing/source-files.ts';
import type { TradeFileRow } from '#ingest/testing/trade-files.ts';
import { BRA, KEN, TZA } from './areas.ts';

/** Rows that only one of the two releases has. */
export interface Revision {
  balances: readonly Row[];
  laterBalances: readonly Row[];
  flows: readonly TradeFileRow[];
}

export const first: Revision = {
  balances: [
    [KEN, 2546, 5142, 2017, 578, 'A'],
    [TZA, 2546, 645, 2019, 18, 'E'],
  ],
  laterBalances: [[BRA, 2546, 645, 2020, 15, 'I']],
  flows: [[BRA, TZA, 176, 5922, 2020, '1000 USD', 49, 'A']],
};

/** Three figures are others, one is gone, and one (684, fat) is new. */
export const second: Revision = {
  balances: [[KEN, 2546, 5142, 2017, 590, 'A']],
  laterBalances: [
    [BRA, 2546, 645, 2020, 15.25, 'I'],
    [BRA, 2546, 684, 2020, 1.1],
  ],
  flows: [[BRA, TZA, 176, 5922, 2020, '1000 USD', 50, 'A']],
};
