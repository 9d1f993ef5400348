import { describe, expect, it } from 'vitest';
import { monthText, placeInYear, readMonth, toMonth, yearOfMonth } from './months.ts';

describe('months', () => {
  it('count from the year 0: January 2020 is 2020 × 12 = 24,240', () => {
    expect(toMonth(2020, 1)).toBe(24_240);
    expect(toMonth(2020, 12) + 1).toBe(toMonth(2021, 1));
    expect([yearOfMonth(24_251), placeInYear(24_251)]).toEqual([2020, 11]);
  });

  it('are written and read as ISO 8601 has them', () => {
    expect(monthText(24_240)).toBe('2020-01');
    expect(readMonth('2020-12')).toBe(24_251);
    for (const text of ['2020-13', '2020-00', '2020', '2020-1', '20-01', '2020-01-01', ''])
      expect(readMonth(text), text).toBeNull();
  });
});
