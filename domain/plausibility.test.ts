import { describe, expect, it } from 'vitest';
import {
  farPriceYears,
  isolatedYears,
  movedApart,
  restsOnDoubt,
  unfitFoods,
  yieldLimit,
} from './plausibility.ts';

const from = (first: number, ...values: readonly (number | null)[]) =>
  values.flatMap((value, at) => (value === null ? [] : [{ year: first + at, value }]));

describe('a figure that stands alone', () => {
  it('is a spike or a dip that is gone a year later', () => {
    // Mali's beans of 2011; Fiji's bananas of 2012.
    expect(isolatedYears(from(2009, 130, 138, 445, 132, 106, 149), 't')).toEqual([2011]);
    expect(isolatedYears(from(2010, 4442, 4810, 730, 4634, 5022), 't')).toEqual([2012]);
  });

  it('is one at the newest year beyond three times the four before', () => {
    // Bosnia's yield of beans: 5010 kg/ha; the median is 1584.
    expect(isolatedYears(from(2018, 1404, 1485, 1491, 1677, 1900, 5010), 'kg-ha')).toEqual([2023]);
  });

  it('is none where it stays, where it is in steps, or where the neighbours do not agree', () => {
    expect(isolatedYears(from(2014, 100, 100, 100, 100, 400, 420, 410), 't')).toEqual([]);
    expect(isolatedYears(from(2014, 100, 100, 250, 100, 100), 't')).toEqual([]);
    expect(isolatedYears(from(2014, 100, 160, 900, 100, 160), 't')).toEqual([]);
    // Too few neighbours, or too far away.
    expect(isolatedYears(from(2014, 100, 100, 900, 100), 't')).toEqual([]);
    expect(isolatedYears(from(2010, 100, null, null, null, null, 900, 100, 100, 100), 't')).toEqual([]);
  });

  it('is none of a thousand tonnes that a source has rounded away', () => {
    expect(isolatedYears(from(2014, 1, 1, 0, 1, 1), 'kt')).toEqual([]);
    expect(isolatedYears(from(2014, 21, 20, 0, 21, 21), 'kt')).toEqual([2016]);
    expect(isolatedYears(from(2014, 1, 1, 0, 1, 1), 't')).toEqual([2016]);
  });

  it('is none of a series on both sides of zero', () => {
    expect(isolatedYears(from(2014, 5, 5, -10, 5, 5), 'kt')).toEqual([]);
  });
});

it('limits a yield to twice the 99th percentile', () => {
  // Of 0, 1, … 100 the 99th percentile is 99.
  const hundred = Array.from({ length: 101 }, (_, at) => at);
  expect(yieldLimit(hundred)).toBe(198);
  expect(yieldLimit([])).toBe(Number.POSITIVE_INFINITY);
});

describe('a producer price', () => {
  it('is far beyond five times the decade of its country, either way', () => {
    // Sierra Leone's cassava across two currencies.
    const leones = from(2011, 218, 266, 427, 521, 545, 211, 14, 15);
    expect(farPriceYears(leones)).toEqual([2017, 2018]);
    expect(farPriceYears(from(2005, 77, 80, 513, 78, 75))).toEqual([2007]);
  });

  it('is not where it rises over the years, or where little is known', () => {
    expect(farPriceYears(from(2001, 100, 150, 200, 300, 400, 500, 600, 700))).toEqual([]);
    expect(farPriceYears(from(2001, 100, 900, 100))).toEqual([]);
  });
});

describe('production and area', () => {
  const area = from(2012, 78_000, 82_000, 84_000, 76_000, 80_000);

  it('move apart where one is about ten times what the other says', () => {
    // South Sudan's cassava of 2013: a yield of 1.5 t/ha between 13 and 15.
    const production = from(2012, 1_000_000, 125_000, 1_100_000, 1_050_000, 1_020_000);
    expect(movedApart(production, area)).toEqual([{ year: 2013, which: 'production' }]);
  });

  it('names the area where that is what leapt', () => {
    const even = from(2012, 1_000_000, 1_000_000, 1_000_000, 1_000_000, 1_000_000);
    const slipped = area.map((each) => (each.year === 2014 ? { ...each, value: 8400 } : each));
    expect(movedApart(even, slipped)).toEqual([{ year: 2014, which: 'area' }]);
  });

  it('move together where a whole harvest is lost', () => {
    const lost = from(2012, 100, 10, 100, 100, 100);
    expect(movedApart(lost, from(2012, 50, 5, 50, 50, 50))).toEqual([]);
  });
});

describe('the weight and the energy of a food', () => {
  /** Rice with 3,600 kcal a kilogram: 100 kg a year have 986 kcal a day. */
  const rice = Array.from({ length: 60 }, (_, at) => ({
    area: `C${at}`,
    year: 2022,
    weight: 100,
    energy: 986,
  }));

  it('do not fit where a kilogram has less than half of the usual energy', () => {
    // The Gambia: 206 kg and 582 kcal are 1,031 kcal a kilogram; Myanmar: 186 kg and 1,700 kcal 3,336.
    const gambia = { area: 'GMB', year: 2022, weight: 206, energy: 582 };
    const myanmar = { area: 'MMR', year: 2022, weight: 186, energy: 1700 };
    expect(unfitFoods([...rice, gambia, myanmar])).toEqual([gambia]);
  });

  it('are not compared where rounding leaves little of them, or products differ', () => {
    const little = { area: 'JOR', year: 2022, weight: 0.4, energy: 20 };
    expect(unfitFoods([...rice, little])).toEqual([]);
    const others = rice.slice(0, 2).map((each) => ({ ...each, energy: 3000 }));
    expect(unfitFoods([...rice, ...others])).toEqual([]);
    expect(unfitFoods([])).toEqual([]);
  });
});

it('doubts a sum of which doubtful parts hold more than a tenth', () => {
  const part = (value: number, isDoubtful = false) => ({ value, isDoubtful });
  expect(restsOnDoubt([part(9, true), part(91)])).toBe(false);
  expect(restsOnDoubt([part(11, true), part(89)])).toBe(true);
  expect(restsOnDoubt([part(0, true)])).toBe(true);
  expect(restsOnDoubt([part(5)])).toBe(false);
  expect(restsOnDoubt([])).toBe(false);
});
