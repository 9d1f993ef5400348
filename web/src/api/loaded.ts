import { isPageDataError } from '#contract/page.ts';

/** A failed part must never be shown as an empty one; what a loaded part lacks is missing at the source. */
export type Loaded<T> = { state: 'loaded'; value: T } | { state: 'failed' };

export const fetchFailure = 'Error fetching data:';

export const failedPart: Loaded<never> = { state: 'failed' };

export function loadedPart<T>(value: T): Loaded<T> {
  return { state: 'loaded', value };
}

/** The value of a loaded part, else `other`: for places that draw the value and no message on its absence. */
export function valueOr<T, O>(part: Loaded<T>, other: O): T | O {
  return part.state === 'loaded' ? part.value : other;
}

/** The part of an answer that there must be: without one it has failed. */
export const knownPart = <T>(part: Loaded<T | null>): Loaded<T> =>
  part.state === 'loaded' && part.value !== null ? loadedPart(part.value) : failedPart;

/** The part with its value shaped; a failed one stays failed. */
export function shapePart<T, U>(part: Loaded<T>, shape: (value: T) => U): Loaded<U> {
  return part.state === 'loaded' ? loadedPart(shape(part.value)) : part;
}

export interface LoadPart {
  <T>(answer: Promise<T>): Promise<Loaded<T>>;
  /** `none` is what the part holds when the API answers that there is no such thing: that is known, and no failure. */
  <T, N>(answer: Promise<T>, none: N): Promise<Loaded<T | N>>;
}

/** Makes what waits for the parts of a page; `onFailure` hears of each that failed. */
export function createLoadPart(onFailure: () => void): LoadPart {
  return async <T, N>(answer: Promise<T>, ...none: [] | [N]): Promise<Loaded<T | N>> => {
    try {
      return loadedPart(await answer);
    } catch (cause) {
      if (none.length === 1 && isUnknown(cause)) return loadedPart(none[0]);
      // The server has logged errors of its own data, once for all pages; in the browser nothing else logs them.
      if (typeof window !== 'undefined' || !isPageDataError(cause)) console.error(fetchFailure, cause);
      onFailure();
      return failedPart;
    }
  };
}

/** Whether the API answered that figures may be looked at on their page and not handed on. */
export function isRefused(cause: unknown): boolean {
  return cause instanceof Error && 'status' in cause && cause.status === 403;
}

/** Whether the API answered that there is no such thing, rather than not at all. */
export function isUnknown(cause: unknown): boolean {
  return cause instanceof Error && 'status' in cause && (cause.status === 400 || cause.status === 404);
}

/** Seconds of `retry-after` where the server refused for now (429, 503); 0 for any other failure. */
export function secondsUntil(cause: unknown): number {
  if (!(cause instanceof Error && 'status' in cause && 'retryAfter' in cause)) return 0;
  const isForNow = cause.status === 429 || cause.status === 503;
  return isForNow ? Number(cause.retryAfter) || 0 : 0;
}
