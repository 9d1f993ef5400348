import type { RowSource } from '../steps/rows/row-source.ts';

const column = { producer: 'Farmgate Price', wholesale: 'Wholesale Price', retail: 'Retail Price' } as const;

/** Prices of a kilogram that reporters of Rwanda's e-Soko enter several times a month. No licence is stated. */
export const rwandaEsoko: RowSource = {
  key: 'rwanda-esoko',
  publisher: 'e-Soko, Rwanda',
  title: 'e-Soko market prices, June and July 2026',
  url: 'https://www.esoko.gov.rw/',
  licence: 'LicenseRef-view-only',
  names: ['rwanda_esoko_market_prices'],
  needs: ['Product Name', 'Markets', 'Date', ...Object.values(column)],
  into: 'market_row',
  rows: () =>
    Object.entries(column)
      .map(
        ([type, price]) => `SELECT 'RWA' AS area, "Date" AS date, "Province" AS admin1, "Markets" AS market,
      "Product Name" AS commodity, 'KG' AS unit, '${type}' AS price_type, 'RWF' AS currency, "${price}" AS price FROM raw`,
      )
      .join(' UNION ALL '),
  reports: 'often',
};
