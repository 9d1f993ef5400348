/** A page's view outside React, so that a key press can repaint a map before React renders the rest, bound to the page's address. */
export interface AddressStore<View> {
  get(): View;
  subscribe(listener: () => void): () => void;
  /** Goes to a view: as a step of the history, or in place of the last one. */
  go(next: View, mode: 'push' | 'replace'): void;
  /** Follows the address bar: back and forward restore the view. Returns the way to stop. */
  followHistory(window: HistoryWindow): () => void;
}

/** The part of `window` that the store needs. */
export interface HistoryWindow {
  history: Pick<History, 'pushState' | 'replaceState'>;
  location: Pick<Location, 'pathname' | 'search'>;
  addEventListener(type: 'popstate', listener: () => void): void;
  removeEventListener(type: 'popstate', listener: () => void): void;
  setTimeout(task: () => void, delay: number): number;
  clearTimeout(timer: number): void;
}

/** A store for one page, whose addresses `parse` and `serialise` know. Before `followHistory` it does not touch the address. */
export function createAddressStore<View>(
  initial: View,
  { parse, serialise }: { parse(search: string): View; serialise(view: View): string },
): AddressStore<View> {
  let view = initial;
  let window: HistoryWindow | null = null;
  let pending: number | null = null;
  const listeners = new Set<() => void>();

  const set = (next: View): void => {
    if (next === view) return;
    view = next;
    for (const listener of listeners) listener();
  };

  const write = (mode: 'push' | 'replace', before: View): void => {
    if (window === null) return;
    const target = window;
    const addressOf = (state: View): string => target.location.pathname + serialise(state);
    if (mode === 'replace') {
      // Browsers throttle replaceState (Safari: 100 in 30 s), and a slider drag must not wait for it, nor for the words
      // of the address.
      if (pending !== null) target.clearTimeout(pending);
      pending = target.setTimeout(() => {
        pending = null;
        target.history.replaceState(null, '', addressOf(view));
      }, 80);
      return;
    }
    const [oldAddress, newAddress] = [addressOf(before), addressOf(view)];
    if (oldAddress === newAddress) return;
    if (pending !== null) {
      target.clearTimeout(pending);
      pending = null;
      // The entry that is left must keep the year that was chosen right before.
      target.history.replaceState(null, '', oldAddress);
    }
    target.history.pushState(null, '', newAddress);
  };

  return {
    get: () => view,
    go(next, mode) {
      const before = view;
      set(next);
      if (view !== before) write(mode, before);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    followHistory(target) {
      window = target;
      // The first view may lack parameters of its address.
      const opened = target.location.search;
      const restore = (): void =>
        set(target.location.search === opened ? initial : parse(target.location.search));
      target.addEventListener('popstate', restore);
      return () => {
        target.removeEventListener('popstate', restore);
        window = null;
      };
    },
  };
}
