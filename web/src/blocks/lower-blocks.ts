import { BalanceBlock } from './balance/balance-block.tsx';
import { ChartsBlock } from './charts/charts-block.tsx';
import { ContinentsBlock } from './charts/continents-block.tsx';
import { CountriesBlock } from './countries/countries-block.tsx';
import { DecompositionBlock } from './decomposition/decomposition-block.tsx';
import { PodiumBlock } from './podium/podium-block.tsx';

/** The charts and the blocks below the first window. This module is a chunk of its own: see `registry.ts`. */
export const components = {
  balance: BalanceBlock,
  charts: ChartsBlock,
  continents: ContinentsBlock,
  countries: CountriesBlock,
  decomposition: DecompositionBlock,
  podium: PodiumBlock,
} as const;

export type LowerComponents = typeof components;
