import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { afterFrame } from '../../ui/frame-timing.ts';
import {
  type CollectionsView,
  changeCollections,
  parseCollections,
  serialiseCollections,
} from '../../url/collections-params.ts';
import type { CollectionsPageData } from './collections-data.ts';

/** The view that the page shows, and how to change it. */
export interface CollectionsControl {
  view: CollectionsView;
  /** Goes to another view; typing replaces the address instead of adding a step to the history. */
  show(change: Partial<CollectionsView>, typing?: boolean): void;
  /** Goes to the view of a query string. */
  follow(search: string, mode: 'push' | 'replace'): void;
  /** Address of the view after a change. */
  hrefOf(change: Partial<CollectionsView>): string;
  /** The page shows the document's view. */
  fresh: boolean;
}

export function useCollectionsView(data: CollectionsPageData): CollectionsControl {
  const version = data.release.pinned ? data.release.id : null;
  const [view, setView] = useState(data.view);
  const latest = useRef(view);
  const set = useCallback((next: CollectionsView): void => {
    latest.current = next;
    setView(next);
  }, []);
  useEffect(() => {
    // `data.view` lacks parameters of the document's address that match no point.
    const opened = window.location.search;
    const restore = (): void => {
      const { search } = window.location;
      set(search === opened ? data.view : parseCollections(search));
    };
    window.addEventListener('popstate', restore);
    return () => window.removeEventListener('popstate', restore);
  }, [set, data.view]);
  const go = useCallback(
    (next: CollectionsView, mode: 'push' | 'replace'): void => {
      set(next);
      // Writing the address alone takes longer than filtering.
      afterFrame(() =>
        window.history[`${mode}State`](
          null,
          '',
          window.location.pathname + serialiseCollections(next, version),
        ),
      );
    },
    [set, version],
  );
  const follow = useCallback(
    (search: string, mode: 'push' | 'replace'): void => go(parseCollections(search), mode),
    [go],
  );
  const show = useCallback(
    (change: Partial<CollectionsView>, typing = false): void =>
      go(changeCollections(latest.current, change), typing ? 'replace' : 'push'),
    [go],
  );
  return useMemo(
    () => ({
      view,
      show,
      follow,
      hrefOf: (change) => serialiseCollections(changeCollections(view, change), version) || '?',
      fresh: view === data.view,
    }),
    [view, show, follow, version, data.view],
  );
}
