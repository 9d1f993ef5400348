import { expect, it } from 'vitest';
import { retentionBegins } from './export-desk.ts';

it.each([
  ['2026-11-23T12:00:00.000Z', 24, '2024-11-23T12:00:00.000Z'],
  ['2026-03-31T12:00:00.000Z', 1, '2026-02-28T12:00:00.000Z'],
  ['2028-02-29T00:00:00.000Z', 24, '2026-02-28T00:00:00.000Z'],
  ['2026-01-31T23:59:00.000Z', 2, '2025-11-30T23:59:00.000Z'],
])('on %s what is kept for %i months is from %s on', (now, months, before) => {
  expect(retentionBegins(new Date(now), months).toISOString()).toBe(before);
});
