import { type Query, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { isUnknown, secondsUntil } from './loaded.ts';

/** Fetches every failed part of the page again; one that is loading, whose request may be from before the network was back, only if it fails. */
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

export function useAskAgainOn(view: unknown): void {
  const askAgain = useAskAgain();
  const [opened] = useState(view);
  useEffect(() => {
    if (view !== opened) askAgain();
  }, [view, opened, askAgain]);
}

/** Milliseconds after the return of the network in which requests may fail: DNS or the connection may not be up yet. */
const returnMs = 4000;

/** Fetches failed parts when the network returns: by the window's event, since queries miss a return if they listened too late. */
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

/** Whether a query will not get its data by itself: it failed, or waits for the network. A 404 is an answer. */
export function hasFailed(query: { error: Error | null; isPaused: boolean }): boolean {
  return query.isPaused || (query.error !== null && !isUnknown(query.error));
}

/** Failed at least once and without data, also during a retry, so that a notice does not come and go. */
const isFailing = (query: Query): boolean => {
  const { data, error, errorUpdateCount, fetchStatus } = query.state;
  const hasTried = errorUpdateCount > 0 || fetchStatus === 'paused';
  return query.isActive() && data === undefined && hasTried && !isUnknown(error);
};

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

export const useAnyFailed = (): boolean => useQueries(someFailing, false);

/** The longest wait of a part that the server refused for now, in seconds; 0 without any. */
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

/** Seconds until parts that the server refused for now are fetched again automatically; 0 where none wait. */
export const useRefusedFor = (): number => useQueries(longestWait, 0);

/** Retries something that failed without a query, such as code, together with all failed parts. */
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
