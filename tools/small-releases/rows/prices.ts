import {
  csvOf,
  monthlyRates,
  type PriceRow,
  pinkSheet,
  wfpFile,
  yearly,
} from '#ingest/testing/price-files.ts';

/** Twelve months of a market's prices from a January on; `null` for a month without a report. */
function year(
  [area, market, commodity, unit, type, currency]: readonly [string, string, string, string, string, string],
  first: number,
  prices: readonly (number | null)[],
): PriceRow[] {
  return prices.flatMap((price, at): PriceRow[] => {
    const date = `${first}-${String(at + 1).padStart(2, '0')}-15`;
    return price === null ? [] : [[area, date, market, commodity, unit, type, currency, price]];
  });
}

const nairobi = ['KEN', 'Nairobi', 'Beans (dry)', 'KG', 'Retail', 'KES'] as const;
const nakuru = ['KEN', 'Nakuru', 'Beans', 'KG', 'Retail', 'KES'] as const;
/** Without coordinates. */
const wajir = ['KEN', 'Wajir', 'Beans (yellow)', 'KG', 'Retail', 'KES'] as const;
const sacks = ['KEN', 'Nairobi', 'Beans (dry)', '90 KG', 'Wholesale', 'KES'] as const;

/**
 * Kenya: retail beans of three types in three markets over three years, a suspect price (Nakuru, July 2019, ten times the usual
 * price), wholesale in sacks, relatives of cowpeas, which are no common beans. Nicaragua: córdobas and US dollars in one median,
 * and an average that counts only where no market has a price. Malawi: cassava flour alone. Nepal: rice.
 */
const markets: readonly PriceRow[] = [
  ...year(nairobi, 2018, [80, 82, 84, 90, 96, 100, 92, 86, 80, 78, 76, 78]),
  ...year(nairobi, 2019, [88, 90, 92, 98, 106, 110, 100, 94, 90, 86, 84, 86]),
  ...year(nairobi, 2020, [98, 100, 104, 112, 120, 124, 112, 104, 100, 96, 94, 96]),
  ...year(nakuru, 2018, [70, 72, 74, 80, 86, 90, 82, 76, 70, 68, 66, 68]),
  ...year(nakuru, 2019, [78, 80, 82, 88, 96, 100, 900, 84, 80, 76, 74, 76]),
  ...year(nakuru, 2020, [88, 90, 94, 102, 110, 114, 102, 94, null, null, null, null]),
  ...year(wajir, 2020, [140, 140, 144, 150, 160, 164, 152, 146, 142, 140, 138, 140]),
  ...year(sacks, 2019, [6300, 6480, 6660, 7020, 7560, 7920, 7200, 6840, 6480, 6120, 6030, 6210]),
  ...year(['KEN', 'Kitui', 'Beans (dolichos)', '90 KG', 'Wholesale', 'KES'], 2019, [9000, 9090, 9180]),
  ...year(
    ['NIC', 'Managua', 'Beans (red)', 'Pound', 'Retail', 'NIO'],
    2019,
    [20, 20, 21, 21, 22, 22, 23, 23, 22, 21, 20, 20],
  ),
  ...year(
    ['NIC', 'Estelí', 'Beans (red)', 'Pound', 'Retail', 'USD'],
    2019,
    [0.5, 0.5, 0.52, 0.52, 0.54, 0.54],
  ),
  ...year(
    ['NIC', 'National Average', 'Beans (red)', 'Pound', 'Retail', 'NIO'],
    2019,
    [30, 30, 30, 30, 30, 30],
  ),
  ...year(
    ['NIC', 'National Average', 'Beans (red)', 'Pound', 'Retail', 'NIO'],
    2018,
    [18, 18, 18, 18, 18, 18],
  ),
  ...year(
    ['MWI', 'Mzuzu', 'Cassava flour', 'KG', 'Retail', 'MWK'],
    2019,
    [300, 310, 320, 330, 340, 350, 340, 330],
  ),
  ...year(
    ['NPL', 'Kathmandu', 'Rice (coarse)', 'KG', 'Retail', 'NPR'],
    2019,
    [40, 40, 41, 41, 42, 42, 43, 43, 42, 41, 40, 40],
  ),
];

const leftOut: readonly PriceRow[] = [
  ['KEN', '2019-03-15', 'Kitui', 'Beans (dry)', 'Marmite', 'Retail', 'KES', 350],
  ['KEN', '2019-03-15', 'Kitui', 'Beans (dry)', 'heap', 'Retail', 'KES', 20],
  ['KEN', '2019-04-15', 'Kitui', 'Beans (dry)', 'KG', 'Retail', 'KES', 0, 'forecast'],
  ['KEN', '2019-05-15', 'Kitui', 'Beans (dry)', 'KG', 'Retail', 'KES', 0],
  ['KEN', '2019-13-15', 'Kitui', 'Beans (dry)', 'KG', 'Retail', 'KES', 90],
  ['KEN', '2019-06-15', 'Kitui', 'Beans (dry)', 'KG', 'Retail', '???', 90],
  ['KEN', '2019-07-15', 'Kitui', 'Beans (dry)', 'KG', 'Retail', 'KES', 90],
  ['KEN', '2019-07-15', 'Kitui', 'Beans (dry)', 'KG', 'Retail', 'KES', 95],
];

/** Kenyan shillings, the last day of each month of 2019; the years before and after have their average alone. */
const shillings = [101, 100.5, 100.5, 101, 101.5, 102, 103, 103.5, 103.5, 103.5, 102, 101.5];

export const priceFiles: Readonly<Record<string, string>> = {
  'wfp_food_prices_joined.csv': wfpFile([...markets, ...leftOut]),
  'hdx_imf_monthly_exchange_rates.csv': monthlyRates(
    shillings.map((rate, at) => ['KE', `2019-${String(at + 1).padStart(2, '0')}-28`, 'KES', rate] as const),
  ),
  'pa.nus.fcrf.csv': yearly([
    ['KEN', 2018, 101.3],
    ['KEN', 2019, 102],
    ['KEN', 2020, 106.45],
    ['NIC', 2018, 31.55],
    ['NIC', 2019, 33.12],
    ['MWI', 2019, 745.54],
    ['NPL', 2019, 112.61],
  ]),
  'cpi_index_2010eq100.csv': yearly(
    [
      ['KEN', 2018, 180.5],
      ['KEN', 2019, 190],
      ['KEN', 2020, 200],
      ['NIC', 2018, 160],
      ['NIC', 2019, 168],
      ['MWI', 2019, 400],
      ['NPL', 2019, 180],
      ['USA', 2010, 100],
      ['USA', 2018, 115.2],
      ['USA', 2019, 117.2],
      ['USA', 2020, 118.7],
    ],
    'cpi_index_2010eq100',
  ),
  'CMO-Historical-Data-Monthly.csv': csvOf(
    pinkSheet(
      [
        ['Cocoa', '($/kg)'],
        ['Maize', '($/mt)'],
        ['Rice, Thai 5% ', '($/mt)'],
      ],
      [
        ['2018M12', 2.2, 167.4, 404],
        ['2019M01', 2.26, 166.8, 410],
        ['2019M02', 2.26, 169.9, 408],
        ['2019M03', 2.19, 166.3, 406],
        ['2020M01', 2.6, 171.8, 451],
      ],
    ),
  ),
};
