import { viewParams } from './view-params.ts';
import { historyMode, nextView, type ViewAction, type ViewLimits, type ViewState } from './view-state.ts';

/** The page's state outside React, so that a key press can repaint the map before React renders the rest. */
export interface ViewStore {
  get(): ViewState;
  dispatch(action: ViewAction): void;
  subscribe(listener: () => void): () => void;
  /** Follows the address bar: back and forward restore the state. Returns the way to stop. */
  followHistory(window: HistoryWindow): () => void;
}

export interface HistoryWindow {
  history: Pick<History, 'pushState' | 'replaceState'>;
  location: Pick<Location, 'pathname' | 'search'>;
  addEventListener(type: 'popstate', listener: () => void): void;
  removeEventListener(type: 'popstate', listener: () => void): void;
  setTimeout(task: () => void, delay: number): number;
  clearTimeout(timer: number): void;
}

export function createViewStore(initial: ViewState, limits: ViewLimits): ViewStore {
  const params = viewParams(limits);
  let view = initial;
  let window: HistoryWindow | null = null;
  let pending: number | null = null;
  const listeners = new Set<() => void>();

  const set = (next: ViewState): void => {
    if (next === view) return;
    view = next;
    for (const listener of listeners) listener();
  };

  const write = (mode: 'push' | 'replace', before: ViewState): void => {
    if (window === null) return;
    const target = window;
    const addressOf = (state: ViewState): string =>
      target.location.pathname + params.serialise(state, limits.version);
    if (mode === 'replace') {
      // Browsers throttle replaceState (Safari: 100 in 30 s), and a slider drag must not wait for it.
      if (pending !== null) target.clearTimeout(pending);
      pending = target.setTimeout(() => {
        pending = null;
        target.history.replaceState(null, '', addressOf(view));
      }, 80);
      return;
    }
    const [left, next] = [addressOf(before), addressOf(view)];
    if (left === next) return;
    if (pending !== null) {
      target.clearTimeout(pending);
      pending = null;
      // The entry that is left must keep the year that was chosen right before.
      target.history.replaceState(null, '', left);
    }
    target.history.pushState(null, '', next);
  };

  return {
    get: () => view,
    dispatch(action) {
      const before = view;
      set(nextView(view, action, limits));
      if (view !== before) write(historyMode(action), before);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    followHistory(target) {
      window = target;
      const restore = (): void => set(params.parse(target.location.search));
      target.addEventListener('popstate', restore);
      return () => {
        target.removeEventListener('popstate', restore);
        window = null;
      };
    },
  };
}
