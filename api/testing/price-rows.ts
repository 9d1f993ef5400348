import { PRODUCER_PRICE } from '#catalog/elements/codes.ts';
import { toMonth } from '#domain/prices/months.ts';
import { priceTables } from '#release/tables/prices.ts';

type Cell = string | number | null;

const cell = (value: Cell): string =>
  value === null ? 'NULL' : typeof value === 'number' ? String(value) : `'${value}'`;

const insert = (table: (typeof priceTables)[number]['name'], rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `INSERT INTO ${table} VALUES (${row.map(cell).join(', ')});`).join('\n');

/** Months of the rows by their names. */
export const months = {
  may2019: toMonth(2019, 5),
  may2020: toMonth(2020, 5),
  june2020: toMonth(2020, 6),
  may2021: toMonth(2021, 5),
  may2022: toMonth(2022, 5),
};
const { may2019, may2020, june2020, may2021, may2022 } = months;

/** Sources of prices: an open one, one without a licence, and that of the converters. */
const priceSources = { wfp: 931, closed: 932, macro: 933, pinkSheet: 934 } as const;
const { wfp, closed, macro, pinkSheet } = priceSources;

const sources = [
  [wfp, 'prices-market', 'Market prices', 'CC-BY-4.0'],
  [closed, 'prices-unlicensed', 'Bulletins', 'LicenseRef-unknown'],
  [macro, 'macro', 'Consumer prices and rates', 'CC-BY-4.0'],
  [pinkSheet, 'benchmark', 'Commodity prices', 'CC-BY-4.0'],
]
  .map(
    ([id, key, title, licence]) => `INSERT INTO source
      SELECT ${id}, '${key}', '${key}.csv', 'Publisher', '${title}', url, '2026-06-02', sha256, '${licence}', 0, 0
      FROM source WHERE id = 1;`,
  )
  .join('\n');

/** Kenya's markets, an average, a market of a source without a licence, and one of Brazil. */
const markets = insert('price_market', [
  [901, wfp, 'KEN', 'Nairobi', 'Nairobi', -1.28, 36.82, 0],
  [902, wfp, 'KEN', 'Kisumu', 'Nyanza', null, null, 0],
  [903, wfp, 'KEN', 'Mombasa', 'Coast', -4.05, 39.67, 0],
  [904, wfp, 'KEN', 'National Average', null, null, null, 1],
  [905, closed, 'KEN', 'Nakuru', null, -0.3, 36.07, 0],
  [950, wfp, 'BRA', 'Recife', 'Pernambuco', -8.05, -34.9, 0],
]);

const series = insert('price_series', [
  [1, 'beans', 'KEN', wfp, 'retail', 901, 'Beans (red)', 'red', 1, 'KES', 'KES', 'KG'],
  [2, 'beans', 'KEN', wfp, 'retail', 902, 'Beans (red)', 'red', 1, 'KES', 'KES', '90 KG'],
  [3, 'beans', 'KEN', wfp, 'retail', 903, 'Beans (dolichos)', 'lablab', 0, 'KES', 'KES', 'KG'],
  [4, 'beans', 'KEN', wfp, 'retail', 903, 'Beans (red)', 'red', 1, 'KES', 'KES', 'KG'],
  [5, 'beans', 'KEN', wfp, 'retail', 904, 'Beans (red)', 'red', 1, 'KES', 'KES', 'KG'],
  [6, 'beans', 'KEN', wfp, 'retail', 901, 'Beans (yellow)', 'yellow', 1, 'USD', 'USD', 'KG'],
  [8, 'beans', 'KEN', wfp, 'retail', 904, 'Beans (red)', 'red', 1, 'USD', 'USD', 'KG'],
  [10, 'beans', 'KEN', wfp, 'retail', 903, 'Beans (black)', 'black', 1, 'KES', 'KES', 'KG'],
  [7, 'beans', 'KEN', closed, 'wholesale', 905, 'Beans', 'unspecified', 1, 'KES', 'KES', '90 KG'],
  [9, 'beans', 'BRA', wfp, 'retail', 950, 'Beans (carioca)', 'carioca', 1, 'BRL', 'BRL', 'KG'],
]);

/** Kisumu's 9,000 shillings for 90 kg are 100 a kg. Mombasa's 1,500 of May 2020 are suspect, and so is all that it has of black beans. */
const points = insert('price_point', [
  [1, may2019, 90, 90, 1, 0],
  [1, may2020, 110, 110, 1, 0],
  [1, june2020, 132, 132, 1, 0],
  [1, may2021, 120, 120, 1, 0],
  [2, may2020, 100, 9000, 1, 0],
  [2, june2020, 88, 7920, 1, 0],
  [3, may2020, 150, 150, 1, 0],
  [4, may2020, 1500, 1500, 1, 1],
  [4, june2020, 121, 121, 1, 0],
  [5, june2020, 115, 115, 1, 0],
  [6, may2021, 1.5, 1.5, 1, 0],
  [6, may2022, 1.8, 1.8, 1, 0],
  [7, may2020, 70, 6300, 1, 0],
  [10, may2022, 2, 2, 1, 2],
  [8, may2021, 9, 9, 1, 0],
]);

/** What ingest makes of the points: each month's median and band, also of the red beans, and in US$ where a price is in US$. */
const monthRows = insert('price_month', [
  ['beans', 'KEN', wfp, 'retail', '', 'own', may2019, 90, 90, 90, 1, 1],
  ['beans', 'KEN', wfp, 'retail', '', 'own', may2020, 105, 100, 110, 2, 2],
  ['beans', 'KEN', wfp, 'retail', '', 'own', june2020, 121, 88, 132, 3, 3],
  ['beans', 'KEN', wfp, 'retail', '', 'own', may2021, 120, 120, 120, 1, 1],
  ['beans', 'KEN', wfp, 'retail', '', 'usd', may2021, 1.25, 1, 1.5, 2, 1],
  ['beans', 'KEN', wfp, 'retail', '', 'usd', may2022, 1.8, 1.8, 1.8, 1, 1],
  ['beans', 'KEN', wfp, 'retail', 'lablab', 'own', may2020, 150, 150, 150, 1, 1],
  ['beans', 'KEN', wfp, 'retail', 'red', 'own', may2020, 105, 100, 110, 2, 2],
  ['beans', 'KEN', wfp, 'retail', 'red', 'own', june2020, 121, 88, 132, 3, 3],
  ['beans', 'KEN', closed, 'wholesale', '', 'own', may2020, 70, 70, 70, 1, 1],
]);

const other = [
  insert('price_choice', [
    ['beans', 'KEN', 'retail', 0, wfp, may2019, may2022, 3],
    ['beans', 'KEN', 'wholesale', 0, closed, may2020, may2020, 1],
  ]),
  insert('price_year', [
    ['beans', 'retail', 2020, 'KEN', 1.05, 7, wfp, ''],
    ['beans', 'retail', 2021, 'KEN', 1.25, 6, wfp, ''],
    ['beans', 'retail', 2021, 'RWA', 0.9, 12, closed, ''],
    ['beans', 'producer', 2020, 'KEN', 0.62, 12, macro, 'A'],
    ['beans', 'producer', 2021, 'KEN', 0.02, 12, macro, 'A'],
    ['rice', 'retail', 2021, 'KEN', 1.4, 6, closed, ''],
  ]),
  insert('area_currency', [
    ['KEN', 'KES'],
    ['BRA', 'BRL'],
  ]),
  // Shillings for one US$: of May 2020 and 2021 by the month, of 2019 by the year, of June 2020 unknown.
  insert('exchange_rate', [
    ['KEN', 'M', may2020, 105, macro, 0],
    ['KEN', 'M', may2021, 120, macro, 0],
    ['KEN', 'Y', toMonth(2019, 1), 100, macro, 0],
  ]),
  insert('consumer_price_index', [
    ['KEN', 2019, 80, macro],
    ['KEN', 2020, 100, macro],
    ['KEN', 2022, 120, macro],
    ['USA', 2019, 96, macro],
    ['USA', 2020, 100, macro],
    ['USA', 2021, 105, macro],
  ]),
  insert('benchmark_price', [
    ['rice-thai-5', may2019, 480, pinkSheet],
    ['rice-thai-5', may2020, 500, pinkSheet],
    ['rice-thai-5', may2022, 450, pinkSheet],
    // Half a year of 2020 has a figure, five months of 2021 have none.
    ...[200, 100, 180, 120, 160, 900].map((value, at) => ['maize', toMonth(2020, at + 1), value, pinkSheet]),
    ...[200, 100, 180, 120, 160].map((value, at) => ['maize', toMonth(2021, at + 1), value, pinkSheet]),
  ]),
  insert('price_left_out', [
    [wfp, 'KEN', 'unit', 12],
    [wfp, 'BRA', 'currency', 3],
  ]),
  insert('price_conflict', [[wfp, 'KEN', 'Nairobi', 'Beans (red)', 'Retail', may2021, '95 | 120', 'KG']]),
  insert('price_break', [['KEN', wfp, 'KES', june2020]]),
];

/** Kenya's producer price of 2021 is thirty times less than before. */
const doubt = `INSERT INTO doubtful_figure VALUES (176, ${PRODUCER_PRICE}, 'KEN', 2021, 'price', NULL);`;

/** The prices that ingest has written go first, so that each figure of an answer is one of those above. */
const clearing = priceTables.map(({ name }) => `DELETE FROM ${name};`).join('\n');

/** Statements that make the prices of a release a few typed ones of beans: Kenya's in two sources, Brazil's market, their converters. */
export const priceRows = [doubt, clearing, sources, markets, series, points, monthRows, ...other].join('\n');
