import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '#contract/routes.ts';
import { unpackConverters, unpackSeries } from '#domain/prices/columns.ts';
import { monthText } from '#domain/prices/months.ts';
import { defaultBase, priceViews, viewSeries } from '#domain/prices/view.ts';
import { copyRelease, publish } from '../testing/altered-release.ts';
import { months, priceRows } from '../testing/price-rows.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ release: null });
  copyRelease(test.directory, 'prices', { sql: priceRows });
  publish(test.directory, 'prices');
  await test.store.refresh();
});
afterAll(() => test.close());

const askPage = async (query = '') =>
  routes.pricePage.answer.parse(await test.ask('pricePage', `/api/v1/prices/page/beans/KEN${query}`));
const askRows = async (path: string) =>
  routes.priceRows.answer.parse(await test.ask('priceRows', `/api/v1/prices/rows/beans/KEN/${path}`));

describe('the page of a country’s prices', () => {
  it.each(['', '?city=901'])(
    'holds what every view needs: computed from it, they are the server’s%s',
    async (city) => {
      const page = await askPage(city);
      const main = page.series.find(({ type, crop_type }) => type === 'retail' && crop_type === '');
      if (main === undefined) throw new Error('Kenya has retail prices.');
      const converters = unpackConverters(page.converters);
      const base = defaultBase(converters);
      for (const view of priceViews) {
        const answer = routes.prices.answer.parse(
          await test.ask('prices', `/api/v1/prices/beans/KEN?view=${view}${city.replace('?', '&')}`),
        );
        const seen = viewSeries(unpackSeries(main), converters, { view, base }).filter(
          ({ missing }) => missing !== 'other-currency',
        );
        expect(
          seen.map(({ month, median, prices }) => ({ date: monthText(month), value: median, n: prices })),
        ).toEqual(answer.crops?.[0]?.medians);
        expect(
          seen.map(({ month, least, greatest }) => ({ date: monthText(month), min: least, max: greatest })),
        ).toEqual(answer.crops?.[0]?.minAndMax);
      }
    },
  );

  it('opens with retail and the crop’s main form, and offers the other type and source', async () => {
    const page = await askPage();
    const key = (index: number | undefined) => page.sources[index ?? -1]?.key;
    expect(page).toMatchObject({
      crop: 'beans',
      area: 'KEN',
      currency: 'KES',
      city: null,
      opens: { type: 'retail', crop_type: '' },
      breaks: [{ currency: 'KES', month: months.june2020 }],
      conflicts: 1,
    });
    expect(page.leftOut.map(({ source, ...row }) => ({ ...row, source: key(source) }))).toEqual([
      { reason: 'unit', rows: 12, source: 'prices-market' },
    ]);
    expect(page.series.map(({ crop_type, main }) => [crop_type, main])).toEqual([
      ['', true],
      ['lablab', false],
      ['red', true],
      ['', true],
    ]);
    expect(page.years.map(({ type, year, value }) => [type, year, value])).toEqual([
      ['producer', 2020, 0.62],
      ['producer', 2021, 0.02],
      ['retail', 2020, 1.05],
      ['retail', 2021, 1.25],
    ]);
    expect(key(page.convertersFrom.own[0])).toBe('macro');
  });

  it('has suspects beside their series, and the last prices of markets', async () => {
    const { suspects, series, latest } = await askPage();
    expect(suspects).toMatchObject([
      { market: 903, month: months.may2020, price: 1500, basis: 'own', why: 'suspect-month' },
      { market: 903, month: months.may2022, price: 2, basis: 'own', why: 'suspect-level' },
    ]);
    const suspectTypes = suspects.map((suspect) => series[suspect.series]?.crop_type);
    expect(suspectTypes).toEqual(['red', '']);
    expect(latest[0]?.type).toBe('retail');
    expect(latest[1]).toMatchObject({ type: 'wholesale', markets: [{ market: 905, price: 70 }] });
  });

  it('of a city has the series of its market', async () => {
    const { series, city, markets } = await askPage('?city=902');
    expect([city, markets.length]).toEqual([902, 5]);
    expect(series.map(({ crop_type, own }) => [crop_type, own?.median])).toEqual([
      ['', [100, 88]],
      ['red', [100, 88]],
    ]);
  });

  it('of a country without prices has none to open', async () => {
    expect(await test.ask('pricePage', '/api/v1/prices/page/rice/BRA')).toMatchObject({
      opens: null,
      series: [],
    });
  });
});

describe('markets', () => {
  it('have their last price, how dear they are beside the country, and how far apart they are', async () => {
    const answer = routes.priceMarkets.answer.parse(
      await test.ask('priceMarkets', '/api/v1/prices/markets/beans/KEN'),
    );
    // June 2020: 88, 132 and 121, median 121: 132 ÷ 88 = 1.5. The last month in shillings is May 2021, with Nairobi alone; of the
    // twelve months up to it, Kisumu has June: 88 ÷ 121 − 1 = −27.27 %; Mombasa 0 %; Nairobi the median of 9.09 and 0 %.
    expect(answer.spread).toMatchObject({
      month: '2020-06',
      cheapest: 902,
      dearest: 901,
      ratio: 1.5,
      markets: 3,
    });
    expect(answer.spread?.variation).toBeCloseTo(
      (Math.sqrt((25.667 ** 2 + 18.333 ** 2 + 7.333 ** 2) / 3) / 113.667) * 100,
      2,
    );
    const marketOf = (id: number) => answer.markets.find(({ id_geo_point }) => id_geo_point === id);
    expect(marketOf(902)).toMatchObject({
      label: 'Kisumu',
      latitude: null,
      last: { month: '2020-06', price: 88, usd: null },
      months: 1,
    });
    expect(marketOf(902)?.premium).toBeCloseTo(-27.2727, 4);
    expect(marketOf(901)).toMatchObject({
      last: { month: '2021-05', price: 120, currency: 'KES', usd: 1 },
      months: 2,
    });
    expect(marketOf(901)?.premium).toBeCloseTo(4.5455, 4);
    expect(marketOf(904)).toMatchObject({ average: true, premium: null, last: { price: 115 } });
    expect(answer).toMatchObject({ type: 'retail' });
    expect(marketOf(905)).toBeUndefined();
  });

  it('of a country without prices are none', async () => {
    const none = { type: null, markets: [], spread: null };
    expect(await test.ask('priceMarkets', '/api/v1/prices/markets/rice/BRA')).toMatchObject(none);
  });
});

describe('the rows behind a median', () => {
  it('as published and per kg, each with what became of it; those that are kept give the median', async () => {
    const answer = await askRows('2020-05');
    expect(answer).toMatchObject({
      type: 'retail',
      month: '2020-05',
      currency: 'KES',
      median: 105,
      min: 100,
      max: 110,
    });
    const rows = answer.rows.map(({ market, commodity, price, state }) => [market, commodity, price, state]);
    expect(rows).toEqual([
      ['Kisumu', 'Beans (red)', 100, 'kept'],
      ['Mombasa', 'Beans (dolichos)', 150, 'other-form'],
      ['Mombasa', 'Beans (red)', 1500, 'suspect-month'],
      ['Nairobi', 'Beans (red)', 110, 'kept'],
    ]);
    expect(answer.rows[0]).toMatchObject({
      id_geo_point: 902,
      published: 9000,
      published_currency: 'KES',
      unit: '90 KG',
      rows: 1,
      price: 100,
      currency: 'KES',
    });
    expect(answer.rows[0]?.usd).toBeCloseTo(100 / 105, 12);
  });

  it('an average is in no median of a month with real markets, and prices in US$ in none of shillings', async () => {
    const june = await askRows('2020-06');
    expect(june).toMatchObject({ median: 121, min: 88, max: 132 });
    expect(june.rows.find(({ market }) => market === 'National Average')).toMatchObject({
      state: 'average',
      usd: null,
    });
    // Over both in US$: 120 ÷ 120 = 1 and 1.50, with the median 1.25; June 2020 has no rate.
    expect(await askRows('2021-05')).toMatchObject({ median: 120, usd: { median: 1.25, min: 1, max: 1.5 } });
    expect(await askRows('2022-05')).toMatchObject({ median: null, usd: { median: 1.8 } });
    expect(june.usd).toBeNull();
    const may = await askRows('2021-05');
    expect(may.rows.map(({ currency, state }) => [currency, state])).toEqual([
      ['KES', 'kept'],
      ['USD', 'other-currency'],
      ['USD', 'average'],
    ]);
  });

  it('of a crop type, of a city, and of a month without any', async () => {
    expect(await askRows('2020-05?crop_type=lablab')).toMatchObject({ median: 150 });
    expect(await askRows('2020-06?city=904')).toMatchObject({ median: 115, rows: [{ state: 'kept' }] });
    expect(await askRows('2018-01')).toMatchObject({ median: null, rows: [] });
  });

  it('suspects of all months', async () => {
    expect(await test.ask('priceSuspects', '/api/v1/prices/suspects/beans/KEN')).toMatchObject({
      rows: [
        { market: 'Mombasa', month: '2020-05', published: 1500, state: 'suspect-month' },
        { market: 'Mombasa', month: '2022-05', commodity: 'Beans (black)', state: 'suspect-level' },
      ],
    });
  });
});

describe('seasonality', () => {
  it('in percent of the twelve months around, by year and on average', async () => {
    // June at 160 and 100 otherwise, January 2015 to December 2020: 160 ÷ 105 = 152.38 %, as the calculation's own test has it.
    const rows = Array.from({ length: 72 }, (_, index) => {
      const price = index % 12 === 5 ? 160 : 100;
      const month = 2015 * 12 + index;
      return `INSERT INTO price_month VALUES ('rice', 'KEN', 931, 'retail', '', 'own', ${month}, ${price}, 90, 170, 1, 1);
        INSERT INTO price_point VALUES (99, ${month}, ${price}, ${price}, 1, 0);`;
    });
    const choice = `INSERT INTO price_choice VALUES ('rice', 'KEN', 'retail', 0, 931, ${2015 * 12}, ${2015 * 12 + 71}, 1);
      INSERT INTO price_series VALUES (99, 'rice', 'KEN', 931, 'retail', 901, 'Rice', 'milled', 1, 'KES', 'KES', 'KG');`;
    copyRelease(test.directory, 'seasons', { sql: priceRows + rows.join('') + choice });
    const answer = routes.priceSeasonality.answer.parse(
      await test.ask('priceSeasonality', '/api/v1/prices/seasonality/rice/KEN?v=seasons'),
    );
    expect(answer).toMatchObject({ type: 'retail', years: 6, strength: expect.closeTo(0.6, 9) });
    expect(answer.months[5]).toMatchObject({ month: 6, years: 5 });
    expect(answer.months[5]?.index).toBeCloseTo(152.381, 3);
    expect(answer.cells).toHaveLength(60);
    expect(answer.cells[0]).toMatchObject({ year: 2015, month: 7 });
    // December at 100, with eleven months at 100 and June at 160: 100 ÷ 105, as in the five years before.
    expect(answer.now).toMatchObject({ month: '2020-12', ratio: expect.closeTo(0.952381, 6), years: 5 });
  });

  it('of a series that is too short has no index', async () => {
    const answer = routes.priceSeasonality.answer.parse(
      await test.ask('priceSeasonality', '/api/v1/prices/seasonality/beans/KEN'),
    );
    expect(answer).toMatchObject({ years: 0, cells: [] });
    expect(answer.months.map(({ index, years }) => [index, years])).toEqual(Array(12).fill([null, 0]));
  });
});
