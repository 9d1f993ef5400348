import type { Crop } from '../crop.ts';

export const beans: Crop = {
  id: 'beans',
  accent: '#8a2433',
  items: { production: 176, balance: 2546 },
  tradedProducts: [{ item: 176, share: 1 }],
  // FAOSTAT lists no EU member under "Beans, dry" since; they had 1.8 % of the World's production of that year.
  endedSeries: {
    lastYear: 2017,
    countries: {
      '039': ['ESP', 'GRC', 'HRV', 'ITA', 'MLT', 'PRT', 'SVN'],
      '145': ['CYP'],
      '151': ['BGR', 'HUN', 'POL', 'ROU', 'SVK'],
      '154': ['EST', 'LTU', 'LVA'],
      '155': ['BEL', 'FRA', 'LUX', 'NLD'],
    },
  },
  tablePrefix: 'beans',
  sections: [
    'surface-context',
    'production',
    'production-value',
    'consumption',
    'prices',
    'trade',
    'genebanks',
    'seed-varieties',
    'accessionDeliveryNetwork',
    'collections',
  ],
  caveats: ['vigna'],
};
