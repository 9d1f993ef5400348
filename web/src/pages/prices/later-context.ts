import { createContext, useContext } from 'react';
import type { PricePage } from '#contract/price-page.ts';
import type { PriceMap, PriceWorld } from '#contract/prices.ts';
import type { Loaded } from '../../api/loaded.ts';
import type { PriceTypeId } from '../../url/prices-params.ts';
import type { ShownBenchmarks } from './benchmarks-model.ts';
import type { BesidePrice } from './prices-data.ts';
import type { ShownPrices } from './shown-prices.ts';
import type { PricesControl } from './use-prices-view.ts';

/** Data of a country's figures, and of the metadata tab. */
export interface LaterValue {
  control: PricesControl;
  shown: ShownPrices | null;
  page: PricePage | null;
  /** Name of the chosen market. */
  city: string | null;
  map: PriceMap | null;
  /** Latest prices and seasons of all countries. */
  world: PriceWorld | null;
  /** Countries with a year's figure, by price type; `null` where that is not known. */
  countries: Readonly<Record<PriceTypeId, readonly string[]>> | null;
  beside: Loaded<BesidePrice | null>;
  title: string;
  origin: string;
}

export const LaterContext = createContext<LaterValue | null>(null);

export function useLater(): LaterValue {
  const value = useContext(LaterContext);
  if (value === null) throw new Error('A later part of a page of prices stands outside of it.');
  return value;
}

/** Data of the figures of international prices, and of their metadata tab. */
export interface BenchmarksValue {
  control: PricesControl;
  shown: ShownBenchmarks;
  title: string;
  origin: string;
}

export const BenchmarksContext = createContext<BenchmarksValue | null>(null);

export function useBenchmarks(): BenchmarksValue {
  const value = useContext(BenchmarksContext);
  if (value === null) throw new Error('A figure of international prices stands outside their page.');
  return value;
}
