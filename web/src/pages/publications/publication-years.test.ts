import { describe, expect, it } from 'vitest';
import { compareDecades, hasYears } from './publication-figures.tsx';

const years = (known: Readonly<Record<number, number>>, unknown = 0) => [
  ...Object.entries(known).map(([year, count]) => ({ year: Number(year), count })),
  ...(unknown === 0 ? [] : [{ year: null, count: unknown }]),
];

describe('publications by year', () => {
  it('compares the ten newest years with the ten before', () => {
    // 2015 to 2024: 4 + 5; 2005 to 2014: 2 + 1; 2004 lies before both.
    expect(compareDecades(years({ 2004: 7, 2005: 2, 2014: 1, 2015: 4, 2024: 5 }, 3), null)).toEqual({
      known: 19,
      recent: { first: 2015, last: 2024, count: 9 },
      before: { first: 2005, last: 2014, count: 3 },
    });
  });

  it('compares nothing where most years are unknown, where few are left, and where the earlier years are cut', () => {
    const known = { 2010: 6, 2024: 6 };
    expect(compareDecades(years(known, 12), null)).not.toBeNull();
    expect(compareDecades(years(known, 13), null)).toBeNull();
    expect(compareDecades(years({ 2010: 4, 2024: 5 }), null)).toBeNull();
    expect(compareDecades(years({ 2000: 9, 2024: 9 }), null)).toBeNull();
    expect(compareDecades(years(known), 2005)).not.toBeNull();
    expect(compareDecades(years(known), 2006)).toBeNull();
    expect(compareDecades([], null)).toBeNull();
  });

  it('knows of no years where there are none', () => {
    expect(hasYears(years({}, 3))).toBe(false);
    expect(hasYears(years({ 2020: 3 }, 3))).toBe(true);
  });
});
