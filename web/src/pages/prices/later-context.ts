import { createContext, useContext } from 'react';
import type { PricePage } from '#contract/price-page.ts';
import type { PriceMap } from '#contract/prices.ts';
import type { Loaded } from '../../api/loaded.ts';
import type { BesidePrice } from './prices-data.ts';
import type { ShownPrices } from './shown-prices.ts';
import type { PricesControl } from './use-prices-view.ts';

/** What the figures of a country, and the metadata tab, are drawn from. */
export interface LaterValue {
  control: PricesControl;
  shown: ShownPrices | null;
  page: PricePage | null;
  /** Name of the chosen market. */
  city: string | null;
  map: PriceMap | null;
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
