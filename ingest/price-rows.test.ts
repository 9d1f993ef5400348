import { beforeAll, describe, expect, it } from 'vitest';
import { buildBeside } from './testing/build-beside.ts';
import type { SmallRelease } from './testing/build-small.ts';
import { type PriceRow, wfpFile } from './testing/price-files.ts';

/** A valid retail price of January 2019, apart from a test's changes. */
function row(
  [area, currency, market]: readonly [area: string, currency: string, market: string],
  [commodity, unit, price]: readonly [commodity: string, unit: string, price: number],
  { date = '2019-01-15', type = 'Retail' } = {},
): PriceRow {
  return [area, date, market, commodity, unit, type, currency, price];
}

/** Published price and unit, and the price of a kilogram. */
const units: readonly (readonly [unit: string, price: number, perKilogram: number])[] = [
  ['KG', 90, 90],
  ['900 G', 90, 100], // 90 ÷ 0.9
  ['500 G', 90, 180], // 90 ÷ 0.5
  ['380 G', 95, 250], // 95 ÷ 0.38
  ['46 KG', 4140, 90],
  ['50 KG', 4000, 80],
  ['91 KG', 9100, 100],
  ['11.5 KG', 1150, 100],
  ['MT', 85_000, 85],
  ['Pound', 45.359237, 100], // ÷ 0.45359237
  ['Libra', 45.359237, 100],
  ['100 Pounds', 4535.9237, 100],
];

const month = { at: (yearMonth: string) => ({ date: `${yearMonth}-15` }) };

/** Months around two jumps from 10 to 60, which are three prices in three units: twelve months away, and thirteen. */
const windowRows: readonly PriceRow[] = (
  [
    ['Twelve after', '2017-01', '2018-01'],
    ['Thirteen after', '2017-01', '2018-02'],
    ['Twelve before', '2018-01', '2017-01'],
    ['Thirteen before', '2018-02', '2017-01'],
  ] as const
).flatMap(([market, odd, usual]) => [
  row(['TZA', 'TZS', market], ['Beans', 'KG', 10], month.at(odd)),
  row(['TZA', 'TZS', market], ['Beans', 'KG', 60], month.at(usual)),
  row(['TZA', 'TZS', market], ['Beans', '50 KG', 3000], month.at(usual)),
  row(['TZA', 'TZS', market], ['Beans', '90 KG', 5400], month.at(usual)),
]);

let release: SmallRelease;
beforeAll(async () => {
  const column = (words: string) => `"${words}, USD/kg" Commodity Code: 71332 `;
  release = await buildBeside({
    'cameroon_bean_prices_raw.csv': `Date-Monthly,${column('Cameroon, Retail, Yaundé, Beans')}\nJan-19,0.78\nFeb-19,0.8\n`,
    'wfp_food_prices_joined.csv': wfpFile([
      ...units.map(([unit, price]) => row(['KEN', 'KES', `By ${unit}`], ['Beans (dry)', unit, price])),
      row(['KEN', 'KES', 'By nothing'], ['Beans (dry)', '1.5.2 KG', 90]),
      // One market, one commodity and month under each price type.
      row(['UGA', 'UGX', 'Owino'], ['Beans', 'KG', 3000]),
      row(['UGA', 'UGX', 'Owino'], ['Beans', 'KG', 2500], { type: 'Wholesale' }),
      row(['UGA', 'UGX', 'Owino'], ['Beans', 'KG', 2000], { type: 'Producer' }),
      row(['UGA', 'UGX', 'Lira'], ['Beans', 'KG', 1800], { type: 'Farm Gate' }),
      // One dry common bean among other beans.
      row(['CMR', 'XAF', 'Garoua'], ['Beans (white)', 'KG', 600]),
      row(['CMR', 'XAF', 'Garoua'], ['Beans (niebe)', 'KG', 1]),
      row(['CMR', 'XAF', 'Garoua'], ['Beans (fava, dry)', 'KG', 2]),
      row(['CMR', 'XAF', 'Garoua'], ['Beans(mash)', 'KG', 3]),
      row(['CMR', 'XAF', 'Garoua'], ['Beans (dolichos)', 'KG', 4]),
      row(['CMR', 'XAF', 'Garoua'], ['Beans (green, fresh)', 'KG', 5]),
      row(['CMR', 'XAF', 'Garoua'], ['Beans (long)', 'KG', 6]),
      row(['CMR', 'XAF', 'Garoua'], ['Beans (pod)', 'KG', 7]),
      row(['CMR', 'XAF', 'Garoua'], ['Rice (imported)', 'KG', 400]),
      row(['CMR', 'XAF', 'Garoua'], ['Rice (paddy)', 'KG', 1]),
      row(['CMR', 'XAF', 'Garoua'], ['Cassava (fresh)', 'KG', 150]),
      row(['CMR', 'XAF', 'Garoua'], ['Cassava flour', 'KG', 1]),
      row(['CMR', 'XAF', 'Garoua'], ['Gari', 'KG', 2]),
      row(['CMR', 'XAF', 'Garoua'], ['Cassava (cossette)', 'KG', 3]),
      row(['CMR', 'XAF', 'Garoua'], ['Cassava meal (attieke)', 'KG', 4]),
      row(['CMR', 'XAF', 'Garoua'], ['Cassava leaves', 'KG', 5]),
      row(['CMR', 'XAF', 'Garoua'], ['Potatoes (Irish)', 'KG', 300]),
      row(['CMR', 'XAF', 'Garoua'], ['Potato Leaves', 'KG', 1]),
      row(['CMR', 'XAF', 'Garoua'], ['Sweet potatoes', 'KG', 200]),
      row(['CMR', 'XAF', 'Garoua'], ['Soybeans', 'KG', 9]),
      row(['CMR', 'XAF', 'Garoua'], ['Oil (soybean)', 'KG', 9]),
      // Averages beside a market in January, and without one in February.
      row(['MDG', 'MGA', 'Toliara'], ['Rice (local)', 'KG', 1500]),
      row(['MDG', 'MGA', 'National Average'], ['Rice (local)', 'KG', 1700]),
      row(['MDG', 'MGA', 'Sofia (Region)'], ['Rice (local)', 'KG', 1900]),
      row(['MDG', 'MGA', 'National Average'], ['Rice (local)', 'KG', 1720], month.at('2019-02')),
      row(['MDG', 'MGA', 'Sofia (Region)'], ['Rice (local)', 'KG', 1920], month.at('2019-02')),
      // The market of March has another type of rice than the average: the country has a market all the same.
      row(['MDG', 'MGA', 'Toliara'], ['Rice (imported)', 'KG', 1600], month.at('2019-03')),
      row(['MDG', 'MGA', 'National Average'], ['Rice (local)', 'KG', 1740], month.at('2019-03')),
      ...windowRows,
    ]),
  });
});

describe('a price per kilogram', () => {
  it('follows from the unit that the row states', () => {
    const found =
      release.rows(`SELECT substr(m.name, 4), price FROM price_point p JOIN price_series s ON s.id = p.series
      JOIN price_market m ON m.id = s.market WHERE s.area = 'KEN' ORDER BY p.series`);
    expect(new Map(found.map(([unit, price]) => [unit, price]))).toEqual(
      new Map(units.map(([unit, , perKilogram]) => [unit, expect.closeTo(perKilogram, 9)])),
    );
    expect(release.rows("SELECT reason, rows FROM price_left_out WHERE area = 'KEN'")).toEqual([
      ['unknown-unit', 1],
    ]);
  });
});

describe('price types', () => {
  it('are never mixed in a median; farm gate is what producers are paid', () => {
    expect(
      release.rows(`SELECT price_type, median, prices FROM price_month WHERE area = 'UGA' AND crop_type = ''
        ORDER BY price_type`),
    ).toEqual([
      ['producer', 1900, 2], // (2000 + 1800) ÷ 2
      ['retail', 3000, 1],
      ['wholesale', 2500, 1],
    ]);
  });
});

describe("a crop's median", () => {
  const ofGaroua =
    "FROM price_month JOIN source k ON k.id = source WHERE area = 'CMR' AND key = 'wfp-food-prices'";

  it('takes the main form alone: what is flour, fresh or another plant is a type of its own', () => {
    expect(release.rows(`SELECT crop, median, prices ${ofGaroua} AND crop_type = '' ORDER BY crop`)).toEqual([
      ['beans', 600, 1],
      ['cassava', 150, 1],
      ['potato', 300, 1],
      ['rice', 400, 1],
      ['sweet-potato', 200, 1],
    ]);
    const types = release.rows(
      `SELECT crop_type, median ${ofGaroua} AND crop_type <> '' ORDER BY crop, median`,
    );
    expect(types).toEqual([
      ['beans-cowpea', 1],
      ['beans-fava', 2],
      ['beans-black-gram', 3],
      ['beans-lablab', 4],
      ['beans-fresh', 5],
      ['beans-long', 6],
      ['beans-pod', 7],
      ['beans-white', 600],
      ['cassava-flour', 1],
      ['cassava-gari', 2],
      ['cassava-cossette', 3],
      ['cassava-attieke', 4],
      ['cassava-fresh', 150],
      ['potatoes-irish', 300],
      ['rice-paddy', 1],
      ['rice-imported', 400],
      ['sweet-potatoes', 200],
    ]);
  });

  it('has nothing of leaves, which are neither cassava nor potato, nor of soya', () => {
    expect(release.rows("SELECT reason, rows FROM price_left_out WHERE area = 'CMR'")).toEqual([
      // Leaves of cassava and of potatoes, soybeans and their oil.
      ['another-product', 4],
    ]);
  });

  it('has an average of the country or of a region only where no market has a price of the month', () => {
    expect(
      release.rows(`SELECT month - 2019 * 12, median, least, greatest, prices, markets FROM price_month
        WHERE area = 'MDG' AND crop_type = '' ORDER BY month`),
    ).toEqual([
      [0, 1500, 1500, 1500, 1, 1],
      [1, 1820, 1720, 1920, 2, 2], // (1720 + 1920) ÷ 2
      [2, 1600, 1600, 1600, 1, 1],
    ]);
    expect(
      release.rows(`SELECT month - 2019 * 12, median FROM price_month WHERE area = 'MDG' AND crop_type = 'rice-local'
        ORDER BY month`),
    ).toEqual([
      [0, 1500],
      [1, 1820],
      [2, 1740],
    ]);
  });
});

describe('sources of one country', () => {
  it("are never pooled: WFP's first, then FAO's, each with its own months", () => {
    expect(
      release.rows(`SELECT place, key FROM price_choice c JOIN source ON id = c.source
        WHERE area = 'CMR' AND crop = 'beans' ORDER BY place`),
    ).toEqual([
      [0, 'wfp-food-prices'],
      [1, 'giews-fpma'],
    ]);
    expect(
      release.rows(`SELECT key, basis, month - 2019 * 12, median, prices FROM price_month p JOIN source k ON k.id = p.source
        WHERE area = 'CMR' AND crop = 'beans' AND crop_type = '' ORDER BY key, month`),
    ).toEqual([
      ['giews-fpma', 'usd', 0, 0.78, 1],
      ['giews-fpma', 'usd', 1, 0.8, 1],
      ['wfp-food-prices', 'own', 0, 600, 1],
    ]);
  });
});

describe('the 25 months around a price', () => {
  it('are twelve before, its own, and twelve after', () => {
    expect(
      release.rows(`SELECT m.name, p.month % 12, price FROM price_point p JOIN price_series s ON s.id = p.series
        JOIN price_market m ON m.id = s.market WHERE s.area = 'TZA' AND suspect > 0 ORDER BY m.name`),
    ).toEqual([
      // 10 is below a fifth of 60, the median of 10, 60, 60 and 60; thirteen months away it has no neighbours.
      ['Twelve after', 0, 10],
      ['Twelve before', 0, 10],
    ]);
  });
});
