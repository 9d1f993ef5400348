import { useEffect, useMemo, useRef } from 'react';
import type { PricePage } from '#contract/price-page.ts';
import type { PriceMap, PriceWorld } from '#contract/prices.ts';
import { askFor, browserGetJson } from '../../api/queries.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { changePrices, type PricesView } from '../../url/prices-params.ts';
import { mapAddress, type PricesPageData, pageAddress, worldAddress } from './prices-data.ts';
import { type PricesControl, pricesHref } from './use-prices-view.ts';

const readMap = (address: string): Promise<PriceMap> => askFor(browserGetJson, 'priceMap', address);
const readWorld = (address: string): Promise<PriceWorld> => askFor(browserGetJson, 'priceWorld', address);
const readCountry = (address: string): Promise<PricePage> => askFor(browserGetJson, 'pricePage', address);

interface Drawn {
  view: PricesView;
  page: PricePage | undefined;
  map: PriceMap | undefined;
  /** `undefined` beside a map: it could not be loaded. */
  world: PriceWorld | undefined;
}

export interface DrawnPage extends Drawn {
  /** The control of the drawn view: its links and changes start from there. */
  control: PricesControl;
  waiting: boolean;
  /** The requested view could not be loaded. */
  failed: boolean;
}

/**
 * The newest loaded view. While another one loads, and when it failed, the one before stays
 * as a whole, with its own title: figures never have the title of others.
 */
export function useDrawnPrices(data: PricesPageData, requested: PricesControl): DrawnPage {
  const { crop, view } = requested;
  const address = pageAddress(crop, view);
  const country = useAnswer(data.page, address, readCountry);
  const map = useAnswer(data.map, address === null ? mapAddress(crop, view) : null, readMap);
  const latest = useAnswer(data.world, worldAddress(crop, view), readWorld);
  const ready =
    country.value !== undefined || (map.value !== undefined && (latest.value !== undefined || latest.failed));
  const failed = country.failed || map.failed;
  const before = useRef<Drawn | null>(null);
  const drawn: Drawn =
    ready || before.current === null
      ? { view, page: country.value, map: map.value, world: latest.value }
      : before.current;
  const { page, map: drawnMap, world } = drawn;
  useEffect(() => {
    if (ready) before.current = { view, page, map: drawnMap, world };
  }, [ready, view, page, drawnMap, world]);
  const at = drawn.view;
  const refused = failed && at !== view ? view : null;
  const control = useMemo((): PricesControl => {
    if (at === requested.view) return requested;
    return {
      ...requested,
      view: at,
      refused,
      chosen: refused === null ? requested.view : at,
      // A change after a failure starts from the drawn view; a place is always one of the drawn view.
      show: (change, mode = 'push') => {
        const { store } = requested;
        const isPlace = 'country' in change || 'city' in change;
        store.go(changePrices(refused !== null || isPlace ? at : store.get(), change), mode);
      },
      hrefOf: pricesHref(at, requested.release),
    };
  }, [requested, at, refused]);
  return { ...drawn, control, waiting: !ready && !failed, failed };
}
