import { describe, expect, it } from 'vitest';
import * as codes from '#catalog/elements/codes.ts';
import { findPassages } from './series/passages.ts';
import { seriesKey } from './series/served-series.ts';
import { servedSeries, yearly } from './testing/served-series.ts';

const beans = 176;
const still = yearly(2014, 100, 100, 100, 100, 100, 100, 100, 100);
/** Doubles with the release of 2019. */
const leaps = yearly(2014, 100, 100, 100, 100, 100, 200, 200, 200);
const editions = { 2019: 2 };

/** Passages of a series among others, by year. */
function passages(all: ReturnType<typeof servedSeries>, element: number, area = 'UGA', item = beans) {
  return Object.fromEntries(findPassages(all).get(seriesKey(item, element, area)) ?? []);
}

describe('what is computed from others', () => {
  const series = (production: Record<number, number>) =>
    servedSeries(
      { of: [beans, codes.PRODUCTION, 'UGA'], values: production, editions },
      { of: [beans, codes.PRODUCTION, 'WLRD'], values: still },
      { of: [beans, codes.AREA_HARVESTED, 'UGA'], values: production, editions },
      // As large as before: both its parts have leapt.
      { of: [beans, codes.YIELD, 'UGA'], values: still, editions },
      { of: [beans, codes.WORLD_PRODUCTION_SHARE, 'UGA'], values: production, editions },
      { of: [beans, codes.PRODUCTION_RANK, 'UGA'], values: yearly(2014, 1, 2, 1, 2, 1, 3, 3, 3) },
      // Of one edition, as its source computes it from production.
      { of: [beans, codes.VALUE_INT_DOLLARS, 'UGA'], values: production },
    );
  const computed = [
    codes.YIELD,
    codes.WORLD_PRODUCTION_SHARE,
    codes.PRODUCTION_RANK,
    codes.VALUE_INT_DOLLARS,
  ];

  it.each(computed)('breaks where its inputs do: element %i', (element) => {
    expect(passages(series(leaps), element)).toEqual({ 2019: 'break' });
  });

  it.each(computed)('goes on where they do: element %i', (element) => {
    expect(passages(series(still), element)).toEqual({ 2019: 'seam' });
  });
});

it('breaks a food balance with the method of 2010, however small the step and whatever the edition', () => {
  const values = { 2008: 5, 2009: 5, 2012: 5, 2013: 5 };
  const balance = servedSeries(
    { of: [2546, codes.FOOD, 'KEN'], values, isBalance: true },
    // Trade has its quantities from the balances.
    { of: [beans, codes.IMPORT_QUANTITY, 'KEN'], values, isBalance: true },
    { of: [beans, codes.PRODUCTION, 'KEN'], values },
  );
  expect(passages(balance, codes.FOOD, 'KEN', 2546)).toEqual({ 2012: 'break' });
  expect(passages(balance, codes.IMPORT_QUANTITY, 'KEN')).toEqual({ 2012: 'break' });
  expect(passages(balance, codes.PRODUCTION, 'KEN')).toEqual({});
});

it('judges a sum of countries by its own step: one small country that breaks is no break of all', () => {
  const seriesOf = (value: Record<number, number>) =>
    servedSeries(
      { of: [beans, codes.PRODUCTION, 'BDI'], values: leaps, editions },
      { of: [beans, codes.PRODUCTION, '014'], values: value, editions, isSum: true },
    );
  const large = Object.fromEntries(Object.entries(leaps).map(([year, value]) => [year, 900 + value]));
  expect(passages(seriesOf(large), codes.PRODUCTION, '014')).toEqual({ 2019: 'seam' });
  expect(passages(seriesOf(leaps), codes.PRODUCTION, '014')).toEqual({ 2019: 'break' });
});

describe('a food balance of a harvest that breaks', () => {
  const passagesOf = (produced: Record<number, number>, element: number, values = produced) =>
    passages(
      servedSeries(
        { of: [beans, codes.PRODUCTION, 'UGA'], values: leaps, editions },
        { of: [2546, codes.BALANCE_PRODUCTION, 'UGA'], values: produced, isBalance: true },
        { of: [2546, element, 'UGA'], values, isBalance: true },
      ),
      element,
      'UGA',
      2546,
    );

  it('breaks with it where its production steps too, in all that is made of it', () => {
    expect(passagesOf(leaps, codes.BALANCE_PRODUCTION)).toEqual({ 2019: 'break' });
    expect(passagesOf(leaps, codes.FOOD_PER_CAPITA, still)).toEqual({ 2019: 'break' });
  });

  it('goes on where its figures were all made anew', () => {
    expect(passagesOf(still, codes.BALANCE_PRODUCTION)).toEqual({});
    expect(passagesOf(still, codes.FOOD)).toEqual({});
  });

  it('does not break in what rests on no harvest', () => {
    expect(passagesOf(leaps, codes.BALANCE_IMPORTS)).toEqual({});
  });
});
