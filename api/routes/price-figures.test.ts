import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '#contract/routes.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const ask = async (path: string) =>
  routes.prices.answer.parse(await test.ask('prices', `/api/v1/prices/${path}`));

/** Median, least and greatest price of a month, and the number of prices. */
async function month(path: string, date: string) {
  const { crops, crop_types } = await ask(path);
  const months = crops?.[0] ?? crop_types?.[0]?.data;
  const found = months?.medians.find((each) => each.date === date);
  const band = months?.minAndMax.find((each) => each.date === date);
  return found && band ? [found.value, band.min, band.max, found.n] : null;
}

/** Each number to nine digits, as answers have them. */
const near = (expected: readonly number[]) => expected.map((value) => expect.closeTo(value, 6));

describe('figures of prices, from the published rows to the answer', () => {
  it.each([
    ['two markets: 110 and 100 → (110 + 100) ÷ 2', 'beans/KEN', '2019-06', [105, 100, 110, 2]],
    ['a suspect price is left out: 100, and not 900', 'beans/KEN', '2019-07', [100, 100, 100, 1]],
    ['three markets: 98, 88 and 140 → 98', 'beans/KEN', '2020-01', [98, 88, 140, 3]],
    ['a market falls silent: 100 and 142 → 121', 'beans/KEN', '2020-09', [121, 100, 142, 2]],
    ['wholesale by the sack: 7,920 ÷ 90 = 88', 'beans/KEN?type=wholesale', '2019-06', [88, 88, 88, 1]],
    // 105 ÷ 190 × 200 = 110.526316; 100 → 105.263158; 110 → 115.789474.
    ['ipc: × 200 ÷ 190', 'beans/KEN?view=ipc', '2019-06', [110.526_316, 105.263_158, 115.789_474, 2]],
    // 105 ÷ 190 × 180.5 = 99.75; 100 → 95; 110 → 104.5.
    ['ipc, base 2018', 'beans/KEN?view=ipc&base=2018', '2019-06', [99.75, 95, 104.5, 2]],
    // 105 ÷ 102 = 1.02941176; 100 → 0.98039216; 110 → 1.07843137.
    ['usd: ÷ the month’s 102', 'beans/KEN?view=usd', '2019-06', [1.029_412, 0.980_392, 1.078_431, 2]],
    // 121 ÷ 106.45 = 1.13668389; 100 → 0.93940817; 142 → 1.33395961.
    ['usd: ÷ the year’s 106.45', 'beans/KEN?view=usd', '2020-09', [1.136_684, 0.939_408, 1.333_96, 2]],
    // 1.02941176 ÷ 117.2 × 118.7 = 1.04258708; 0.98039216 → 0.99293984; 1.07843137 → 1.09223382.
    ['usdeflac', 'beans/KEN?view=usdeflac', '2019-06', [1.042_587, 0.992_94, 1.092_234, 2]],
    // 20 ÷ 0.45359237 = 44.0924524 córdobas; the market in US$ and the average do not count.
    ['by the pound', 'beans/NIC', '2019-01', [44.092_452, 44.092_452, 44.092_452, 1]],
    // 44.0924524 ÷ 33.12 = 1.33129385 and 0.5 ÷ 0.45359237 = 1.10231131 → 1.21680258.
    ['usd over both currencies', 'beans/NIC?view=usd', '2019-01', [1.216_803, 1.102_311, 1.331_294, 2]],
    // 18 ÷ 0.45359237 = 39.6832072: no market reports in 2018.
    ['an average where no market is', 'beans/NIC', '2018-01', [39.683_207, 39.683_207, 39.683_207, 1]],
    ['flour alone, by type', 'cassava/MWI?by=type', '2019-02', [310, 310, 310, 1]],
    ['rice', 'rice/NPL', '2019-07', [43, 43, 43, 1]],
  ])('%s', async (_, path, date, expected) => {
    expect(await month(path, date)).toEqual(near(expected));
  });

  it('flour is no cassava: the page opens on it, and the crop as a whole has no median', async () => {
    expect((await ask('cassava/MWI')).crops?.[0]?.medians).toEqual([]);
    const page = routes.pricePage.answer.parse(
      await test.ask('pricePage', '/api/v1/prices/page/cassava/MWI'),
    );
    expect(page.opens?.crop_type).toMatch(/flour/);
    expect(page.series.some(({ crop_type }) => crop_type === '')).toBe(false);
  });

  it('the year’s figure: the median of monthly medians in US$', async () => {
    // 40 four times, 41 three, 42 three, 43 twice: the sixth and seventh of twelve are 41; 41 ÷ 112.61 = 0.36408844.
    const years = routes.priceYears.answer.parse(
      await test.ask('priceYears', '/api/v1/prices/years/rice/NPL'),
    );
    expect(years).toMatchObject([{ year: 2019, months: 12 }]);
    expect(years[0]?.value).toBeCloseTo(0.364_088, 6);
  });

  it('every median follows from the rows that explain it', async () => {
    for (const path of ['beans/KEN', 'beans/KEN?type=wholesale', 'beans/NIC', 'rice/NPL']) {
      const [place = '', query] = path.split('?');
      const { crops } = await ask(path);
      expect(crops?.[0]?.medians.length).toBeGreaterThan(5);
      for (const { date, value, n } of crops?.[0]?.medians ?? []) {
        const rows = routes.priceRows.answer.parse(
          await test.ask('priceRows', `/api/v1/prices/rows/${place}/${date}${query ? `?${query}` : ''}`),
        );
        expect(rows.median).toBe(value);
        expect(rows.rows.filter(({ state }) => state === 'kept')).toHaveLength(value === null ? 0 : n);
      }
    }
  });

  it('rows that did not become prices are counted by reason, and those that disagree are listed', async () => {
    const { left_out, conflicts } = routes.priceLeftOut.answer.parse(
      await test.ask('priceLeftOut', '/api/v1/prices/left-out?iso3=KEN'),
    );
    expect(left_out.length).toBeGreaterThan(4);
    expect(left_out.every(({ rows }) => rows > 0)).toBe(true);
    expect(conflicts).toMatchObject([{ iso3: 'KEN', market: 'Kitui', month: '2019-07' }]);
  });
});
