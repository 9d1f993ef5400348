import { useMemo } from 'react';
import { useAddressView, viewHref } from '../../blocks/use-address-view.ts';
import { afterFrame } from '../../ui/frame-timing.ts';
import {
  type CollectionsView,
  changeCollections,
  parseCollections,
  serialiseCollections,
} from '../../url/collections-params.ts';
import type { CollectionsPageData } from './collections-data.ts';

export interface CollectionsControl {
  view: CollectionsView;
  show(change: Partial<CollectionsView>, mode?: 'push' | 'replace'): void;
  follow(search: string, mode: 'push' | 'replace'): void;
  /** Address of the view after a change. */
  hrefOf(change: Partial<CollectionsView>): string;
  fresh: boolean;
}

const address = { parse: parseCollections, serialise: serialiseCollections, change: changeCollections };

export function useCollectionsView(data: CollectionsPageData): CollectionsControl {
  // Writing the address alone takes longer than filtering.
  const { view, show, follow } = useAddressView(data, address, afterFrame);
  return useMemo(
    () => ({
      view,
      show,
      follow,
      hrefOf: viewHref(address, view, data.release),
      fresh: view === data.view,
    }),
    [view, show, follow, data],
  );
}
