import type { RankingView } from '../../url/ranking-params.ts';

/** Browsers limit how often an address may be replaced; typing in the search field must not wait for it. */
const addressDelay = 200;

export interface RankingStore {
  get(): RankingView;
  subscribe(listener: () => void): () => void;
  /** Going to another ranking or explanation is a step of the history; sorting, searching and closing are not. */
  show(change: Partial<RankingView>): void;
  dispatch(action: { do: 'explain'; figure: string | null }): void;
  /** Follows the address bar. Returns the way to stop. */
  followHistory(): () => void;
}

/** A store for one page; `read` and `write` know its addresses. */
export function createRankingStore(
  initial: RankingView,
  { read, write }: { read(search: string): RankingView; write(view: RankingView): string },
): RankingStore {
  let view = initial;
  let pending: { timer: number; replace: () => void } | null = null;
  const listeners = new Set<() => void>();
  const set = (next: RankingView): void => {
    view = next;
    for (const listener of listeners) listener();
  };
  const change = (next: RankingView, mode: 'push' | 'replace' | 'replace-later'): void => {
    set(next);
    const address = window.location.pathname + write(next);
    if (pending !== null) window.clearTimeout(pending.timer);
    if (mode === 'replace-later') {
      const replace = (): void => {
        pending = null;
        window.history.replaceState(null, '', address);
      };
      pending = { timer: window.setTimeout(replace, addressDelay), replace };
      return;
    }
    // The history entry that is left keeps text typed right before.
    pending?.replace();
    if (mode === 'push') window.history.pushState(null, '', address);
    else window.history.replaceState(null, '', address);
  };
  return {
    get: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show: (requested) =>
      change(
        { ...view, explain: null, ...requested },
        'query' in requested || 'sort' in requested ? 'replace-later' : 'push',
      ),
    dispatch: ({ figure }) => change({ ...view, explain: figure }, figure === null ? 'replace' : 'push'),
    followHistory() {
      const restore = (): void => set(read(window.location.search));
      window.addEventListener('popstate', restore);
      return () => window.removeEventListener('popstate', restore);
    },
  };
}
