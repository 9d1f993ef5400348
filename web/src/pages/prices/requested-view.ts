import type { PricesView } from '../../url/prices-params.ts';

/**
 * The last requested view. Controls and the chart listen to it and answer in the very frame of a choice; the rest
 * of the page follows when that is painted, and its figures when they have arrived.
 */
export interface RequestedView {
  get(): PricesView;
  /** The document's view. */
  opened: PricesView;
  subscribe(this: void, listener: () => void): () => void;
}

export interface RequestedStore extends RequestedView {
  set(view: PricesView): void;
}

export function createRequested(opened: PricesView): RequestedStore {
  const listeners = new Set<() => void>();
  let requested = opened;
  return {
    opened,
    get: () => requested,
    set: (view) => {
      requested = view;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
