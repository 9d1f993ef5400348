import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';

export interface ExplainStore {
  get(): { explain: string | null };
  dispatch(action: { do: 'explain'; figure: string | null }): void;
  subscribe(listener: () => void): () => void;
}

/** Key of the open explanation, and the way back to the page before the first of them, however many were followed from there. */
export function useTrail(store: ExplainStore): { key: string | null; close: () => void } {
  const read = (): string | null => store.get().explain;
  const key = useSyncExternalStore(store.subscribe, read, read);
  // The keys since the page stood without any; `null` where it came with one.
  const trail = useRef<string[] | null>(key === null ? [] : null);
  const closing = useRef(false);
  useEffect(() => {
    if (key === null) {
      trail.current = [];
      closing.current = false;
    } else if (closing.current) {
      // Steps were followed in a circle, so that going back did not lead out of them.
      store.dispatch({ do: 'explain', figure: null });
    } else if (trail.current?.at(-2) === key) trail.current.pop();
    else if (trail.current?.at(-1) !== key) trail.current?.push(key);
  }, [store, key]);
  const close = useCallback(() => {
    if (store.get().explain === null) return;
    if (trail.current === null) {
      store.dispatch({ do: 'explain', figure: null });
      return;
    }
    closing.current = true;
    window.history.go(-Math.max(trail.current.length, 1));
  }, [store]);
  return { key, close };
}
