import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { PageRelease } from '#contract/page.ts';
import { type AddressStore, createAddressStore } from '../url/address-store.ts';

type Mode = 'push' | 'replace';

/** How the views of a page are read from addresses, written to them, and changed. */
export interface ViewAddress<View> {
  parse(search: string): View;
  serialise(view: View, version: string | null): string;
  change(view: View, change: Partial<View>): View;
}

type ViewRelease = Pick<PageRelease, 'id' | 'created' | 'pinned'>;

/** The view that a page is drawn for, and the ways to another. */
export interface ViewControl<View> {
  view: View;
  release: ViewRelease;
  store: AddressStore<View>;
  /** Goes to a change of the last requested view. */
  show(this: void, change: Partial<View>, mode?: Mode): void;
  /** Goes to the view of a query string. */
  follow(this: void, search: string, mode: Mode): void;
  /** Address of the view after a change; `?` without a query, which as a link would be the page itself. */
  hrefOf(this: void, change: Partial<View>): string;
  /** The page shows the document's view. */
  fresh: boolean;
}

/** Addresses of a page after changes of its view; `?` for the one without a query, which as a link would be the page itself. */
export const viewHref =
  <View>(
    address: Omit<ViewAddress<View>, 'parse'>,
    view: View,
    { id, pinned }: Pick<PageRelease, 'id' | 'pinned'>,
  ) =>
  (change: Partial<View>): string =>
    address.serialise(address.change(view, change), pinned ? id : null) || '?';

/** The ways to other views of a page: the same ones as long as it is drawn. */
function toWays<View>(
  { view, release }: { view: View; release: ViewRelease },
  address: ViewAddress<View>,
): Pick<ViewControl<View>, 'store' | 'show' | 'follow'> {
  const version = release.pinned ? release.id : null;
  const { parse, change } = address;
  const store = createAddressStore(view, { parse, serialise: (next) => address.serialise(next, version) });
  return {
    store,
    show: (changes, mode = 'push') => store.go(change(store.get(), changes), mode),
    follow: (search, mode) => store.go(parse(search), mode),
  };
}

/** The view that a page's address asks for. */
export function useAddressView<View>(
  data: { view: View; release: ViewRelease },
  address: ViewAddress<View>,
): ViewControl<View> {
  const { release } = data;
  const [ways] = useState(() => toWays(data, address));
  const { store } = ways;
  const view = useSyncExternalStore(store.subscribe, store.get, store.get);
  useEffect(() => store.followHistory(window), [store]);
  return useMemo(
    () => ({ ...ways, view, release, hrefOf: viewHref(address, view, release), fresh: view === data.view }),
    [ways, view, release, address, data.view],
  );
}

/** The control of a page that is drawn for files: its links alone have an effect. */
export const idleControl = <View>(
  data: { view: View; release: ViewRelease },
  address: ViewAddress<View>,
): ViewControl<View> => ({
  ...toWays(data, address),
  ...{ view: data.view, release: data.release, fresh: true },
  hrefOf: viewHref(address, data.view, data.release),
});

/** The store of a page's open explanation. */
export const explainStore = <View extends { explain: string | null }>(store: AddressStore<View>) => ({
  get: store.get,
  subscribe: store.subscribe,
  dispatch: ({ figure }: { figure: string | null }): void =>
    store.go({ ...store.get(), explain: figure }, figure === null ? 'replace' : 'push'),
});
