import { beforeAll, describe, expect, it } from 'vitest';
import { buildPrices } from './testing/build-beside.ts';
import type { SmallRelease } from './testing/build-small.ts';
import { type PriceRow, wfpFile, yearly } from './testing/price-files.ts';

/** A valid row of Kenya's retail beans, apart from a test's changes. */
function row(
  date: string,
  market: string,
  price: number | string,
  other: Partial<Record<'commodity' | 'unit' | 'type' | 'currency' | 'flag', string>> = {},
): PriceRow {
  const {
    commodity = 'Beans (dry)',
    unit = 'KG',
    type = 'Retail',
    currency = 'KES',
    flag = 'actual',
  } = other;
  return ['KEN', date, market, commodity, unit, type, currency, price, flag];
}

const validRows = [
  row('2019-01-15', 'Nairobi', 100),
  row('2019-02-15', 'Nairobi', 102),
  row('2019-03-15', 'Nairobi', 104),
];

const cases: readonly (readonly [reason: string, row: PriceRow])[] = [
  ['unknown-currency', row('2019-01-15', 'Kitui', 100, { currency: '???' })],
  ['unknown-currency', row('2019-01-15', 'Kitui', 100, { currency: '' })],
  ['other-currency', row('2019-01-15', 'Kitui', 100, { currency: 'TZS' })],
  ['not-positive', row('2019-01-15', 'Kitui', 0)],
  ['not-positive', row('2019-02-15', 'Kitui', -100)],
  ['no-price', row('2019-01-15', 'Kitui', '')],
  ['no-price', row('2019-02-15', 'Kitui', 'n/a')],
  ['no-price', row('2019-03-15', 'Kitui', 'NaN')],
  ['no-price', row('2019-04-15', 'Kitui', 'Infinity')],
  ['impossible-date', row('2019-02-30', 'Kitui', 100)],
  ['impossible-date', row('2019-13-15', 'Kitui', 100)],
  ['impossible-date', row('1019-01-15', 'Kitui', 100)],
  // After the day on which the release is made.
  ['impossible-date', row('2091-01-15', 'Kitui', 100)],
  ['no-date', row('', 'Kitui', 100)],
  ['no-market', row('2019-01-15', '', 100)],
  ['forecast', row('2019-01-15', 'Kitui', 100, { flag: 'forecast' })],
  ['forecast', row('2019-02-15', 'Kitui', 100, { flag: 'actual,forecast' })],
  ['unknown-unit', row('2019-01-15', 'Kitui', 100, { unit: 'heap' })],
  ['unknown-unit', row('2019-02-15', 'Kitui', 100, { unit: '' })],
  ['unknown-unit', row('2019-03-15', 'Kitui', 100, { unit: '0 KG' })],
  ['customary-unit', row('2019-01-15', 'Kitui', 100, { unit: 'Marmite' })],
  ['customary-unit', row('2019-01-15', 'Kitui', 100, { unit: 'Cuartilla' })],
  ['no-price-type', row('2019-01-15', 'Kitui', 100, { type: '' })],
  ['another-product', row('2019-01-15', 'Kitui', 100, { commodity: 'Cassava leaves' })],
  ['unknown-commodity', row('2019-01-15', 'Kitui', 100, { commodity: 'Beans (of the moon)' })],
];

const leftOut = 'SELECT area, reason, rows FROM price_left_out ORDER BY area, reason';
const ownMedians =
  "SELECT area, month, median, prices FROM price_month WHERE basis = 'own' AND crop_type = '' ORDER BY area, month";

describe('a row that is no market price', () => {
  let release: SmallRelease;
  beforeAll(async () => {
    release = await buildPrices([...validRows, ...cases.map(([, bad]) => bad)]);
  });

  it('is left out and counted under its reason and area', () => {
    const expected = new Map<string, number>();
    for (const [reason] of cases) expected.set(reason, (expected.get(reason) ?? 0) + 1);
    expect(release.rows(leftOut)).toEqual(
      [...expected].sort().map(([reason, rows]) => ['KEN', reason, rows]),
    );
  });

  it('is in no median', () => {
    expect(release.rows(ownMedians)).toEqual([
      ['KEN', 2019 * 12, 100, 1],
      ['KEN', 2019 * 12 + 1, 102, 1],
      ['KEN', 2019 * 12 + 2, 104, 1],
    ]);
  });
});

describe('rows of the same market and month', () => {
  it('count once: the later date, the first of equal ones, and none where equal dates disagree', async () => {
    const release = await buildPrices([
      row('2019-01-10', 'Nairobi', 90),
      row('2019-01-20', 'Nairobi', 100),
      row('2019-02-15', 'Nairobi', 102),
      row('2019-02-15', 'Nairobi', 102),
      row('2019-03-15', 'Nairobi', 104),
      row('2019-03-15', 'Nairobi', 140),
      // Another unit, another price.
      row('2019-04-15', 'Nairobi', 100),
      row('2019-04-15', 'Nairobi', 9900, { unit: '90 KG' }),
    ]);
    expect(release.rows(ownMedians)).toEqual([
      ['KEN', 2019 * 12, 100, 1],
      ['KEN', 2019 * 12 + 1, 102, 1],
      ['KEN', 2019 * 12 + 3, 105, 2],
    ]);
    expect(release.rows(leftOut)).toEqual([
      ['KEN', 'conflict', 2],
      ['KEN', 'earlier-row', 1],
      ['KEN', 'repeated-row', 1],
    ]);
    expect(
      release.rows('SELECT market, commodity, price_type, month, published, unit FROM price_conflict'),
    ).toEqual([['Nairobi', 'Beans (dry)', 'retail', 2019 * 12 + 2, '104.0 | 140.0', 'KG']]);
  });

  it('count once where a commodity goes by two names', { tags: ['sweep'] }, async () => {
    const liberia = (date: string, commodity: string, price: number): PriceRow => [
      'LBR',
      date,
      'Red Light',
      commodity,
      '50 KG',
      'Retail',
      'LRD',
      price,
    ];
    const release = await buildPrices([
      liberia('2019-01-15', 'Cassava (fresh)', 800),
      liberia('2019-02-15', 'Cassava (fresh)', 900),
      liberia('2019-03-15', 'Cassava (fresh)', 950),
      liberia('2019-01-15', 'Cassava', 800),
      liberia('2019-02-15', 'Cassava', 900),
    ]);
    expect(release.rows(ownMedians)).toEqual([
      ['LBR', 2019 * 12, 16, 1],
      ['LBR', 2019 * 12 + 1, 18, 1],
      ['LBR', 2019 * 12 + 2, 19, 1],
    ]);
    expect(release.rows(leftOut)).toEqual([['LBR', 'same-under-another-name', 2]]);
    // The name with more rows remains.
    expect(release.rows('SELECT DISTINCT commodity FROM price_series')).toEqual([['Cassava (fresh)']]);
  });
});

describe('prices of one market and commodity under two units', () => {
  it('are two market prices, also of nearly one weight', { tags: ['sweep'] }, async () => {
    const guatemala = (date: string, unit: string, price: number): PriceRow => [
      'GTM',
      date,
      'La Terminal',
      'Beans (black)',
      unit,
      'Wholesale',
      'GTQ',
      price,
    ];
    const release = await buildPrices([
      guatemala('2012-03-15', '100 Pounds', 350.45),
      guatemala('2012-03-15', '45 KG', 350.45),
      guatemala('2012-04-15', '100 Pounds', 360),
      guatemala('2012-04-15', '45 KG', 350),
      guatemala('2012-05-15', '100 Pounds', 360),
      guatemala('2012-05-15', '90 KG', 360),
    ]);
    expect(
      release.rows("SELECT month - 2012 * 12, prices FROM price_month WHERE crop_type = '' ORDER BY month"),
    ).toEqual([
      [2, 2],
      [3, 2],
      [4, 2],
    ]);
    expect(release.rows(leftOut)).toEqual([]);
  });
});

describe('a price that cannot be right', () => {
  it('is suspect beyond five times, or below a fifth, of its own 25 months: in no median, and listed', async () => {
    const months = Array.from(
      { length: 24 },
      (_, at) => `${2018 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-15`,
    );
    // 501 of 100 is beyond ×5, 500 is not; 19.9 is below ÷5.
    const odd: Readonly<Record<number, number>> = { 5: 501, 10: 500, 15: 19.9 };
    const release = await buildPrices(months.map((date, at) => row(date, 'Nairobi', odd[at] ?? 100)));
    expect(
      release.rows('SELECT month - 2018 * 12, price FROM price_point WHERE suspect = 1 ORDER BY month'),
    ).toEqual([
      [5, 501],
      [15, 19.9],
    ]);
    expect(release.rows(ownMedians).map(([, month]) => Number(month) - 2018 * 12)).toEqual(
      months.map((_, at) => at).filter((at) => at !== 5 && at !== 15),
    );
    expect(release.rows(leftOut)).toEqual([['KEN', 'suspect', 2]]);
  });

  it("is so with its whole series where the series' unit is not the one that it states", {
    tags: ['sweep'],
  }, async () => {
    const nicaragua = (date: string, market: string, unit: string, price: number): PriceRow => [
      'NIC',
      date,
      market,
      'Beans (red)',
      unit,
      'Wholesale',
      'USD',
      price,
    ];
    const release = await buildPrices([
      ...['2013-01-15', '2013-02-15', '2013-03-15'].flatMap((date) => [
        nicaragua(date, 'National Average', '100 KG', 0.42),
        nicaragua(date, 'Managua', '46 KG', 36.8),
        nicaragua(date, 'Masaya', '46 KG', 41.4),
        nicaragua(date, 'Juigalpa', '46 KG', 39.1),
      ]),
    ]);
    // 36.8, 39.1 and 41.4 ÷ 46 are 0.8, 0.85 and 0.9; 0.42 ÷ 100 is 0.0042.
    expect(
      release.rows(
        'SELECT DISTINCT s.unit, suspect FROM price_point p JOIN price_series s ON s.id = p.series ORDER BY 1',
      ),
    ).toEqual([
      ['100 KG', 2],
      ['46 KG', 0],
    ]);
    expect(release.rows("SELECT DISTINCT median, least FROM price_month WHERE crop_type = ''")).toEqual([
      [expect.closeTo(0.85, 9), expect.closeTo(0.8, 9)],
    ]);
    expect(release.rows(leftOut)).toEqual([['NIC', 'level-off', 3]]);
  });
});

describe('a market', () => {
  it('without coordinates, or with those of nowhere, has none and keeps its prices', {
    tags: ['sweep'],
  }, async () => {
    const file = wfpFile([row('2019-01-15', 'Nairobi', 100), row('2019-01-15', 'Wajir', 120)]).replace(
      '"-1.283333","36.816667"',
      '"0","0"',
    );
    const release = await buildPrices([], { 'wfp_food_prices_joined.csv': file });
    expect(release.rows('SELECT name, latitude, longitude FROM price_market ORDER BY name')).toEqual([
      ['Nairobi', null, null],
      ['Wajir', null, null],
    ]);
    expect(release.rows(ownMedians)).toEqual([['KEN', 2019 * 12, 110, 2]]);
  });

  it('of another country counts there by a correction', { tags: ['sweep'] }, async () => {
    const release = await buildPrices([
      ['MWI', '2010-01-15', 'Marka', 'Rice (imported)', 'KG', 'Retail', 'SOS', 22_000],
      ['MWI', '2010-01-15', 'Lizulu', 'Rice (imported)', 'KG', 'Retail', 'SOS', 22_000],
    ]);
    expect(release.rows(ownMedians)).toEqual([['SOM', 2010 * 12, 22_000, 1]]);
    expect(release.rows(leftOut)).toEqual([['MWI', 'other-currency', 1]]);
  });
});

describe('an exchange rate', () => {
  it('is corrected where its label or unit is not that of the prices', { tags: ['sweep'] }, async () => {
    const release = await buildPrices(
      [['SLE', '2022-01-15', 'Bo', 'Rice (local)', 'KG', 'Retail', 'SLL', 11_000]],
      {
        'hdx_imf_monthly_exchange_rates.csv': [
          'Date,Rate,Currency,Frequency,Source,Country code,Country',
          '2020-01-31,97,USD,M,IMF,HT,Haiti',
          '2020-01-31,14.6,ZAR,M,IMF,LS,Lesotho',
          '2020-01-31,9.75,SLE,M,IMF,SL,Sierra Leone',
          '2020-01-31,3.46,ILS,M,IMF,IL,Israel',
          '2020-01-31,0,KES,M,IMF,KE,Kenya',
          '2020-01-31,1,USD,M,IMF,SV,El Salvador',
        ].join('\n'),
        'pa.nus.fcrf.csv': yearly([['SLE', 2022, 14]]),
      },
    );
    expect(
      release.rows('SELECT area, frequency, month, rate FROM exchange_rate ORDER BY area, frequency'),
    ).toEqual([
      ['HTI', 'M', 2020 * 12, 97],
      ['ISR', 'M', 2020 * 12, 3.46],
      ['LSO', 'M', 2020 * 12, 14.6],
      ['PSE', 'M', 2020 * 12, 3.46],
      ['SLE', 'M', 2020 * 12, 9750],
      ['SLE', 'Y', 2022 * 12, 14_000],
    ]);
    const currency = (area: string) =>
      release.rows(`SELECT currency FROM area_currency WHERE area = '${area}'`);
    expect(['HTI', 'LSO', 'SLE', 'SLV'].map(currency)).toEqual([[['HTG']], [['LSL']], [['SLL']], [['USD']]]);
  });
});
