import { expect, test } from 'vitest';
import { toMonth } from '#domain/prices/months.ts';
import { getMonthNames } from './months.ts';

test('months are written as each language writes them', () => {
  const march = toMonth(2025, 3);
  const names = (['en', 'es', 'pt'] as const).map(getMonthNames);
  expect(names.map(({ long }) => long(march))).toEqual(['March 2025', 'marzo de 2025', 'março de 2025']);
  expect(names.map(({ short }) => short(march))).toEqual(['Mar 2025', 'mar 2025', 'mar 2025']);
  expect(names.map(({ name }) => name(0))).toEqual(['January', 'enero', 'janeiro']);
  expect(names.map(({ brief }) => brief(11))).toEqual(['Dec', 'dic', 'dez']);
});
