import { faostat, faostatFile, faostatLayout } from '../steps/publishers.ts';
import type { Source } from '../steps/source.ts';

/** Trade values between pairs of countries; only partners with 5 % of the reporter's trade or more. */
export const faostatTm: Source = {
  key: 'faostat-tm',
  ...faostat('TM'),
  title: 'FAOSTAT Detailed Trade Matrix',
  domain: 'production',
  names: ['Trade_DetailedTradeMatrix_E_All_Data'],
  download: faostatFile('Trade_DetailedTradeMatrix'),
  signature: { headers: ['Reporter Country Code', 'Partner Country Code'], elements: [] },
  priority: 9,
  archiveOnly: true,
  layout: {
    ...faostatLayout,
    area: ['Reporter Country Code'],
    optional: { ...faostatLayout.optional, partner: ['Partner Country Code'] },
  },
};
