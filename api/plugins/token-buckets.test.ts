import { describe, expect, it } from 'vitest';
import { TokenBuckets } from './token-buckets.ts';

/** Buckets of six a minute, one every ten seconds, with a clock in seconds. */
function sixAMinute(): { buckets: TokenBuckets; wait: (seconds: number) => void } {
  let now = 5000;
  const buckets = new TokenBuckets(6, () => now);
  return {
    buckets,
    wait: (seconds) => {
      now += seconds * 1000;
    },
  };
}

describe('TokenBuckets', () => {
  it('lets a client take a minute at once, then one token for each that has come', () => {
    const { buckets, wait } = sixAMinute();
    for (const left of [5, 4, 3, 2, 1, 0])
      expect(buckets.take('a', 1)).toMatchObject({ isAllowed: true, left });
    expect(buckets.take('a', 1)).toEqual({ isAllowed: false, left: 0, full: 60, retryAfter: 10 });
    expect(buckets.take('b', 1).isAllowed).toBe(true);
    wait(10);
    expect(buckets.take('a', 1).isAllowed).toBe(true);
    expect(buckets.take('a', 1).isAllowed).toBe(false);
  });

  it('makes a client wait after a costly request', () => {
    const { buckets, wait } = sixAMinute();
    expect(buckets.take('a', 10)).toMatchObject({ isAllowed: true, left: 0, full: 100, retryAfter: 50 });
    wait(49);
    expect(buckets.take('a', 10)).toMatchObject({ isAllowed: false, retryAfter: 1 });
    wait(1);
    expect(buckets.take('a', 10).isAllowed).toBe(true);
  });

  it('never holds more than a minute, and can be looked into', () => {
    const { buckets, wait } = sixAMinute();
    buckets.take('a', 6);
    expect(buckets.take('a', 0)).toMatchObject({ isAllowed: false, left: 0 });
    wait(600);
    expect(buckets.take('a', 0)).toMatchObject({ isAllowed: true, left: 6 });
    expect(buckets.take('a', 1).left).toBe(5);
  });
});
