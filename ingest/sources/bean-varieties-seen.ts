import type { GermplasmSource } from '../steps/germplasm/germplasm-source.ts';
import { needed, textsOf } from '../steps/rows/columns.ts';

const columns = {
  area: 'iso3',
  name: 'variety',
  synonyms: 'synonym',
  year: 'year',
  year_basis: 'year_basis',
  growth: 'growth_type',
  special: 'trait',
  breeders: 'institution',
  link: 'source',
};

/** Bean varieties, compiled by hand from public pages, each row with its page: a start, and no register of any country. */
export const beanVarietiesSeen: GermplasmSource = {
  key: 'bean-varieties-seen',
  publisher: 'Common Bean Observatory',
  title: 'Bean varieties seen in public pages, compiled by hand',
  // It is published only in the pages that its rows name.
  url: '',
  licence: 'LicenseRef-compiled',
  computed: true,
  names: ['bean_varieties_seen_'],
  several: false,
  needs: needed(columns),
  marks: ['variety'],
  into: 'variety_row',
  // The file numbers none of its rows, so that their place does.
  rows: () =>
    `SELECT *, 'Beans' AS crop_name, CAST(row_number() OVER () AS VARCHAR) AS number FROM (${textsOf(columns)})`,
};
