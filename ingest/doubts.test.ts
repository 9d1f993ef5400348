import { describe, expect, it } from 'vitest';
import * as codes from '#catalog/elements/codes.ts';
import { ARABLE_LAND_ITEM, CROPLAND_ITEM } from '#catalog/items/codes.ts';
import { type DoubtFacts, findDoubts } from './series/doubts.ts';
import { seriesKey } from './series/served-series.ts';
import { servedSeries, yearly } from './testing/served-series.ts';

const beans = 176;
const facts: DoubtFacts = {
  countries: new Set(['MLI', 'RWA', 'BDI', 'GUY', 'BGD']),
  membersOf: (aggregate) => (aggregate === '011' ? ['MLI', 'RWA'] : []),
  known: [],
  causes: [],
};
type All = ReturnType<typeof servedSeries>;

/** Why figures of a series are doubted, by year. */
function doubts(
  all: All,
  [item, element, area]: readonly [number, number, string],
  change: Partial<DoubtFacts> = {},
) {
  const found = findDoubts(all, { ...facts, ...change }).doubts.get(seriesKey(item, element, area));
  return Object.fromEntries([...(found ?? [])].map(([year, { reason }]) => [year, reason]));
}

it('a weight of food does not fit its energy, where most countries agree on the energy of a kilogram', () => {
  const [food, countries] = [2805, Array.from({ length: 60 }, (_, at) => `C${at}`)];
  const eaten = (area: string, weight: number, energy: number) => [
    { of: [food, codes.FOOD_PER_CAPITA, area] as const, values: yearly(2022, weight) },
    { of: [food, codes.ENERGY_PER_CAPITA, area] as const, values: yearly(2022, energy) },
  ];
  const all = servedSeries(...countries.flatMap((area) => eaten(area, 100, 986)), ...eaten('GMB', 206, 582));
  const change = { countries: new Set([...countries, 'GMB']) };
  expect(doubts(all, [food, codes.FOOD_PER_CAPITA, 'GMB'], change)).toEqual({ 2022: 'energy' });
  expect(doubts(all, [food, codes.ENERGY_PER_CAPITA, 'GMB'], change)).toEqual({});
  expect(doubts(all, [food, codes.FOOD_PER_CAPITA, 'C1'], change)).toEqual({});
});

it('doubts imports beyond all use, and a harvest many times a remainder that is mostly rounding', () => {
  const all = servedSeries(
    { of: [2546, codes.IMPORT_SHARE, 'BDI'], values: { 2019: 98, 2020: 269 } },
    { of: [2546, codes.SELF_SUFFICIENCY, 'MLI'], values: { 2020: 1600, 2021: 1243 } },
    { of: [2546, codes.BALANCE_PRODUCTION, 'MLI'], values: { 2020: 16, 2021: 174 } },
  );
  expect(doubts(all, [2546, codes.IMPORT_SHARE, 'BDI'])).toEqual({ 2020: 're-exports' });
  expect(doubts(all, [2546, codes.SELF_SUFFICIENCY, 'MLI'])).toEqual({ 2020: 'remainder' });
});

it('doubts a harvest and a food use of 0 where more is exported than there was, and in all years where it never was more', () => {
  const all = servedSeries(
    { of: [2546, codes.DOMESTIC_SUPPLY, 'MLI'], values: { 2013: 0, 2019: -1, 2020: -169 } },
    { of: [2546, codes.BALANCE_PRODUCTION, 'MLI'], values: { 2013: 0 } },
    { of: [2546, codes.FOOD, 'MLI'], values: { 2013: 2, 2019: 0, 2020: 0 } },
  );
  expect(doubts(all, [2546, codes.BALANCE_PRODUCTION, 'MLI'])).toEqual({ 2013: 'unrecorded' });
  expect(doubts(all, [2546, codes.FOOD, 'MLI'])).toEqual({ 2020: 'unrecorded' });
});

const spiked = yearly(2009, 130, 138, 445, 132, 106, 149);
const still = yearly(2009, 100, 100, 100, 100, 100, 100);

describe('a figure that a rule doubts', () => {
  const mali = servedSeries(
    { of: [beans, codes.PRODUCTION, 'MLI'], values: spiked },
    { of: [beans, codes.WORLD_PRODUCTION_SHARE, 'MLI'], values: still },
    { of: [beans, codes.VALUE_INT_DOLLARS, 'MLI'], values: still },
    { of: [beans, codes.PRODUCTION, '011'], values: yearly(2009, 200, 200, 600, 200, 200, 200), isSum: true },
    { of: [beans, codes.PRODUCTION, 'WLRD'], values: yearly(2009, 9000, 9000, 9400, 9000, 9000, 9000) },
    { of: [beans, codes.WORLD_PRODUCTION_SHARE, '011'], values: still },
  );

  it('is a file of its own', () => {
    expect(doubts(mali, [beans, codes.PRODUCTION, 'MLI'])).toEqual({ 2011: 'isolated' });
  });

  it('makes doubtful what rests on it: a share, a value, a sum of which it is more than a tenth', () => {
    for (const element of [codes.WORLD_PRODUCTION_SHARE, codes.VALUE_INT_DOLLARS])
      expect(doubts(mali, [beans, element, 'MLI'])).toEqual({ 2011: 'input' });
    expect(doubts(mali, [beans, codes.PRODUCTION, '011'])).toEqual({ 2011: 'input' });
    expect(doubts(mali, [beans, codes.WORLD_PRODUCTION_SHARE, '011'])).toEqual({ 2011: 'input' });
    expect(doubts(mali, [beans, codes.PRODUCTION, 'WLRD'])).toEqual({});
  });

  it('is not one whose cause is known, which is said of it', () => {
    const rwanda = servedSeries({
      of: [beans, codes.PRODUCTION, 'RWA'],
      values: yearly(1991, 205, 180, 137, 34.8, 126, 174, 134),
    });
    expect(doubts(rwanda, [beans, codes.PRODUCTION, 'RWA'])).toEqual({ 1994: 'isolated' });
    const cause = { area: 'RWA', item: '*', elements: [codes.PRODUCTION], first: 1994, last: 1994 };
    const causes = [{ ...cause, event: 'rwanda-1994' as const }];
    const found = findDoubts(rwanda, { ...facts, causes });
    expect(found.doubts.size).toBe(0);
    expect(found.events.get(seriesKey(beans, codes.PRODUCTION, 'RWA'))).toEqual(
      new Map([[1994, 'rwanda-1994']]),
    );
  });

  it('is a yield of more than twice the 99th percentile of the crop’s', () => {
    const many = Array.from({ length: 150 }, (_, at) => 1000 + at);
    const yields = servedSeries(
      { of: [122, codes.YIELD, 'RWA'], values: yearly(1800, ...many) },
      { of: [122, codes.YIELD, 'GUY'], values: yearly(2022, 104_134) },
    );
    expect(doubts(yields, [122, codes.YIELD, 'GUY'])).toEqual({ 2022: 'yield' });
  });

  it('is an area beyond the land of the crop: arable, cropland for trees, three times of paddy', () => {
    const area = (item: number, value: number, country = 'BDI') =>
      servedSeries(
        { of: [item, codes.AREA_HARVESTED, country], values: { 2021: value } },
        // Thousand hectares.
        { of: [ARABLE_LAND_ITEM, codes.ARABLE_LAND, country], values: { 2021: 1270 } },
        { of: [CROPLAND_ITEM, codes.CROPLAND, country], values: { 2021: 1620 } },
      );
    const doubtOf = (item: number, value: number) =>
      doubts(area(item, value), [item, codes.AREA_HARVESTED, 'BDI']);
    expect(doubtOf(beans, 1_588_485)).toEqual({ 2021: 'land' });
    expect(doubtOf(beans, 1_196_438)).toEqual({});
    expect(doubtOf(661, 1_588_485)).toEqual({});
    expect(doubtOf(27, 3_700_000)).toEqual({});
    expect(doubtOf(27, 3_900_000)).toEqual({ 2021: 'land' });
  });
});

it('takes known errors of a source as they are listed, of an item or of all', () => {
  const prices = servedSeries(
    { of: [beans, codes.PRODUCER_PRICE, 'MLI'], values: still },
    { of: [27, codes.PRODUCER_PRICE, 'MLI'], values: still },
  );
  const row = { area: 'MLI', element: codes.PRODUCER_PRICE, first: 2010, last: 2011, link: null };
  const known = [{ ...row, item: '27', reason: 'currency' as const }];
  expect(doubts(prices, [27, codes.PRODUCER_PRICE, 'MLI'], { known })).toEqual({
    2010: 'currency',
    2011: 'currency',
  });
  expect(doubts(prices, [beans, codes.PRODUCER_PRICE, 'MLI'], { known })).toEqual({});
  const all = [{ ...row, item: '*', reason: 'currency' as const }];
  expect(doubts(prices, [beans, codes.PRODUCER_PRICE, 'MLI'], { known: all })).toMatchObject({
    2010: 'currency',
  });
});
