import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#api/testing/test-app.ts';
import { routes } from '#contract/routes.ts';
import { unpackConverters, unpackSeries } from '#domain/prices/columns.ts';
import { readMonth } from '#domain/prices/months.ts';
import { defaultBase, viewSeries } from '#domain/prices/view.ts';
import { whatChanged } from '#domain/prices/what-changed.ts';
import { buildSmall } from '#ingest/testing/build-small.ts';
import { monthlyRates, type PriceRow, wfpFile, yearly } from '#ingest/testing/price-files.ts';
import { folderOf, names, normalised } from '#ingest/testing/source-files.ts';

/** What potatoes cost wholesale in Lima, soles per kg, January 2015 to January 2018. */
const lima = [
  ...[1.01, 1.14, 1.11, 0.82, 0.64, 0.61, 0.7, 0.74, 0.89, 1.2, 1.69, 1.82],
  ...[1.7, 1.48, 0.9, 0.72, 0.71, 0.82, 1.16, 1.19, 1.8, 1.61, 1.39, 1.44],
  ...[1.0, 0.94, 0.82, 0.63, 0.68, 0.65, 0.67, 0.61, 0.54, 0.49, 0.52, 0.42],
  0.43,
];

const limaRow = (price: number, at: number): PriceRow => {
  const date = `${2015 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-15`;
  return ['PER', date, 'Lima', 'Potatoes', 'KG', 'Wholesale', 'PEN', price];
};

/** Rows as the World Food Programme has published them: all of a month, of months with many markets a few. */
const publishedRows: readonly PriceRow[] = [
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

  ['KEN', '2018-06-15', 'Kilifi', 'Beans (dry)', 'KG', 'Retail', 'KES', '100.8'],
  ['KEN', '2018-06-15', 'Kajiado', 'Beans (dry)', 'KG', 'Retail', 'KES', '80'],
  ['KEN', '2018-06-15', 'Mombasa', 'Beans (dry)', '90 KG', 'Wholesale', 'KES', '4566.25'],
  ['KEN', '2018-06-15', 'Nairobi', 'Beans', 'KG', 'Wholesale', 'KES', '54.71'],
  ['KEN', '2018-06-15', 'Kisumu', 'Beans', 'KG', 'Wholesale', 'KES', '58'],
  ['KEN', '2018-06-15', 'Nakuru', 'Beans', 'KG', 'Wholesale', 'KES', '52.02'],
  ['KEN', '2018-06-15', 'Nakuru', 'Beans (dry)', '90 KG', 'Wholesale', 'KES', '6430'],
  ['KEN', '2018-06-15', 'Eldoret town (Uasin Gishu)', 'Beans (dry)', '90 KG', 'Wholesale', 'KES', '7200'],
  ['HND', '2018-03-15', 'National Average', 'Beans (red)', 'MT', 'Wholesale', 'USD', '996.0'],
  ['HND', '2018-03-15', 'San Pedro Sula', 'Beans (red)', '46 KG', 'Wholesale', 'HNL', '1066.91'],
  ['HND', '2018-03-15', 'Tegucigalpa', 'Beans (red)', '46 KG', 'Wholesale', 'HNL', '1087.0'],
  ['SLV', '2018-03-15', 'National Average', 'Beans (red)', '45 KG', 'Wholesale', 'USD', '49.55'],
  ['SLV', '2018-03-15', 'National Average', 'Beans (silk red)', '45 KG', 'Wholesale', 'USD', '57.72'],
  ['SLV', '2018-03-15', 'San Salvador', 'Beans (red)', '46 KG', 'Wholesale', 'USD', '48.83'],
  ['SLV', '2018-03-15', 'San Salvador', 'Beans (silk red)', '46 KG', 'Wholesale', 'USD', '58.16'],
  ['SLV', '2018-03-15', 'San Salvador', 'Beans (red)', 'Libra', 'Retail', 'USD', '0.59'],
  ['SLV', '2018-03-15', 'San Salvador', 'Beans (silk red)', 'Libra', 'Retail', 'USD', '0.71'],
  [
    'NIC',
    '2018-03-15',
    'Managua (oriental)',
    'Beans (kidney, pinto)',
    '46 KG',
    'Wholesale',
    'NIO',
    '1385.29',
  ],
  ['NIC', '2018-03-15', 'Managua (oriental)', 'Beans (red)', '46 KG', 'Wholesale', 'NIO', '1369.12'],
  ['UGA', '2016-03-15', 'Gulu', 'Beans', 'KG', 'Retail', 'UGX', '2700'],
  ['UGA', '2016-03-15', 'Iganga', 'Beans', 'KG', 'Retail', 'UGX', '2700'],
  ['UGA', '2016-03-15', 'Owino', 'Beans', 'KG', 'Retail', 'UGX', '3000'],
  ['UGA', '2016-03-15', 'Lira', 'Beans', 'KG', 'Retail', 'UGX', '2100'],
  ['UGA', '2016-03-15', 'Mbarara', 'Beans', 'KG', 'Retail', 'UGX', '2425'],
  ['UGA', '2016-03-15', 'Owino', 'Beans', 'KG', 'Wholesale', 'UGX', '2564.03'],
  ['UGA', '2016-03-15', 'Lira', 'Beans', 'KG', 'Wholesale', 'UGX', '2389.64'],
  ...lima.map(limaRow),
];

/** Units for one US dollar, as the IMF has published them: country, month's last day, currency, rate. */
const publishedRates = [
  ['HN', '2015-06-30', 'HNL', 21.9],
  ['HN', '2018-03-31', 'HNL', 23.6399],
  ['KE', '2018-06-30', 'KES', 101.05],
  ['PE', '2016-01-31', 'PEN', 3.4695],
  ['PE', '2016-02-29', 'PEN', 3.524],
  ['PE', '2016-03-31', 'PEN', 3.3255],
  ['PE', '2016-04-30', 'PEN', 3.2725],
  ['PE', '2016-05-31', 'PEN', 3.372],
  ['PE', '2016-06-30', 'PEN', 3.289],
  ['PE', '2016-07-31', 'PEN', 3.355],
  ['PE', '2016-08-31', 'PEN', 3.3925],
  ['PE', '2016-09-30', 'PEN', 3.4],
  ['PE', '2016-10-31', 'PEN', 3.36],
  ['PE', '2016-11-30', 'PEN', 3.411],
  ['PE', '2016-12-31', 'PEN', 3.356],
  ['PE', '2017-01-31', 'PEN', 3.2845],
] as const;

/** Consumer prices, 2010 = 100, as chained from the World Bank's figures: country, year, index. */
const publishedIndices = [
  ['HND', 2018, 144.055],
  ['HND', 2024, 197.828],
  ['KEN', 2018, 180.515],
  ['KEN', 2024, 257.353],
  // The USA have no index of 2025, so that it can be no base year.
  ['KEN', 2025, 267.825],
  ['PER', 2016, 121.876],
  ['PER', 2017, 125.526],
  ['SLV', 2024, 133.7],
  ['USA', 2018, 115.157],
  ['USA', 2024, 143.857],
] as const;

/** Figures of prices from published rows to responses of the API, each computed by hand beside it. */
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ release: null });
  const folder = await folderOf({
    [names.qcl]: normalised([[114, 176, 5510, 2019, 700_000, 'A']]),
    'wfp_food_prices_joined.csv': wfpFile(publishedRows),
    'hdx_imf_monthly_exchange_rates.csv': monthlyRates(publishedRates),
    'cpi_index_2010eq100.csv': yearly(publishedIndices, 'cpi_index_2010eq100'),
  });
  await buildSmall(folder, null, test.directory);
  await test.store.refresh();
});
afterAll(() => test.close());

const near = (expected: readonly number[]) => expected.map((value) => expect.closeTo(value, 6));

/** Median, least, greatest and number of prices of a month; of the crop's main form, or of the crop type. */
async function band(path: string, date: string, cropType = ''): Promise<readonly (number | null)[]> {
  const by = cropType === '' ? '' : '&by=type';
  const answer = routes.prices.answer.parse(await test.ask('prices', `/api/v1/prices/${path}${by}`));
  const type = answer.crop_types?.find(({ id_crop_type }) => id_crop_type === cropType)?.data;
  const series = cropType === '' ? answer.crops?.[0] : type;
  const median = series?.medians.find((each) => each.date === date);
  const limits = series?.minAndMax.find((each) => each.date === date);
  return [median?.value ?? null, limits?.min ?? null, limits?.max ?? null, median?.n ?? 0];
}

describe('medians and bands, in the money of the country, per kg', () => {
  // Units: 1 pound = 0.45359237 kg. The middle of an even number of prices is the mean of the middle two.
  it.each([
    // 80 and 100.8: (80 + 100.8) ÷ 2
    ['beans/KEN?type=retail', '2018-06', '', 90.4, 80, 100.8, 2],
    // 74.06 97.7 100 132.5: (97.7 + 100) ÷ 2
    ['beans/KEN?type=retail', '2021-03', '', 98.85, 74.06, 132.5, 4],
    // 63.73 66.17 77.7778 (7000 ÷ 90) 79.6556 (7169 ÷ 90) 81.3889 (7325 ÷ 90)
    ['beans/KEN?type=wholesale', '2015-06', '', 77.7777778, 63.73, 81.3888889, 5],
    // 50.7361 (4566.25 ÷ 90) 52.02 54.71 58 71.4444 (6430 ÷ 90) 80 (7200 ÷ 90): (54.71 + 58) ÷ 2
    ['beans/KEN?type=wholesale', '2018-06', '', 56.355, 50.7361111, 80, 6],
    // 2100 2425 2700 2700 3000
    ['beans/UGA?type=retail', '2016-03', '', 2700, 2100, 3000, 5],
    // (2389.64 + 2564.03) ÷ 2
    ['beans/UGA?type=wholesale', '2016-03', '', 2476.835, 2389.64, 2564.03, 2],
    // 261.04 270.29 447.78
    ['beans/MWI?type=retail', '2013-02', '', 270.29, 261.04, 447.78, 3],
    // (1351.79 + 1460.8) ÷ 2 ÷ 46; 1351.79 ÷ 46; 1460.8 ÷ 46. The average is in dollars.
    ['beans/HND?type=wholesale', '2015-06', '', 30.5716304, 29.3867391, 31.7565217, 2],
    // (1066.91 + 1087) ÷ 2 ÷ 46; 1066.91 ÷ 46; 1087 ÷ 46
    ['beans/HND?type=wholesale', '2018-03', '', 23.4120652, 23.1936957, 23.6304348, 2],
    // (0.59 + 0.71) ÷ 2 ÷ 0.45359237; 0.59 ÷ 0.45359237; 0.71 ÷ 0.45359237, in dollars, the country's money
    ['beans/SLV?type=retail', '2018-03', '', 1.4330047, 1.3007273, 1.5652821, 2],
    // (48.83 + 58.16) ÷ 2 ÷ 46; 48.83 ÷ 46; 58.16 ÷ 46. Averages of the country do not count beside its market.
    ['beans/SLV?type=wholesale', '2018-03', '', 1.1629348, 1.0615217, 1.2643478, 2],
    // (1269.05 + 1295.24) ÷ 2 ÷ 46; 1269.05 ÷ 46; 1295.24 ÷ 46
    ['beans/NIC?type=wholesale', '2019-05', '', 27.8727174, 27.5880435, 28.1573913, 2],
    // (1369.12 + 1385.29) ÷ 2 ÷ 46; 1369.12 ÷ 46; 1385.29 ÷ 46
    ['beans/NIC?type=wholesale', '2018-03', '', 29.9392391, 29.7634783, 30.115, 2],
    // 7.7261 (350.45 ÷ 45.359237) 7.7878 (350.45 ÷ 45) 9.2193 (418.18 ÷ 45.359237) 9.9609 (451.82 ÷ 45.359237):
    // (7.7878 + 9.2193) ÷ 2. Prices under two units are two prices.
    ['beans/GTM?type=wholesale', '2012-03', '', 8.5035343, 7.7261, 9.9609261, 4],
    // No market: the average alone. 5.52 ÷ 0.45359237
    ['beans/GTM?type=retail', '2012-03', '', 12.1695169, 12.1695169, 12.1695169, 1],
    // 18.5 20 20 22 22 23: (20 + 22) ÷ 2
    ['beans/MEX?type=wholesale', '2018-02', '', 21, 18.5, 23, 6],
    // 18.5 20 22
    ['beans/MEX?type=wholesale', '2018-02', 'beans-black', 20, 18.5, 22, 3],
    // 20 22 23
    ['beans/MEX?type=wholesale', '2018-02', 'beans-black-imported', 22, 20, 23, 3],
    // 50 ÷ 0.45359237; 46.67 ÷ 0.45359237; 53.33 ÷ 0.45359237. The weight of a marmite is unknown.
    ['beans/HTI?type=retail', '2013-03', '', 110.2311311, 102.8897378, 117.5725244, 3],
    // 41 44 45 70 170
    ['rice/NPL?type=retail', '2022-03', '', 45, 41, 170, 5],
    // (16.3 + 24.8) ÷ 2 ÷ 91; 11.3 ÷ 91; 25.8 ÷ 91
    ['cassava/GHA?type=wholesale', '2009-06', '', 0.2258242, 0.1241758, 0.2835165, 4],
    // 2.34 2.48 2.73
    ['cassava/GHA?type=retail', '2020-03', '', 2.48, 2.34, 2.73, 3],
  ])('%s %s %s', async (path, date, cropType, ...expected) => {
    expect(await band(path, date, cropType)).toEqual(near(expected));
  });
});

describe('view modes', () => {
  // Kenya, June 2018, wholesale: 56.355, 50.7361111 and 80 shillings. Honduras, March 2018: 23.4120652, 23.1936957 and 23.6304348
  // lempiras. The last year with an index of both the country and the USA is 2024: Kenya's of 2025 cannot be a base.
  it.each([
    // × 257.353 ÷ 180.515
    ['beans/KEN?type=wholesale&view=ipc', '2018-06', 80.3430646, 72.33244, 114.0527934, 6],
    // × 197.828 ÷ 144.055
    ['beans/HND?type=wholesale&view=ipc', '2018-03', 32.1513452, 31.8514625, 32.451228, 2],
    // In money of 2018 itself
    ['beans/KEN?type=wholesale&view=ipc&base=2018', '2018-06', 56.355, 50.7361111, 80, 6],
    // ÷ 101.05
    ['beans/KEN?type=wholesale&view=usd', '2018-06', 0.5576942, 0.5020892, 0.7916873, 6],
    // ÷ 23.6399: the average in dollars does not count beside markets
    ['beans/HND?type=wholesale&view=usd', '2018-03', 0.9903623, 0.9811249, 0.9995996, 2],
    // 0.46 ÷ 0.45359237: published in dollars, which need no rate
    ['beans/NIC?type=retail&view=usd', '2019-05', 1.0141264, 1.0141264, 1.0141264, 1],
    // ÷ 101.05 × 143.857 ÷ 115.157
    ['beans/KEN?type=wholesale&view=usdeflac', '2018-06', 0.6966855, 0.6272223, 0.9889955, 6],
    // ÷ 23.6399 × 143.857 ÷ 115.157
    ['beans/HND?type=wholesale&view=usdeflac', '2018-03', 1.2371853, 1.2256458, 1.2487248, 2],
    // 1.4330047 × 143.857 ÷ 115.157
    ['beans/SLV?type=retail&view=usdeflac', '2018-03', 1.7901453, 1.6249011, 1.9553894, 2],
  ])('%s %s', async (path, date, ...expected) => {
    expect(await band(path, date)).toEqual(near(expected));
  });

  it('have no figure where nothing converts it, as in Uganda, and no month where all rows are in dollars, as in Nicaragua', async () => {
    expect(await band('beans/NIC?type=retail', '2019-05')).toEqual([null, null, null, 0]);
    expect(await band('beans/UGA?type=retail&view=usd', '2016-03')).toEqual([null, null, null, 5]);
    expect(await band('beans/UGA?type=retail&view=ipc', '2016-03')).toEqual([null, null, null, 5]);
  });
});

describe('a page', () => {
  it.each([
    ['beans/KEN', 'retail'],
    ['beans/MEX', 'wholesale'],
    ['potato/PER', 'wholesale'],
  ])(
    'of %s opens on consumer prices where there are any, else on wholesale ones: %s',
    async (place, type) => {
      const page = routes.pricePage.answer.parse(await test.ask('pricePage', `/api/v1/prices/page/${place}`));
      expect(page.opens).toMatchObject({ type, crop_type: '' });
      const answer = routes.prices.answer.parse(await test.ask('prices', `/api/v1/prices/${place}`));
      expect(answer.type).toBe(type);
    },
  );
});

describe('potatoes in Lima, wholesale', () => {
  it('seasonality: July is 88.74 on the average of three years', async () => {
    const { months, cells } = routes.priceSeasonality.answer.parse(
      await test.ask('priceSeasonality', '/api/v1/prices/seasonality/potato/PER?type=wholesale'),
    );
    // The mean of the twelve months around July takes half of January before and half of January after.
    // 2015: (1.01 ÷ 2 + 1.14 + 1.11 + 0.82 + 0.64 + 0.61 + 0.70 + 0.74 + 0.89 + 1.20 + 1.69 + 1.82 + 1.70 ÷ 2) ÷ 12 = 1.0595833
    //       0.70 ÷ 1.0595833 = 66.0637 %
    // 2016: (1.70 ÷ 2 + 1.48 + 0.90 + 0.72 + 0.71 + 0.82 + 1.16 + 1.19 + 1.80 + 1.61 + 1.39 + 1.44 + 1.00 ÷ 2) ÷ 12 = 1.2141667
    //       1.16 ÷ 1.2141667 = 95.5388 %
    // 2017: (1.00 ÷ 2 + 0.94 + 0.82 + 0.63 + 0.68 + 0.65 + 0.67 + 0.61 + 0.54 + 0.49 + 0.52 + 0.42 + 0.43 ÷ 2) ÷ 12 = 0.6404167
    //       0.67 ÷ 0.6404167 = 104.6194 %
    expect(cells.filter(({ month }) => month === 7)).toEqual([
      { year: 2015, month: 7, index: expect.closeTo(66.0637, 4) },
      { year: 2016, month: 7, index: expect.closeTo(95.5388, 4) },
      { year: 2017, month: 7, index: expect.closeTo(104.6194, 4) },
    ]);
    // Three years are too few for a usual one.
    expect(months[6]).toMatchObject({ month: 7, years: 3, index: null });
  });

  it('the year 2016: the middle of its twelve months in US$', async () => {
    const years = routes.priceYears.answer.parse(
      await test.ask('priceYears', '/api/v1/prices/years/potato/PER?type=wholesale'),
    );
    // 1.70 ÷ 3.4695 = 0.4900; 1.48 ÷ 3.524 = 0.4200; 0.90 ÷ 3.3255 = 0.2706; 0.72 ÷ 3.2725 = 0.2200; 0.71 ÷ 3.372 = 0.2106;
    // 0.82 ÷ 3.289 = 0.2493; 1.16 ÷ 3.355 = 0.3458; 1.19 ÷ 3.3925 = 0.3508; 1.80 ÷ 3.4 = 0.5294; 1.61 ÷ 3.36 = 0.4792;
    // 1.39 ÷ 3.411 = 0.4075; 1.44 ÷ 3.356 = 0.4291. The sixth and seventh are 0.3507738 and 0.4075051, their mean 0.3791394.
    // Of 2017 one month has a rate, and six are needed.
    expect(years).toEqual([
      { year: 2016, value: expect.closeTo(0.3791394, 7), months: 12, flag: '', source: 'wfp-food-prices' },
    ]);
  });

  it('what changed from January 2016 to January 2017, in two modes', async () => {
    const page = routes.pricePage.answer.parse(await test.ask('pricePage', '/api/v1/prices/page/potato/PER'));
    const series = page.series.find(({ type, crop_type }) => type === 'wholesale' && crop_type === '');
    if (series === undefined) throw new Error('Peru has wholesale prices.');
    const converters = unpackConverters(page.converters);
    const january2017 = readMonth('2017-01') ?? 0;
    const change = (view: 'nominal' | 'usd') =>
      whatChanged(
        viewSeries(unpackSeries(series), converters, { view, base: defaultBase(converters) }),
        [{ month: january2017, basis: 'own', markets: 1, before: 1.7, after: 1 }],
        converters,
        { view, month: january2017, base: defaultBase(converters), beside: 'inflation' },
      );
    // From 1.70 to 1.00: −0.70. L = −0.70 ÷ ln(1.00 ÷ 1.70) = 1.3191910; inflation L × ln(125.526 ÷ 121.876) = 0.0389277; the
    // rest is the price in money of one year: −0.70 − 0.0389277 = −0.7389277.
    expect(change('nominal')).toMatchObject({
      before: 1.7,
      after: 1,
      change: expect.closeTo(-0.7, 9),
      percent: expect.closeTo(-41.1764706, 6),
      parts: [
        { part: 'real-price', amount: expect.closeTo(-0.7389277, 6) },
        { part: 'inflation', amount: expect.closeTo(0.0389277, 6) },
      ],
    });
    // 1.70 ÷ 3.4695 = 0.4899841, 1.00 ÷ 3.2845 = 0.3044603: −0.1855238. L = −0.1855238 ÷ ln(0.3044603 ÷ 0.4899841) = 0.3898933;
    // exchange rate −L × ln(3.2845 ÷ 3.4695) = 0.0213646; price in soles L × ln(1.00 ÷ 1.70) = −0.2068884.
    expect(change('usd')).toMatchObject({
      change: expect.closeTo(-0.1855238, 6),
      percent: expect.closeTo(-37.8632257, 6),
      parts: [
        { part: 'own-price', amount: expect.closeTo(-0.2068884, 6) },
        { part: 'exchange-rate', amount: expect.closeTo(0.0213646, 6) },
      ],
    });
  });
});
