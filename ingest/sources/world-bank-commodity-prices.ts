import { name, text } from '../steps/database.ts';
import type { RowFile, RowSource } from '../steps/rows/row-source.ts';

/** The sheet has the series' names in one line, their units in the next and the months in the first column: 2026M05, or a day. */
function rows(_: string, { header }: RowFile): string {
  return header
    .slice(1)
    .map(
      (column) => `SELECT ${text(column)} AS series, (SELECT ${name(column)} FROM raw LIMIT 1) AS unit,
      "column 1" AS date, ${name(column)} AS value FROM raw
      WHERE regexp_matches("column 1", '^[0-9]{4}(M|-)[0-9]{2}')`,
    )
    .join(' UNION ALL ');
}

const common = {
  publisher: 'World Bank',
  url: 'https://www.worldbank.org/en/research/commodity-markets',
  licence: 'CC-BY-4.0',
  sheet: 'Monthly Prices',
  needs: ['Cocoa', 'Maize'],
  into: 'benchmark_row',
  rows,
} as const;

/** Commodity prices of the world market ("Pink Sheet"), monthly, nominal US dollars: the newest workbook at hand. */
export const worldBankCommodityPrices: RowSource = {
  ...common,
  key: 'world-bank-commodity-prices',
  title: 'Commodity Price Data (The Pink Sheet), monthly',
  earlier: 'world-bank-commodity-prices-earlier',
  names: ['CMO-Historical-Data-Monthly', 'worldbank_pinksheet_monthly'],
  download: {
    url: 'https://thedocs.worldbank.org/en/doc/74e8be41ceb20fa0da750cda2f6b9e4e-0050012026/related/CMO-Historical-Data-Monthly.xlsx',
    file: 'CMO-Historical-Data-Monthly.xlsx',
    format: 'workbook',
  },
};

/** The workbook before the newest one at hand: its figures count in months that the newer one has not, or has rounded. */
export const worldBankCommodityPricesEarlier: RowSource = {
  ...common,
  key: 'world-bank-commodity-prices-earlier',
  title: 'Commodity Price Data (The Pink Sheet), monthly, an earlier workbook',
  names: [],
};
