import { expect, inject, it } from 'vitest';
import { fuzz } from '../tools/fuzz/fuzz.ts';

/** Each route once, and then what comes; the same in every run. */
const requests = 400;

it('random requests to every route, page, file and over a bare socket are answered without a fault', async () => {
  const { statuses, findings } = await fuzz({
    origin: inject('baseUrl'),
    requests,
    seed: 2026,
    hangsAfter: 200,
  });
  expect(findings).toEqual([]);
  expect(Object.values(statuses).reduce((sum, count) => sum + count, 0)).toBe(requests);
  // It finds answers, and not only refusals.
  expect(statuses[200]).toBeGreaterThan(requests / 5);
  expect((statuses[400] ?? 0) + (statuses[404] ?? 0)).toBeGreaterThan(requests / 5);
}, 400_000);
