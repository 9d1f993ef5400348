import { useCallback, useEffect, useRef, useState } from 'react';

interface ViewAddress<View> {
  parse(search: string): View;
  serialise(view: View, version: string | null): string;
  change(view: View, change: Partial<View>): View;
}

/** Addresses of a page after changes of its view; `?` for the one without a query, which as a link would be the page itself. */
export const viewHref =
  <View>(address: Omit<ViewAddress<View>, 'parse'>, view: View, release: { id: string; pinned: boolean }) =>
  (change: Partial<View>): string =>
    address.serialise(address.change(view, change), release.pinned ? release.id : null) || '?';

const atOnce = (write: () => void): void => write();

/** Calls `restore` with the query string when the browser's history brings back another address. */
export function useRestored(restore: (search: string) => void): void {
  useEffect(() => {
    const read = (): void => restore(window.location.search);
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, [restore]);
}

/** The view that a page's address asks for, and the ways to another. `when` decides when the address is written. */
export function useAddressView<View>(
  data: { view: View; release: { id: string; pinned: boolean } },
  address: ViewAddress<View>,
  when = atOnce,
) {
  const version = data.release.pinned ? data.release.id : null;
  const [view, setView] = useState(data.view);
  const latest = useRef(view);
  const set = useCallback((next: View): void => {
    latest.current = next;
    setView(next);
  }, []);
  // The document's view may lack parameters of its address.
  const opened = useRef<string>(null);
  useEffect(() => {
    opened.current = window.location.search;
  }, []);
  useRestored(
    useCallback(
      (search) => set(search === opened.current ? data.view : address.parse(search)),
      [set, data.view, address],
    ),
  );
  const go = useCallback(
    (next: View, mode: 'push' | 'replace'): void => {
      set(next);
      when(() =>
        window.history[`${mode}State`](null, '', window.location.pathname + address.serialise(next, version)),
      );
    },
    [set, address, version, when],
  );
  const show = useCallback(
    (change: Partial<View>, mode: 'push' | 'replace' = 'push'): void =>
      go(address.change(latest.current, change), mode),
    [go, address],
  );
  const follow = useCallback(
    (search: string, mode: 'push' | 'replace'): void => go(address.parse(search), mode),
    [go, address],
  );
  return { view, show, follow, go };
}
