import { LRUCache } from 'lru-cache';

/**
 * Bound of what is known of clients: 20,000 at a time, of whom the one that has not been heard of for longest is forgotten first. As a size,
 * since for a number of entries the cache would take the memory of all of them at once.
 */
export const mostClients = { maxSize: 20_000, sizeCalculation: () => 1 } as const;

const minute = 60_000;

/** The share of an empty bucket that has to be full before its client may return. */
const worthReturning = 0.1;

/** Rest of a client's minute. */
export interface Balance {
  isAllowed: boolean;
  /** Whole tokens left, 0 or more. */
  left: number;
  /** Seconds until the bucket is full. */
  full: number;
  /** Seconds after which a retry makes sense. */
  retryAfter: number;
}

/**
 * A bucket of tokens for each client, which fills evenly within a minute. A client with a token left may send a request, and its
 * cost is taken from the bucket, also below nothing: then the client waits for longer. `now` is a monotonic clock.
 */
export class TokenBuckets {
  readonly #perMinute: number;
  readonly #now: () => number;
  readonly #buckets = new LRUCache<string, { tokens: number; at: number }>(mostClients);

  constructor(perMinute: number, now = (): number => performance.now()) {
    this.#perMinute = perMinute;
    this.#now = now;
  }

  /** Takes what a request costs, 0 to look only; nothing of a client who has no token left. */
  take(client: string, cost: number): Balance {
    const tokens = this.#tokensOf(client);
    const isAllowed = tokens >= 1;
    const rest = isAllowed ? tokens - cost : tokens;
    this.#buckets.set(client, { tokens: rest, at: this.#now() });
    const secondsTo = (level: number): number =>
      Math.max(1, Math.ceil(((level - rest) / this.#perMinute) * (minute / 1000)));
    return {
      isAllowed,
      left: Math.max(0, Math.floor(rest)),
      full: secondsTo(this.#perMinute),
      retryAfter: secondsTo(Math.max(1, this.#perMinute * worthReturning)),
    };
  }

  #tokensOf(client: string): number {
    const known = this.#buckets.get(client);
    if (known === undefined) return this.#perMinute;
    const filled = ((this.#now() - known.at) / minute) * this.#perMinute;
    return Math.min(this.#perMinute, known.tokens + filled);
  }
}
