import { expect, test } from 'vitest';
import type { PriceRow } from '#contract/prices.ts';
import { arrangeRows } from './rows-panel.tsx';

const row = (market: string, price: number, rest: Partial<PriceRow> = {}): PriceRow => ({
  id_geo_point: 1,
  market,
  commodity: 'Beans',
  crop_type: 'beans',
  month: '2020-01',
  published: price,
  published_currency: 'KES',
  unit: 'KG',
  rows: 1,
  price,
  currency: 'KES',
  usd: price / 100,
  state: 'kept',
  ...rest,
});

const rows = [
  row('Nairobi', 120),
  row('Wajir', 80),
  row('Nakuru', 1000, { state: 'suspect-month' }),
  row('Kisumu', 100),
  row('Average', 90, { state: 'average' }),
  row('Busia', 2, { currency: 'USD', usd: 2, state: 'other-currency' }),
];

test('an odd number of prices has one in the middle, and suspects stand apart', () => {
  const { counted, others, band } = arrangeRows({ rows }, 'own');
  expect(counted.map(({ row: { market }, middle }) => [market, middle])).toEqual([
    ['Wajir', false],
    ['Kisumu', true],
    ['Nairobi', false],
  ]);
  expect(others.map(({ market }) => market)).toEqual(['Nakuru', 'Average', 'Busia']);
  expect(band).toMatchObject({ median: 100, least: 80, greatest: 120 });
});

test('in US$ prices in other currencies count as well: (1 + 1.2) ÷ 2 = 1.1', () => {
  const { counted, band } = arrangeRows({ rows }, 'usd');
  expect(counted.map(({ price, middle }) => [price, middle])).toEqual([
    [0.8, false],
    [1, true],
    [1.2, true],
    [2, false],
  ]);
  expect(band?.median).toBeCloseTo(1.1, 12);
});

test('a price without a rate leaves no median to be told', () => {
  expect(
    arrangeRows({ rows: [row('Nairobi', 120), row('Wajir', 80, { usd: null })] }, 'usd').band,
  ).toBeNull();
  expect(arrangeRows({ rows: [] }, 'own')).toEqual({ counted: [], others: [], band: null });
});
