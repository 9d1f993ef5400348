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
  /** Address of the view after a change. */
  hrefOf(change: Partial<CollectionsView>): string;
  /** The page shows what the document was drawn for. */
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
    // The document's own address may ask for what only the points tell is not there.
    const opened = window.location.search;
    const restore = (): void => {
      const { search } = window.location;
      set(search === opened ? data.view : parseCollections(search));
    };
    window.addEventListener('popstate', restore);
    return () => window.removeEventListener('popstate', restore);
  }, [set, data.view]);
  const show = useCallback(
    (change: Partial<CollectionsView>, typing = false): void => {
      const next = changeCollections(latest.current, change);
      set(next);
      // Writing the address alone takes longer than filtering.
      afterFrame(() => {
        const address = window.location.pathname + serialiseCollections(next, version);
        if (typing) window.history.replaceState(null, '', address);
        else window.history.pushState(null, '', address);
      });
    },
    [set, version],
  );
  return useMemo(
    () => ({
      view,
      show,
      hrefOf: (change) => serialiseCollections(changeCollections(view, change), version) || '?',
      fresh: view === data.view,
    }),
    [view, show, version, data.view],
  );
}
