import { historyMode, nextView, type ViewAction, type ViewLimits, type ViewState } from './view-state.ts';
import { parseView, serialiseView } from './view-url.ts';

/** The page's state outside React, so that a key press can repaint the map before React renders the rest. */
export interface ViewStore {
  get(): ViewState;
  dispatch(action: ViewAction): void;
  subscribe(listener: () => void): () => void;
  /** Follows the address bar: back and forward restore the state. Returns the way to stop. */
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

/** A store for one page. Before `followHistory` it does not touch the address. */
export function createViewStore(initial: ViewState, limits: ViewLimits): ViewStore {
  let view = initial;
  let window: HistoryWindow | null = null;
  let pending: number | null = null;
  const listeners = new Set<() => void>();

  const set = (next: ViewState): void => {
    if (next === view) return;
    view = next;
    for (const listener of listeners) listener();
  };

  const write = (mode: 'push' | 'replace', before: string): void => {
    if (window === null) return;
    const target = window;
    if (pending !== null) {
      target.clearTimeout(pending);
      // The entry that is left must keep the year that was chosen right before.
      if (mode === 'push') target.history.replaceState(null, '', target.location.pathname + before);
    }
    pending = null;
    const commit = (): void => {
      pending = null;
      const address = target.location.pathname + serialiseView(view, limits);
      if (mode === 'push') target.history.pushState(null, '', address);
      else target.history.replaceState(null, '', address);
    };
    // Browsers throttle replaceState (Safari: 100 in 30 s), and a slider drag must not wait for it.
    if (mode === 'push') commit();
    else pending = target.setTimeout(commit, 80);
  };

  return {
    get: () => view,
    dispatch(action) {
      const before = serialiseView(view, limits);
      set(nextView(view, action, limits));
      if (serialiseView(view, limits) !== before) write(historyMode(action), before);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    followHistory(target) {
      window = target;
      const restore = (): void => set(parseView(target.location.search, limits));
      target.addEventListener('popstate', restore);
      return () => {
        target.removeEventListener('popstate', restore);
        window = null;
      };
    },
  };
}
