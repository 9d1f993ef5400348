import { QueryCache, QueryClient, type QueryObserverOptions, queryOptions } from '@tanstack/react-query';
import { addresses, versioned } from '#contract/addresses.ts';
import type { RouteAnswer, RouteName } from '#contract/routes.ts';
import { fetchFailure, isUnknown, secondsUntil } from './loaded.ts';

export { addresses };

/** Gets a path of the API as JSON: `fetch` in the browser, the same cached answers in process on the server. */
export type GetJson = (path: string) => Promise<unknown>;

/** The server validates what it sends against the same schema: the browser carries no second validator. */
export async function askFor<N extends RouteName>(
  getJson: GetJson,
  _route: N,
  path: string,
): Promise<RouteAnswer<N>> {
  return (await getJson(path)) as RouteAnswer<N>;
}

/** Release that the document's address names; every request of the browser then names it, too. */
let requestedRelease: string | null = null;

/** Makes the browser request the release of an id from now on, as the document's address does. */
export function requestRelease(id: string): void {
  requestedRelease = id;
}

export const browserGetJson: GetJson = async (path) => {
  const response = await fetch(requestedRelease === null ? path : versioned(path, requestedRelease), {
    headers: { accept: 'application/json' },
  });
  const { status } = response;
  if (!response.ok)
    throw Object.assign(new Error(`${status} ${path}`), {
      status,
      retryAfter: Number(response.headers.get('retry-after') ?? 0),
    });
  return response.json();
};

/** Numbers of retries: few after a failure without a known reason, more where the server gave the time to wait. */
const [retries, retriesWhenRefused] = [2, 6];

/** Adds up to half of the wait, so that pages that were refused together do not retry together; in milliseconds. */
const jitter = (seconds: number): number => seconds * (1 + Math.random() / 2) * 1000;

/** No fetch on focus: a release never changes under an open page. Failed queries are fetched again when the network returns. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      // A 404 is an answer, which the part of the page shows.
      onError: (cause, { meta }) => {
        if (!isUnknown(cause)) console.error(meta?.['failure'] ?? fetchFailure, cause);
      },
    }),
    defaultOptions: {
      queries: {
        // A 404 would be the same the next time.
        retry: (count, cause) =>
          count < (secondsUntil(cause) > 0 ? retriesWhenRefused : retries) && !isUnknown(cause),
        retryDelay: (count, cause) => jitter(secondsUntil(cause)) || Math.min(1000 * 2 ** count, 30_000),
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        staleTime: Infinity,
      },
    },
  });
}

export const explainQuery = (address: string) =>
  queryOptions({
    queryKey: ['explain', address],
    queryFn: () => askFor(browserGetJson, 'explain', address),
  });

export type FigureAnswer = Partial<RouteAnswer<'cubes'> & RouteAnswer<'podiums'>>;

export const figuresQuery = (address: string): QueryObserverOptions => ({
  queryKey: ['figures', address],
  queryFn: () => browserGetJson(address),
  notifyOnChangeProps: ['data', 'error', 'errorUpdateCount', 'isPaused'],
});

export const rankingQuery = <T>(address: string, read: (getJson: GetJson) => Promise<T>) =>
  queryOptions({ queryKey: ['ranking', address], queryFn: () => read(browserGetJson) });
