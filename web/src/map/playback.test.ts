import { describe, expect, it } from 'vitest';
import { gapYears, playFrom, stepInterval, yearAfter, yearForKey } from './year-slider.tsx';

const YEARS = [2000, 2001, 2002, 2005, 2006, 2007, 2008, 2009];

describe('keys of the slider', () => {
  it.each([
    ['ArrowRight', 2005],
    ['ArrowUp', 2005],
    ['ArrowLeft', 2001],
    ['ArrowDown', 2001],
    ['PageUp', 2009],
    ['PageDown', 2000],
    ['Home', 2000],
    ['End', 2009],
  ])('%s goes to %d', (key, year) => {
    expect(yearForKey(YEARS, 2002, key)).toBe(year);
  });

  it('leaves other keys to the page, and stays inside', () => {
    expect(yearForKey(YEARS, 2002, 'x')).toBeNull();
    expect(yearForKey(YEARS, 2009, 'ArrowRight')).toBe(2009);
    expect(yearForKey([], 2009, 'ArrowRight')).toBeNull();
  });

  it('moves five available years with the page keys', () => {
    expect(yearForKey(YEARS, 2001, 'PageUp')).toBe(2008);
    expect(yearForKey(YEARS, 2008, 'PageDown')).toBe(2001);
  });
});

describe('playing', () => {
  it('starts again from the first year when it stands at the end', () => {
    expect(playFrom(YEARS, 2009)).toBe(2000);
    expect(playFrom(YEARS, 2005)).toBe(2005);
  });

  it('steps over years without data, and stops at the end', () => {
    expect(yearAfter(YEARS, 2002)).toBe(2005);
    expect(yearAfter(YEARS, 2009)).toBeNull();
  });

  it('is twice as fast at double speed', () => {
    expect(stepInterval(0.5)).toBe(2 * stepInterval(1));
    expect(stepInterval(2)).toBe(stepInterval(1) / 2);
  });
});

describe('years without data', () => {
  it('are marked', () => {
    expect(gapYears(YEARS)).toEqual([2003, 2004]);
    expect(gapYears([])).toEqual([]);
  });
});
