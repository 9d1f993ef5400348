import { faostatLayout, type Source } from '../steps/source.ts';

/** Trade values between pairs of countries; only partners with 5 % of the reporter's trade or more. */
export const faostatTm: Source = {
  key: 'faostat-tm',
  publisher: 'FAO',
  title: 'FAOSTAT Detailed Trade Matrix',
  url: 'https://www.fao.org/faostat/en/#data/TM',
  licence: 'CC-BY-4.0',
  computed: false,
  domain: 'production',
  file: /^Trade_DetailedTradeMatrix_E_All_Data/i,
  signature: { headers: ['Reporter Country Code', 'Partner Country Code'], elements: [] },
  priority: 9,
  archiveOnly: true,
  layout: {
    ...faostatLayout,
    area: ['Reporter Country Code'],
    optional: { ...faostatLayout.optional, partner: ['Partner Country Code'] },
  },
};
