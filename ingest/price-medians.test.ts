import { beforeAll, describe, expect, it } from 'vitest';
import { buildSmall, type SmallRelease } from './testing/build-small.ts';
import { monthlyRates, type PriceRow, wfpFile, yearly } from './testing/price-files.ts';
import { names, normalised } from './testing/source-files.ts';
import { folderOf } from './testing/trade-files.ts';

/** Rows as WFP has published them; of months with many markets a few. */
const rows: readonly PriceRow[] = [
  [
    'NIC',
    '2019-05-15',
    'Managua (oriental)',
    'Beans (kidney, pinto)',
    '46 KG',
    'Wholesale',
    'NIO',
    '1269.05',
  ],
  ['NIC', '2019-05-15', 'Managua (oriental)', 'Beans (red)', '46 KG', 'Wholesale', 'NIO', '1295.24'],
  ['NIC', '2019-05-15', 'National Average', 'Beans (red)', 'Pound', 'Retail', 'USD', '0.47'],
  ['NIC', '2019-05-15', 'Managua', 'Beans (red)', 'Pound', 'Retail', 'USD', '0.46'],
  ['GTM', '2012-03-15', 'La Terminal', 'Beans (black)', '100 Pounds', 'Wholesale', 'GTQ', '350.45'],
  ['GTM', '2012-03-15', 'La Terminal', 'Beans (black)', '45 KG', 'Wholesale', 'GTQ', '350.45'],
  ['GTM', '2012-03-15', 'La Terminal', 'Beans (red)', '100 Pounds', 'Wholesale', 'GTQ', '418.18'],
  ['GTM', '2012-03-15', 'La Terminal', 'Beans (white)', '100 Pounds', 'Wholesale', 'GTQ', '451.82'],
  ['GTM', '2012-03-15', 'National Average', 'Beans (black)', 'Pound', 'Retail', 'GTQ', '5.52'],
  ['HND', '2015-06-15', 'National Average', 'Beans (red)', 'MT', 'Wholesale', 'USD', '1411.14'],
  ['HND', '2015-06-15', 'San Pedro Sula', 'Beans (red)', '46 KG', 'Wholesale', 'HNL', '1351.79'],
  ['HND', '2015-06-15', 'Tegucigalpa', 'Beans (red)', '46 KG', 'Wholesale', 'HNL', '1460.8'],
  ['MEX', '2018-02-15', 'Mexico City', 'Beans (black, Zacatecas)', 'KG', 'Wholesale', 'MXN', '20.0'],
  ['MEX', '2018-02-15', 'Mexico City', 'Beans (black, imported)', 'KG', 'Wholesale', 'MXN', '22.0'],
  ['MEX', '2018-02-15', 'Guadalajara', 'Beans (black, Nayarit)', 'KG', 'Wholesale', 'MXN', '18.5'],
  ['MEX', '2018-02-15', 'Puebla', 'Beans (black, Veracruz)', 'KG', 'Wholesale', 'MXN', '22.0'],
  ['MEX', '2018-02-15', 'Puebla', 'Beans (black, imported)', 'KG', 'Wholesale', 'MXN', '23.0'],
  ['MEX', '2018-02-15', 'Xalapa', 'Beans (black, imported)', 'KG', 'Wholesale', 'MXN', '20.0'],
  ['NPL', '2022-03-15', 'Biratnagar', 'Rice (coarse)', 'KG', 'Retail', 'NPR', '44.0'],
  ['NPL', '2022-03-15', 'Kathmandu', 'Rice (coarse)', 'KG', 'Retail', 'NPR', '45.0'],
  ['NPL', '2022-03-15', 'Nepalgunj', 'Rice (coarse)', 'KG', 'Retail', 'NPR', '41.0'],
  ['NPL', '2022-03-15', 'Dunai', 'Rice (coarse)', 'KG', 'Retail', 'NPR', '70.0'],
  ['NPL', '2022-03-15', 'Simikot', 'Rice (coarse)', 'KG', 'Retail', 'NPR', '170.0'],
  ['GHA', '2009-06-15', 'Sunyani', 'Cassava', '91 KG', 'Wholesale', 'GHS', '25.8'],
  ['GHA', '2009-06-15', 'Techiman', 'Cassava', '91 KG', 'Wholesale', 'GHS', '11.3'],
  ['GHA', '2009-06-15', 'Cape Coast', 'Cassava', '91 KG', 'Wholesale', 'GHS', '16.3'],
  ['GHA', '2009-06-15', 'Koforidua', 'Cassava', '91 KG', 'Wholesale', 'GHS', '24.8'],
  ['GHA', '2020-03-15', 'Ejura', 'Cassava', 'KG', 'Retail', 'GHS', '2.48', 'aggregate'],
  ['GHA', '2020-03-15', 'Obuasi', 'Cassava', 'KG', 'Retail', 'GHS', '2.73', 'aggregate'],
  ['GHA', '2020-03-15', 'Kintampo', 'Cassava', 'KG', 'Retail', 'GHS', '2.34', 'aggregate'],
  ['KEN', '2015-06-15', 'Mombasa', 'Beans (dry)', '90 KG', 'Wholesale', 'KES', '7169'],
  ['KEN', '2015-06-15', 'Nairobi', 'Beans', 'KG', 'Wholesale', 'KES', '66.17'],
  ['KEN', '2015-06-15', 'Nairobi', 'Beans (dry)', '90 KG', 'Wholesale', 'KES', '7325'],
  ['KEN', '2015-06-15', 'Nakuru', 'Beans', 'KG', 'Wholesale', 'KES', '63.73'],
  ['KEN', '2015-06-15', 'Nakuru', 'Beans (dry)', '90 KG', 'Wholesale', 'KES', '7000'],
  ['KEN', '2021-03-15', 'Junda (Mombasa)', 'Beans (dry)', 'KG', 'Retail', 'KES', '100', 'aggregate'],
  ['KEN', '2021-03-15', 'Kalahari (Mombasa)', 'Beans (dry)', 'KG', 'Retail', 'KES', '97.7', 'aggregate'],
  ['KEN', '2021-03-15', 'Isiolo town', 'Beans (dry)', 'KG', 'Retail', 'KES', '132.5', 'aggregate'],
  ['KEN', '2021-03-15', 'Dandora (Nairobi)', 'Beans (dry)', 'KG', 'Retail', 'KES', '74.06', 'aggregate'],
  ['HTI', '2013-03-15', 'Hinche', 'Beans (red)', 'Pound', 'Retail', 'HTG', '46.67'],
  ['HTI', '2013-03-15', 'Jeremie', 'Beans (red)', 'Pound', 'Retail', 'HTG', '53.33'],
  ['HTI', '2013-03-15', 'Cap-Haitien', 'Beans (red)', 'Pound', 'Retail', 'HTG', '50.0'],
  ['HTI', '2013-03-15', 'Hinche', 'Beans (black)', 'Marmite', 'Retail', 'HTG', '271.25'],
  ['MWI', '2013-02-15', 'Bembeke turn off', 'Beans', 'KG', 'Retail', 'MWK', '261.04'],
  ['MWI', '2013-02-15', 'Mtakataka', 'Beans', 'KG', 'Retail', 'MWK', '270.29'],
  ['MWI', '2013-02-15', 'Bowe', 'Beans', 'KG', 'Retail', 'MWK', '447.78'],
  // Six months of a year, and five of the next.
  ...[100, 102, 104, 106, 108, 110, 111, 112, 113, 114, 115].map(
    (price, at): PriceRow => [
      'UGA',
      `${at < 6 ? 2019 : 2020}-${String(at < 6 ? at + 7 : at - 5).padStart(2, '0')}-15`,
      'Owino',
      'Beans',
      'KG',
      'Retail',
      'UGX',
      price * 30,
    ],
  ),
];

let release: SmallRelease;
beforeAll(async () => {
  const [KEN, RWA] = [114, 184];
  const harvest = normalised([
    [KEN, 176, 5510, 2019, 700_000, 'A'],
    [RWA, 176, 5510, 2019, 500_000, 'A'],
  ]);
  const producer = [
    'Area Code,Item Code,Element Code,Year,Months Code,Unit,Value,Flag',
    `${RWA},176,5532,2019,7021,USD,650.5,A`,
  ];
  release = await buildSmall(
    await folderOf({
      [names.qcl]: harvest,
      'Prices_E_All_Data_(Normalized).csv': `${producer.join('\n')}\n`,
      'wfp_food_prices_joined.csv': wfpFile(rows),
      'hdx_imf_monthly_exchange_rates.csv': monthlyRates([
        ['HN', '2015-06-30', 'HNL', 21.9],
        ['UG', '2019-07-31', 'UGX', 3700],
      ]),
      'pa.nus.fcrf.csv': yearly([
        ['UGA', 2019, 3600],
        ['UGA', 2020, 3700],
      ]),
    }),
  );
}, 60_000);

describe('a median and its band', () => {
  // Units: 1 pound = 0.45359237 kg. The middle of an even number of prices is the mean of the middle two.
  it.each([
    // (1269.05 + 1295.24) ÷ 2 ÷ 46; 1269.05 ÷ 46; 1295.24 ÷ 46
    ['NIC', 'wholesale', '', 'own', '2019-05', 27.8727174, 27.5880435, 28.1573913, 2, 1],
    // 0.46 ÷ 0.45359237; the average of the country enters only where no market has a price.
    ['NIC', 'retail', '', 'usd', '2019-05', 1.0141264, 1.0141264, 1.0141264, 1, 1],
    // 350.45, 418.18 and 451.82 ÷ 45.359237. The same 350.45 per 45 kg is the same price.
    ['GTM', 'wholesale', '', 'own', '2012-03', 9.2192909, 7.7261, 9.9609261, 3, 1],
    // No market: the average alone. 5.52 ÷ 0.45359237
    ['GTM', 'retail', '', 'own', '2012-03', 12.1695169, 12.1695169, 12.1695169, 1, 1],
    // (1351.79 + 1460.8) ÷ 2 ÷ 46; 1351.79 ÷ 46; 1460.8 ÷ 46. The average is in dollars.
    ['HND', 'wholesale', '', 'own', '2015-06', 30.5716304, 29.3867391, 31.7565217, 2, 2],
    // The same ÷ 21.9, the rate of the month.
    ['HND', 'wholesale', '', 'usd', '2015-06', 1.3959649, 1.3418602, 1.4500695, 2, 2],
    // 18.5 20 20 22 22 23: (20 + 22) ÷ 2
    ['MEX', 'wholesale', '', 'own', '2018-02', 21, 18.5, 23, 6, 4],
    // 18.5 20 22
    ['MEX', 'wholesale', 'beans-black', 'own', '2018-02', 20, 18.5, 22, 3, 3],
    // 20 22 23
    ['MEX', 'wholesale', 'beans-black-imported', 'own', '2018-02', 22, 20, 23, 3, 3],
    // 41 44 45 70 170
    ['NPL', 'retail', '', 'own', '2022-03', 45, 41, 170, 5, 5],
    // (16.3 + 24.8) ÷ 2 ÷ 91; 11.3 ÷ 91; 25.8 ÷ 91
    ['GHA', 'wholesale', '', 'own', '2009-06', 0.2258242, 0.1241758, 0.2835165, 4, 4],
    // 2.34 2.48 2.73
    ['GHA', 'retail', '', 'own', '2020-03', 2.48, 2.34, 2.73, 3, 3],
    // 63.73 66.17 77.7778 (7000 ÷ 90) 79.6556 (7169 ÷ 90) 81.3889 (7325 ÷ 90)
    ['KEN', 'wholesale', '', 'own', '2015-06', 77.7777778, 63.73, 81.3888889, 5, 3],
    // 74.06 97.7 100 132.5: (97.7 + 100) ÷ 2
    ['KEN', 'retail', '', 'own', '2021-03', 98.85, 74.06, 132.5, 4, 4],
    // 50 ÷ 0.45359237; 46.67 ÷ 0.45359237; 53.33 ÷ 0.45359237. What a marmite weighs, nobody says.
    ['HTI', 'retail', '', 'own', '2013-03', 110.2311311, 102.8897378, 117.5725244, 3, 3],
    // 261.04 270.29 447.78
    ['MWI', 'retail', '', 'own', '2013-02', 270.29, 261.04, 447.78, 3, 3],
  ])('%s %s %s %s %s', (area, type, cropType, basis, month, median, least, greatest, prices, markets) => {
    const [year = 0, ofYear = 0] = month.split('-').map(Number);
    const [row = []] = release.rows(`SELECT median, least, greatest, prices, markets FROM price_month
      WHERE area = '${area}' AND price_type = '${type}' AND crop_type = '${cropType}' AND basis = '${basis}'
        AND month = ${year * 12 + ofYear - 1}`);
    expect(row.slice(0, 3).map(Number)).toEqual([
      expect.closeTo(median, 6),
      expect.closeTo(least, 6),
      expect.closeTo(greatest, 6),
    ]);
    expect(row.slice(3)).toEqual([prices, markets]);
  });

  it('is kept in US dollars only where prices in another currency than the own one are part of it', () => {
    expect(
      release.rows("SELECT DISTINCT area FROM price_month WHERE basis = 'usd' ORDER BY area").flat(),
    ).toEqual(['HND', 'NIC']);
  });
});

describe("a year's figure", () => {
  it('is the median of its monthly medians in US dollars, where at least six months have one', () => {
    const found = release.rows(
      "SELECT year, value, months, flag FROM price_year WHERE area = 'UGA' AND crop = 'beans'",
    );
    // July: 3000 ÷ 3700 = 0.8108 by the month's rate; August to December: 3060, 3120, 3180, 3240, 3300 ÷ 3600 = 0.85 0.8667
    // 0.8833 0.9 0.9167 by the year's. The middle two: (0.8667 + 0.8833) ÷ 2 = 0.875. Five months of 2020 make no figure.
    expect(found).toEqual([[2019, expect.closeTo(0.875, 9), 6, '']]);
  });

  it('of producers is that of FAOSTAT, per kg', () => {
    expect(
      release.rows(
        "SELECT crop, year, area, value, months, flag FROM price_year WHERE price_type = 'producer'",
      ),
    ).toEqual([['beans', 2019, 'RWA', expect.closeTo(0.6505, 9), 12, 'A']]);
  });
});
