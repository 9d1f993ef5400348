import { useQuery } from '@tanstack/react-query';
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { collectionAddresses } from '#contract/collection-addresses.ts';
import type { FlowPage } from '#contract/flows.ts';
import { hasFailed } from '../../api/failed-parts.ts';
import { askFor, browserGetJson } from '../../api/queries.ts';
import { useWorld } from '../../map/world-source.ts';
import { changeDelivery, type DeliveryView, deliveryParams } from '../../url/delivery-params.ts';
import { type Answer, type DeliveryPageData, pageAddress } from './delivery-data.ts';
import { type Landraces, toLandraces } from './landraces.ts';

/** The view that the page is drawn for, and how to change it. */
export interface DeliveryControl {
  view: DeliveryView;
  release: DeliveryPageData['release'];
  /** Goes to another view, starting from the one that was asked for last. */
  show: (change: Partial<DeliveryView>) => void;
  /** Goes to the view of a query string. */
  follow: (search: string, mode: 'push' | 'replace') => void;
  /** Address of the view after a change. */
  hrefOf: (change: Partial<DeliveryView>) => string;
}

/** What the parts below the first window are drawn from. */
export interface LowerValue {
  control: DeliveryControl;
  page: FlowPage;
  title: string;
  origin: string;
}

/** The answer at an address: the document's, or asked for; none without an address. */
export function useAnswer<T>(
  brought: Answer<T> | null,
  address: string | null,
  read: (address: string) => Promise<T>,
): { value: T | undefined; failed: boolean } {
  const isBrought = brought !== null && brought.address === address;
  const query = useQuery({
    queryKey: ['flows', address],
    queryFn: () => read(address ?? ''),
    enabled: address !== null,
    initialData: isBrought && brought.answer.state === 'loaded' ? brought.answer.value : undefined,
  });
  const failedHere = isBrought && brought.answer.state === 'failed';
  return {
    value: address === null ? undefined : query.data,
    failed: address !== null && query.data === undefined && (hasFailed(query) || failedHere),
  };
}

/** The landraces of a country, or of all: the document's, or found by the browser in the columns of their collection. */
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

/** Addresses of the page after changes of its view. */
export function deliveryHref(
  view: DeliveryView,
  release: DeliveryPageData['release'],
): DeliveryControl['hrefOf'] {
  const version = release.pinned ? release.id : null;
  return (change) => deliveryParams.serialise(changeDelivery(view, change), version) || '?';
}

/**
 * The page's state: the view that was asked for, and the newest one whose flows are there. While another one is on its way what was
 * drawn before stays as a whole, under its own title; where it could not be loaded, the page is the asked one, without flows: title,
 * fields and address say the same.
 */
export function useDelivery(data: DeliveryPageData) {
  const { release } = data;
  const version = release.pinned ? release.id : null;
  const [asked, setAsked] = useState(data.view);
  const latest = useRef(asked);
  useEffect(() => {
    const restore = (): void => {
      latest.current = deliveryParams.parse(window.location.search);
      setAsked(latest.current);
    };
    window.addEventListener('popstate', restore);
    return () => window.removeEventListener('popstate', restore);
  }, []);
  const go = useCallback(
    (next: DeliveryView, mode: 'push' | 'replace'): void => {
      latest.current = next;
      const address = window.location.pathname + deliveryParams.serialise(next, version);
      window.history[`${mode}State`](null, '', address);
      setAsked(next);
    },
    [version],
  );
  const show = useCallback(
    (change: Partial<DeliveryView>): void => go(changeDelivery(latest.current, change), 'push'),
    [go],
  );
  const follow = useCallback(
    (search: string, mode: 'push' | 'replace'): void => go(deliveryParams.parse(search), mode),
    [go],
  );
  const { value, failed } = useAnswer(data.page, pageAddress(asked), readPage);
  const before = useRef<{ view: DeliveryView; page: FlowPage } | null>(null);
  const drawn = value !== undefined ? { view: asked, page: value } : failed ? null : before.current;
  const countries = useRef<readonly string[] | null>(null);
  useEffect(() => {
    if (value !== undefined) {
      before.current = { view: asked, page: value };
      countries.current = value.countries;
    } else if (failed) before.current = null;
  }, [value, asked, failed]);
  const view = drawn?.view ?? asked;
  const control = useMemo(
    (): DeliveryControl => ({
      view,
      release,
      show,
      follow,
      hrefOf: deliveryHref(view, release),
    }),
    [view, release, show, follow],
  );
  return {
    control,
    asked,
    page: drawn?.page,
    /** Countries to choose from, the same of every view; `null` as long as no view was loaded. */
    countries: drawn?.page.countries ?? countries.current,
    waiting: value === undefined && !failed,
    failed,
    /** The page shows what the document was drawn for. */
    fresh: view === data.view,
  };
}

export const DeliveryContext = createContext<DeliveryControl | null>(null);

/** The control of the page around a part of it. */
export function useControl(): DeliveryControl {
  const control = useContext(DeliveryContext);
  if (control === null) throw new Error('A part of the delivery networks stands outside their page.');
  return control;
}
