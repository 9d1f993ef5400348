import { expect, it } from 'vitest';
import type { PricePointRow } from '../queries/select-prices.ts';
import { findLatest } from './read-latest.ts';

/** June 2025. */
const june = 2025 * 12 + 5;

const point = (
  market: number,
  month: number,
  price: number,
  { suspect = 0, series = market }: { suspect?: 0 | 1; series?: number } = {},
): PricePointRow => ({
  ...{ market, month, price, suspect, published: price, rows: 1, series, source: 1 },
  ...{ price_type: 'retail', commodity: 'Beans', crop_type: 'beans', main: 1, name: '', average: 0 },
  ...{ currency: 'UGX', published_currency: 'UGX', unit: 'kg' },
});

it('has of each market its last price and that of the same products a year before, doubtful ones left out', () => {
  const points = [
    point(1, june, 100),
    point(1, june, 120, { series: 11 }),
    point(2, june, 900, { suspect: 1 }),
    point(3, june + 1, 70),
    point(1, june + 12, 130),
    point(2, june + 12, 90),
    point(3, june + 12, 80),
    point(4, june, 50),
    point(4, june + 12, 55),
    point(4, june + 12, 155, { series: 14 }),
  ];
  const month = { median: 90, least: 80, greatest: 130, prices: 3, markets: 3 };
  const { markets } = findLatest(
    points,
    [{ type: 'retail', source: 1, crop_type: '', own: [{ month: june + 12, ...month }], usd: [] }],
    { type: 'retail', source: 1, currency: 'UGX' },
  );
  expect(new Map(markets.map(({ market, price, before }) => [market, [price, before]]))).toEqual(
    new Map([
      [1, [130, 100]],
      [2, [90, null]],
      [3, [80, null]],
      [4, [105, null]],
    ]),
  );
});

it('leaves out months after the last one with its usual markets', () => {
  const markets = [1, 2, 3, 4];
  const points = [...markets.map((market) => point(market, june, 10 * market)), point(1, june + 1, 99)];
  const month = { median: 25, least: 10, greatest: 40, prices: 4 };
  const { markets: latest } = findLatest(
    points,
    [
      {
        ...{ type: 'retail', source: 1, crop_type: '', usd: [] },
        own: [
          { month: june, ...month, markets: 4 },
          { month: june + 1, ...month, markets: 1 },
        ],
      },
    ],
    { type: 'retail', source: 1, currency: 'UGX' },
  );
  expect(latest.map(({ market, month: at }) => [market, at])).toEqual(markets.map((id) => [id, june]));
});
