import type { PricePage } from '#contract/price-page.ts';
import type { PriceMap, PriceWorld } from '#contract/prices.ts';
import type { Loaded } from '../../api/loaded.ts';
import { requiredContext } from '../../ui/required-context.ts';
import type { PriceTypeId } from '../../url/prices-params.ts';
import type { ShownBenchmarks } from './benchmarks-model.ts';
import type { BesidePrice } from './prices-data.ts';
import type { ShownPrices } from './shown-prices.ts';
import type { PricesControl } from './use-prices-view.ts';

export interface LaterValue {
  control: PricesControl;
  shown: ShownPrices | null;
  page: PricePage | null;
  city: string | null;
  map: PriceMap | null;
  world: PriceWorld | null;
  /** Countries with a year's figure, by price type; `null` where that is not known. */
  countries: Readonly<Record<PriceTypeId, readonly string[]>> | null;
  beside: Loaded<BesidePrice | null>;
  title: string;
  origin: string;
}

export const [LaterContext, useLater] = requiredContext<LaterValue>('page of prices');

export interface BenchmarksValue {
  control: PricesControl;
  shown: ShownBenchmarks;
  title: string;
  origin: string;
}

export const [BenchmarksContext, useBenchmarks] = requiredContext<BenchmarksValue>(
  'page of international prices',
);
