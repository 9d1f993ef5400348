import type { RowSource } from '../steps/rows/row-source.ts';

/** Bean varieties, compiled by hand from public pages, each row with its page: a start, and no register of any country. */
export const beanVarietiesSeen: RowSource = {
  key: 'bean-varieties-seen',
  publisher: 'Common Bean Observatory',
  title: 'Bean varieties seen in public pages, compiled by hand',
  // It is published only in the pages that its rows name.
  url: '',
  licence: 'LicenseRef-compiled',
  computed: true,
  names: ['bean_varieties_seen_'],
  columns: {
    area: 'iso3',
    name: 'variety',
    synonyms: 'synonym',
    year: 'year',
    year_basis: 'year_basis',
    growth: 'growth_type',
    special: 'trait',
    breeders: 'institution',
    link: 'source',
  },
  into: 'variety_row',
  constants: { crop_name: 'Beans' },
  numbered: 'number',
};
