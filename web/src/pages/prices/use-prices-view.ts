import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { afterFrame } from '../../ui/frame-timing.ts';
import { changePrices, type PricesView, pricesParams } from '../../url/prices-params.ts';
import { type AskedView, createAsked } from './asked-view.ts';
import type { PricesPageData } from './prices-data.ts';

/** Browsers limit how often an address may be replaced; dragging through the years must not wait for it. */
const addressDelay = 200;

type Mode = 'step' | 'drag';

/** The view that the page is drawn for, and how to change it. */
export interface PricesControl {
  crop: string;
  /** Last part of the page's path. */
  page: 'prices' | 'prices-international';
  view: PricesView;
  asked: AskedView;
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
  /** The page shows the document's view. */
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
  const [asked] = useState(() => createAsked(data.view));
  const [view, setView] = useState(data.view);
  const pending = useRef(0);
  useEffect(() => {
    const restore = (): void => {
      const next = pricesParams.parse(window.location.search);
      asked.set(next);
      setView(next);
    };
    window.addEventListener('popstate', restore);
    return () => window.removeEventListener('popstate', restore);
  }, [asked]);
  const show = useCallback(
    (change: Partial<PricesView>, mode: Mode = 'step', from: PricesView = asked.get()): void => {
      const next = changePrices(from, change);
      asked.set(next);
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
        setView(asked.get());
      });
    },
    [asked, version],
  );
  return useMemo(
    () => ({
      crop,
      page,
      view,
      asked,
      refused: null,
      release,
      show,
      hrefOf: pricesHref(view, release),
      fresh: view === data.view,
    }),
    [crop, page, view, asked, release, show, data.view],
  );
}

export const PricesContext = createContext<PricesControl | null>(null);

/** The control of the page around a block. */
export function usePrices(): PricesControl {
  const control = useContext(PricesContext);
  if (control === null) throw new Error('A block of prices stands outside its page.');
  return control;
}

/** Subscribes to the last requested view; `read` gives the same value as long as nothing has changed for the listener. */
export function useAsked<T>({ asked }: Pick<PricesControl, 'asked'>, read: (asked: PricesView) => T): T {
  return useSyncExternalStore(
    asked.subscribe,
    () => read(asked.get()),
    () => read(asked.opened),
  );
}

/** Value of a control: the choice, at once, or the drawn view where the choice failed to load. */
export function useChoice<T>(control: PricesControl, read: (view: PricesView) => T): T {
  return useAsked(control, (asked) => read(asked === control.refused ? control.view : asked));
}
