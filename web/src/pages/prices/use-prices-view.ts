import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { afterFrame } from '../../ui/frame-timing.ts';
import { requiredContext } from '../../ui/required-context.ts';
import { changePrices, type PricesView, pricesParams } from '../../url/prices-params.ts';
import type { PricesPageData } from './prices-data.ts';
import { createRequested, type RequestedView } from './requested-view.ts';

/** Browsers limit how often an address may be replaced; dragging through the years must not wait for it. */
const addressDelay = 200;

type Mode = 'step' | 'drag';

export interface PricesControl {
  crop: string;
  /** Last part of the page's path. */
  page: 'prices' | 'prices-international';
  view: PricesView;
  requested: RequestedView;
  /** The requested view whose figures could not be loaded; `view`, which is drawn, is an earlier one. */
  refused: PricesView | null;
  release: PricesPageData['release'];
  /**
   * Goes to another view: a change of the last requested one, unless `from` is given. `drag` replaces the address instead of
   * adding a step to the history.
   */
  show(change: Partial<PricesView>, mode?: Mode, from?: PricesView): void;
  /** Address of the view after a change. */
  hrefOf(change: Partial<PricesView>): string;
  fresh: boolean;
}

/** Addresses of a page of prices after changes of its view. */
export function pricesHref(view: PricesView, release: PricesPageData['release']): PricesControl['hrefOf'] {
  const version = release.pinned ? release.id : null;
  return (change) => pricesParams.serialise(changePrices(view, change), version) || '?';
}

export function usePricesView(
  data: Pick<PricesPageData, 'crop' | 'release' | 'view'>,
  page: PricesControl['page'],
): PricesControl {
  const { crop, release } = data;
  const version = release.pinned ? release.id : null;
  const [requested] = useState(() => createRequested(data.view));
  const [view, setView] = useState(data.view);
  const pending = useRef(0);
  useEffect(() => {
    const restore = (): void => {
      const next = pricesParams.parse(window.location.search);
      requested.set(next);
      setView(next);
    };
    window.addEventListener('popstate', restore);
    return () => window.removeEventListener('popstate', restore);
  }, [requested]);
  const show = useCallback(
    (change: Partial<PricesView>, mode: Mode = 'step', from: PricesView = requested.get()): void => {
      const next = changePrices(from, change);
      requested.set(next);
      window.clearTimeout(pending.current);
      const write = (): void => {
        const address = window.location.pathname + pricesParams.serialise(next, version);
        if (mode === 'drag') window.history.replaceState(null, '', address);
        else window.history.pushState(null, '', address);
      };
      if (mode === 'drag') {
        setView(next);
        pending.current = window.setTimeout(write, addressDelay);
        return;
      }
      // Writing the address alone takes longer than drawing the chart.
      afterFrame(() => {
        write();
        setView(requested.get());
      });
    },
    [requested, version],
  );
  return useMemo(
    () => ({
      crop,
      page,
      view,
      requested,
      refused: null,
      release,
      show,
      hrefOf: pricesHref(view, release),
      fresh: view === data.view,
    }),
    [crop, page, view, requested, release, show, data.view],
  );
}

export const [PricesContext, usePrices] = requiredContext<PricesControl>('page of prices');

/** Subscribes to the last requested view; `read` gives the same value as long as nothing has changed for the listener. */
export function useRequested<T>(
  { requested }: Pick<PricesControl, 'requested'>,
  read: (requested: PricesView) => T,
): T {
  return useSyncExternalStore(
    requested.subscribe,
    () => read(requested.get()),
    () => read(requested.opened),
  );
}

/** Value of a control: the choice, at once, or the drawn view where the choice failed to load. */
export function useChoice<T>(control: PricesControl, read: (view: PricesView) => T): T {
  return useRequested(control, (requested) => read(requested === control.refused ? control.view : requested));
}
