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

/** Mean retail prices per district and month, computed from WFP's file for Rwanda by an unknown author. */
export const rwandaDistricts: RowSource = {
  key: 'rwanda-districts',
  publisher: 'WFP',
  title: 'Rwanda, mean retail prices per district and month, computed from WFP food prices',
  url: 'https://data.humdata.org/dataset/wfp-food-prices-for-rwanda',
  licence: 'CC-BY-3.0-IGO',
  computed: true,
  names: ['rwanda_wfp_district_monthly'],
  needs: ['date', 'market', 'crop', 'price_rwf'],
  into: 'market_row',
  rows: () => `SELECT 'RWA' AS area, date, market, crop AS commodity, 'KG' AS unit, 'aggregate' AS flag,
      'Retail' AS price_type, 'RWF' AS currency, price_rwf AS price FROM raw`,
};
