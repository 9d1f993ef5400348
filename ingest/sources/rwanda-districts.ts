import type { RowSource } from '../steps/rows/row-source.ts';

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
