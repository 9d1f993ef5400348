import { useMemo } from 'react';
import { useAddressView, type ViewControl, viewHref } from '../../blocks/use-address-view.ts';
import { requiredContext } from '../../ui/required-context.ts';
import { changePrices, type PricesView, pricesParams } from '../../url/prices-params.ts';
import type { PricesPageData } from './prices-data.ts';

export interface PricesControl extends ViewControl<PricesView> {
  crop: string;
  page: 'prices' | 'prices-international';
  /** The choice, at once; the drawn view where the choice failed to load. */
  chosen: PricesView;
  /** The requested view whose figures could not be loaded; `view`, which is drawn, is an earlier one. */
  refused: PricesView | null;
}

export const address = { ...pricesParams, change: changePrices };

export const pricesHref = (view: PricesView, release: PricesPageData['release']): PricesControl['hrefOf'] =>
  viewHref(address, view, release);

export function usePricesView(
  data: Pick<PricesPageData, 'crop' | 'release' | 'view'>,
  page: PricesControl['page'],
): PricesControl {
  const { crop } = data;
  const control = useAddressView(data, address);
  return useMemo(
    () => ({ ...control, crop, page, chosen: control.view, refused: null }),
    [control, crop, page],
  );
}

export const [PricesContext, usePrices] = requiredContext<PricesControl>('page of prices');
