import { expect, it } from 'vitest';
import type { PriceMap } from '#contract/prices.ts';
import { allPrices, isOfOne, mapYears, rankPrices, shownYear } from './world-model.ts';

const map: PriceMap = {
  crop: 'beans',
  type: 'retail',
  unit: 'USD/Kg',
  years: [2019, 2020, 2021],
  areas: ['KEN', 'MWI', 'NIC'],
  rows: [
    [1.1, 1.2, null],
    [null, 0.9, null],
    [null, 1.2, null],
  ],
  months: [
    [12, 7, null],
    [null, 6, null],
    [null, 12, null],
  ],
  flags: ['  -', '- -', '-A-'],
  source: [
    [0, 0, null],
    [null, 0, null],
    [null, 0, null],
  ],
  sources: [],
  doubts: {},
  countries: [1, 3, 0],
  defaultYear: 2020,
};

it('has the years in which some country has a figure', () => {
  expect(mapYears(map).map(({ year }) => year)).toEqual([2019, 2020]);
});

it('shows the year asked for where it has figures, else the well-covered one', () => {
  expect([2019, 2021, null].map((year) => shownYear(map, year))).toEqual([2019, 2020, 2020]);
});

it('is of one country where no year has a second one', () => {
  const ofCounts = (...countries: number[]) => isOfOne({ ...map, countries });
  expect([ofCounts(1, 1, 0), ofCounts(1, 3, 0), ofCounts(0, 0, 0)]).toEqual([true, false, false]);
});

it('ranks countries from the dearest; equal figures share a rank, and a country without one has none', () => {
  expect(rankPrices(map, 2020).map(({ iso3, rank, months, flag }) => [iso3, rank, months, flag])).toEqual([
    ['KEN', 1, 7, ''],
    ['NIC', 1, 12, 'A'],
    ['MWI', 3, 6, ''],
  ]);
  expect(rankPrices(map, 2019).map(({ iso3 }) => iso3)).toEqual(['KEN']);
});

it('keeps a doubtful figure with its reason, and out of the classes', () => {
  const doubted: PriceMap = { ...map, doubts: { NIC: { 2020: 'currency' } } };
  expect(rankPrices(doubted, 2020).map(({ iso3, doubt }) => [iso3, doubt])).toEqual([
    ['KEN', undefined],
    ['NIC', 'currency'],
    ['MWI', undefined],
  ]);
  expect(allPrices(doubted)).toEqual([1.1, 1.2, 0.9]);
});
