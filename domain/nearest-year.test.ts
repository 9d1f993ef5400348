import { describe, expect, it } from 'vitest';
import { lastYearBefore, nearestYear } from './nearest-year.ts';

const years = [2000, 2001, 2002, 2005, 2006];

describe('the year that is taken instead of one without figures', () => {
  it('is the nearest', () => {
    expect(nearestYear(years, 2003)).toBe(2002);
    expect(nearestYear(years, 2004)).toBe(2005);
    expect(nearestYear(years, 1961)).toBe(2000);
    expect(nearestYear(years, 2006)).toBe(2006);
  });

  it('is the later of two that are equally near, in whatever order they come', () => {
    expect(nearestYear([2000, 2004], 2002)).toBe(2004);
    expect(nearestYear([2004, 2000], 2002)).toBe(2004);
  });

  it('is none where there are no years', () => {
    expect(nearestYear([], 2003)).toBeNull();
  });
});

describe('the last year before one', () => {
  it('is the newest that is older', () => {
    expect(lastYearBefore(years, 2005)).toBe(2002);
    expect(lastYearBefore([2006, 2001, 2005], 2006)).toBe(2005);
    expect(lastYearBefore(years, 2000)).toBeNull();
  });
});
