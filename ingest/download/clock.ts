import { setTimeout as wait } from 'node:timers/promises';

/** Time as an argument, so that tests of waiting do not wait. */
export type Clock = {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Resolves after the milliseconds; rejects when the signal is aborted. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>;
};

export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (milliseconds, signal) => wait(milliseconds, undefined, { signal }),
};
