import { type Query, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { isUnknown, secondsUntil } from './loaded.ts';

/**
 * Asks once more for every part of the page that failed. What is there is never stale, so it is left alone; what is on
 * its way is not asked for twice, but when it fails: it was asked for before whoever asks again had seen to the network.
 */
export function useAskAgain(): () => void {
  const client = useQueryClient();
  return useCallback(() => {
    const ask = (which: (query: Query) => boolean): Promise<void> =>
      client.refetchQueries({ type: 'active', stale: true, predicate: which }, { cancelRefetch: false });
    const underWay = new Set<Query>();
    void ask((query) => {
      if (query.state.fetchStatus === 'fetching') underWay.add(query);
      return !isUnknown(query.state.error);
    }).then(() => ask((query) => underWay.has(query) && !isUnknown(query.state.error)));
  }, [client]);
}

/** Asks once more for what failed whenever the view changes: the visitor wants to see something. */
export function useAskAgainOn(view: unknown): void {
  const askAgain = useAskAgain();
  const [opened] = useState(view);
  useEffect(() => {
    if (view !== opened) askAgain();
  }, [view, opened, askAgain]);
}

/** How long after the network returned its first requests may still fail: names are not yet found, lines not yet up. */
const returnMs = 4000;

/**
 * Asks for what failed when the network returns, and once more for what failed in spite of that. The window's own event
 * is heard: queries know of no return where the network was lost before they listened.
 */
export function useAskAgainOnline(): void {
  const askAgain = useAskAgain();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onReturn = () => {
      clearTimeout(timer);
      askAgain();
      timer = setTimeout(askAgain, returnMs);
    };
    window.addEventListener('online', onReturn);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', onReturn);
    };
  }, [askAgain]);
}

/**
 * Whether a query will not get its data by itself now: it failed, or waits for the network. That the API knows of no such
 * thing is an answer.
 */
export function hasFailed(query: { error: Error | null; isPaused: boolean }): boolean {
  return query.isPaused || (query.error !== null && !isUnknown(query.error));
}

/** Failed at least once and still without its data, also while it is asked for again: a notice does not come and go. */
const isFailing = (query: Query): boolean => {
  const { data, error, errorUpdateCount, fetchStatus } = query.state;
  const hasTried = errorUpdateCount > 0 || fetchStatus === 'paused';
  return query.isActive() && data === undefined && hasTried && !isUnknown(error);
};

/** What is read of all queries, anew whenever one of them changes. */
function useQueries<T>(read: (queries: readonly Query[]) => T, onServer: T): T {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((onChange: () => void) => cache.subscribe(onChange), [cache]);
  return useSyncExternalStore(
    subscribe,
    () => read(cache.getAll()),
    () => onServer,
  );
}

const someFailing = (queries: readonly Query[]): boolean => queries.some(isFailing);

/** Whether some part of the page that the browser asked for could not be loaded. */
export const useAnyFailed = (): boolean => useQueries(someFailing, false);

/** The longest that a part of the page waits because the server refused it for now, in seconds; 0 where none does. */
const longestWait = (queries: readonly Query[]): number =>
  Math.max(
    0,
    ...queries
      .filter(
        (query) =>
          query.isActive() && query.state.data === undefined && query.state.fetchStatus === 'fetching',
      )
      .map((query) => secondsUntil(query.state.fetchFailureReason)),
  );

/** Seconds until parts that were refused for now are asked for again, by themselves; 0 where none wait. */
export const useRefusedFor = (): number => useQueries(longestWait, 0);

/**
 * Something that failed before a query could ask for it, such as a part of the document or code: it is asked for again
 * with all others, by hand, with the next change of the view and when the network returns.
 */
export function useFailedPart(name: string, failed: boolean, load: () => Promise<unknown>): void {
  useQuery({
    queryKey: ['failed-part', name],
    queryFn: async () => {
      await load();
      return true;
    },
    enabled: failed,
    initialData: false,
    staleTime: 0,
    gcTime: 0,
    refetchOnMount: false,
    retry: false,
    meta: { failure: `Error loading the ${name}:` },
  });
}
