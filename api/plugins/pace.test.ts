import { expect, it } from 'vitest';
import { createPace } from './pace.ts';

it('lets a burst through, then one request each tenth of a second, and another client at once', () => {
  // The first moment of a process has the whole burst, too.
  let now = 10;
  const waitOf = createPace(10, () => now);
  // Two seconds of ten a second are 20 at once.
  expect(Array.from({ length: 20 }, () => waitOf('a'))).toEqual(Array(20).fill(0));
  expect([waitOf('a'), waitOf('a')].map(Math.round)).toEqual([100, 200]);
  expect(waitOf('b')).toBe(0);
  now += 1000;
  expect(Array.from({ length: 8 }, () => waitOf('a'))).toEqual(Array(8).fill(0));
  expect(Math.round(waitOf('a'))).toBe(100);
});

it('delays no request for more than ten seconds', () => {
  const waitOf = createPace(10, () => 0);
  const waits = Array.from({ length: 500 }, () => waitOf('a'));
  expect(Math.max(...waits)).toBe(10_000);
});
