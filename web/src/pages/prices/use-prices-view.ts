import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { changePrices, type PricesView, parsePrices, serialisePrices } from '../../url/prices-url.ts';
import type { PricesPageData } from './prices-data.ts';

/** Browsers limit how often an address may be replaced; dragging through the years must not wait for it. */
const addressDelay = 200;

/** The view of the address bar, and how to change it. */
export interface PricesControl {
  crop: string;
  view: PricesView;
  release: PricesPageData['release'];
  /** Goes to another view; `years` of the slider replace the address instead of adding a step to the history. */
  show(change: Partial<PricesView>, mode?: 'step' | 'drag'): void;
  /** Address of the view after a change. */
  hrefOf(change: Partial<PricesView>): string;
  /** The page shows what the document was drawn for. */
  fresh: boolean;
}

export function usePricesView(data: Pick<PricesPageData, 'crop' | 'release' | 'view'>): PricesControl {
  const { crop, release } = data;
  const version = release.pinned ? release.id : null;
  const [view, setView] = useState(data.view);
  const latest = useRef(view);
  const pending = useRef(0);
  const set = useCallback((next: PricesView): void => {
    latest.current = next;
    setView(next);
  }, []);
  useEffect(() => {
    const restore = (): void => set(parsePrices(window.location.search));
    window.addEventListener('popstate', restore);
    return () => window.removeEventListener('popstate', restore);
  }, [set]);
  const show = useCallback(
    (change: Partial<PricesView>, mode: 'step' | 'drag' = 'step'): void => {
      const next = changePrices(latest.current, change);
      set(next);
      window.clearTimeout(pending.current);
      const write = (): void => {
        const address = window.location.pathname + serialisePrices(next, version);
        if (mode === 'drag') window.history.replaceState(null, '', address);
        else window.history.pushState(null, '', address);
      };
      if (mode === 'step') write();
      else pending.current = window.setTimeout(write, addressDelay);
    },
    [set, version],
  );
  const hrefOf = useCallback(
    (change: Partial<PricesView>): string => serialisePrices(changePrices(view, change), version) || '?',
    [view, version],
  );
  return useMemo(
    () => ({ crop, view, release, show, hrefOf, fresh: view === data.view }),
    [crop, view, release, show, hrefOf, data.view],
  );
}

export const PricesContext = createContext<PricesControl | null>(null);

/** The control of the page around a block. */
export function usePrices(): PricesControl {
  const control = useContext(PricesContext);
  if (control === null) throw new Error('A block of prices stands outside its page.');
  return control;
}
