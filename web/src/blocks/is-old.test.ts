import { expect, it } from 'vitest';
import { toMonth } from '#domain/prices/months.ts';
import { isOldMonth } from './is-old.ts';

it('calls a month old when it lies more than 12 months before the release', () => {
  const release = { created: '2026-11-28T00:00:00Z' };
  expect(isOldMonth(toMonth(2026, 6), release)).toBe(false);
  expect(isOldMonth(toMonth(2025, 11), release)).toBe(false);
  expect(isOldMonth(toMonth(2025, 10), release)).toBe(true);
});
