import { expect, it } from 'vitest';
import { restartDelay } from './workers.ts';

it('a worker that dies once or twice is started again at once, one that goes on dying later and later', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 50].map(restartDelay)).toEqual([
    0, 0, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000,
  ]);
});
