import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { collectionAddresses } from '#contract/collection-addresses.ts';
import type { FlowPage, FlowRows } from '#contract/flows.ts';
import { hasFailed } from '../../api/failed-parts.ts';
import type { Loaded } from '../../api/loaded.ts';
import { askFor, browserGetJson } from '../../api/queries.ts';
import { type Answer, useAnswer } from '../../api/use-answer.ts';
import { useAddressView, type ViewControl, viewHref } from '../../blocks/use-address-view.ts';
import { useWorld } from '../../map/world-source.ts';
import { requiredContext } from '../../ui/required-context.ts';
import {
  changeDelivery,
  type DeliveryView,
  deliveryParams,
  flowQuery,
  readFlowKey,
} from '../../url/delivery-params.ts';
import type { IgnoredParam } from '../../url/ignored-params.ts';
import { type Landraces, toLandraces } from './landraces.ts';

export interface DeliveryPageData {
  view: DeliveryView;
  /** Parameters of the address without effect. */
  ignored: readonly IgnoredParam[];
  release: { id: string; created: string; pinned: boolean };
  /** `https://host` without a slash at the end. */
  origin: string;
  page: Answer<FlowPage>;
  /** Landraces of the country, or of all; `null` where the release has none at all. */
  landraces: { country: string | null; found: Loaded<Landraces | null> };
  rows: Answer<FlowRows> | null;
}

export const pageAddress = (view: DeliveryView): string => `/api/v1/germplasm/flows/page${flowQuery(view)}`;

/** Address of the rows behind a sum; the largest first, a hundred of them. */
export function rowsAddress(key: string): string {
  const filters = Object.entries(readFlowKey(key)).flatMap(([name, value]) =>
    value === null ? [] : [[name, value]],
  );
  return `/api/v1/germplasm/flows/rows?${new URLSearchParams(filters)}`;
}

export type DeliveryControl = ViewControl<DeliveryView>;

export function useLandraces(
  brought: DeliveryPageData['landraces'],
  country: string | null,
): { landraces: Landraces | null | undefined; failed: boolean } {
  const world = useWorld();
  const isBrought = brought.country === country;
  const query = useQuery({
    queryKey: ['landraces', country],
    queryFn: async () =>
      world === null
        ? null
        : toLandraces(
            world,
            await askFor(browserGetJson, 'collectionColumns', collectionAddresses.columns('landraces')),
            country,
          ),
    enabled: world !== null,
    initialData: isBrought && brought.found.state === 'loaded' ? brought.found.value : undefined,
  });
  const failedHere = isBrought && brought.found.state === 'failed';
  return { landraces: query.data, failed: query.data === undefined && (hasFailed(query) || failedHere) };
}

const readPage = (address: string): Promise<FlowPage> => askFor(browserGetJson, 'flowPage', address);

export const address = { ...deliveryParams, change: changeDelivery };

/**
 * The page's state: the requested view, and the newest loaded one. While another one loads, the one
 * before stays as a whole, with its own title; after a failure the page has the requested view without flows, so that title,
 * fields and address agree.
 */
export function useDelivery(data: DeliveryPageData) {
  const requestedControl = useAddressView(data, address);
  const { view: requested } = requestedControl;
  const { value, failed } = useAnswer(data.page, pageAddress(requested), readPage);
  const before = useRef<{ view: DeliveryView; page: FlowPage } | null>(null);
  const drawnView = value !== undefined ? { view: requested, page: value } : failed ? null : before.current;
  const countries = useRef<readonly string[] | null>(null);
  useEffect(() => {
    if (value !== undefined) {
      before.current = { view: requested, page: value };
      countries.current = value.countries;
    } else if (failed) before.current = null;
  }, [value, requested, failed]);
  const view = drawnView?.view ?? requested;
  const control = useMemo(
    () => ({ ...requestedControl, view, hrefOf: viewHref(address, view, data.release) }),
    [requestedControl, view, data.release],
  );
  return {
    control,
    requested,
    page: drawnView?.page,
    /** Countries to choose from, the same of every view; `null` as long as no view was loaded. */
    countries: drawnView?.page.countries ?? countries.current,
    waiting: value === undefined && !failed,
    failed,
    fresh: view === data.view,
  };
}

export const [DeliveryContext, useControl] = requiredContext<DeliveryControl>('page of delivery networks');
