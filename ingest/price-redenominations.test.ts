import { describe, expect, it } from 'vitest';
import { buildPrices } from './testing/build-beside.ts';
import type { SmallRelease } from './testing/build-small.ts';
import { monthlyRates, type PriceRow, yearly } from './testing/price-files.ts';

/** Prices of a kilogram in a market of Kenya, a month each from January 2019; `null` is a month without a report. */
const market = (name: string, prices: readonly (number | null)[]): readonly PriceRow[] =>
  prices.flatMap((price, at): readonly PriceRow[] => {
    const date = `${2019 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-15`;
    return price === null ? [] : [['KEN', date, name, 'Beans (dry)', 'KG', 'Retail', 'KES', price]];
  });

const breaks = 'SELECT area, currency, month - 2019 * 12 FROM price_break';
const medians = (release: SmallRelease) =>
  release
    .rows("SELECT median FROM price_month WHERE basis = 'own' AND crop_type = '' ORDER BY month")
    .map(([median]) => median);
const repeat = (price: number, times: number): readonly number[] =>
  Array.from({ length: times }, () => price);

describe('a redenominated currency', () => {
  it('is one in which every market jumps by a thousand at once: no price, no suspect, no median jumps', async () => {
    const release = await buildPrices([
      ...market('Nairobi', [100_000, 100_000, 104, 104, 104]),
      ...market('Nakuru', [90_000, 90_000, 88, 88]),
      // One market alone is a slip of the pen.
      ...market('Wajir', [null, null, null, 100, 100_000, 100]),
    ]);
    expect(release.rows(breaks)).toEqual([['KEN', 'KES', 2]]);
    // (100 + 90) ÷ 2; (104 + 88) ÷ 2; 88 100 104 → 100.
    expect(medians(release)).toEqual([95, 95, 96, 100, 104, 100]);
    expect(release.rows('SELECT price, published FROM price_point WHERE published = 90000')).toEqual([
      [90, 90_000],
      [90, 90_000],
    ]);
    expect(release.rows('SELECT reason, rows FROM price_left_out')).toEqual([['suspect', 1]]);
  });

  it('counts from one market alone where it lasts for months', { tags: ['sweep'] }, async () => {
    const stays = await buildPrices(market('Nairobi', [...repeat(100_000, 6), ...repeat(110, 6)]));
    expect(stays.rows(breaks)).toEqual([['KEN', 'KES', 6]]);
    expect(medians(stays)).toEqual([...repeat(100, 6), ...repeat(110, 6)]);
    const slips = await buildPrices(market('Nairobi', [...repeat(100, 6), 100_000, ...repeat(100, 6)]));
    expect(slips.rows(breaks)).toEqual([]);
    expect(medians(slips)).toEqual(repeat(100, 12));
  });

  it('is one and the same for markets that were silent in its month', { tags: ['sweep'] }, async () => {
    const release = await buildPrices([
      ...market('Nairobi', [100_000, 100_000, 100, 100]),
      ...market('Nakuru', [90_000, 90_000, 90, 90]),
      ...market('Kitui', [110_000, null, null, 110]),
      ...market('Wajir', [120_000, null, null, 120]),
    ]);
    expect(release.rows(breaks)).toEqual([['KEN', 'KES', 2]]);
    expect(medians(release)).toEqual([105, 95, 95, 105]);
  });

  it('takes rates of before along where their publisher has not converted them, and leaves others alone', {
    tags: ['sweep'],
  }, async () => {
    const prices = [
      ...market('Nairobi', [100_000, 100_000, 100, 100]),
      ...market('Nakuru', [90_000, 90_000, 90, 90]),
    ];
    const rates = (old: number) => ({
      'hdx_imf_monthly_exchange_rates.csv': monthlyRates([
        ['KE', '2019-01-31', 'KES', old],
        ['KE', '2019-02-28', 'KES', old],
        ['KE', '2019-03-31', 'KES', 50],
        ['UG', '2019-02-28', 'UGX', 3700],
      ]),
      'pa.nus.fcrf.csv': yearly([
        ['KEN', 2018, old],
        ['KEN', 2019, 50],
      ]),
    });
    const found = (release: SmallRelease) =>
      release.rows(
        'SELECT area, frequency, month - 2019 * 12, rate FROM exchange_rate ORDER BY area, frequency, month',
      );
    // 48,000 of before are 48 of after, so that 100,000 of January are US$ 100 ÷ 48 as 100 of March are US$ 100 ÷ 50.
    const expected = [
      ['KEN', 'M', 0, 48],
      ['KEN', 'M', 1, 48],
      ['KEN', 'M', 2, 50],
      ['KEN', 'Y', -12, 48],
      ['KEN', 'Y', 0, 50],
      ['UGA', 'M', 1, 3700],
    ];
    expect(found(await buildPrices(prices, rates(48_000)))).toEqual(expected);
    expect(found(await buildPrices(prices, rates(48)))).toEqual(expected);
  });
});
