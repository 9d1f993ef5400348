import type { GermplasmSource } from '../steps/germplasm/germplasm-source.ts';
import { needed, textsOf } from '../steps/rows/columns.ts';

const columns = {
  agreement: 'SMTA Number',
  year: 'Year',
  taxon: 'Taxon',
  recipient: 'Recipient Country',
  accession: 'Accession Number',
};

/** Accessions that Plant Gene Resources of Canada shipped, one row each. Nobody states a licence. */
export const aafcShipments: GermplasmSource = {
  key: 'aafc-shipments',
  publisher: 'Agriculture and Agri-Food Canada',
  title:
    'Plant Gene Resources of Canada, accessions shipped under standard material transfer agreements, 2008-2014',
  url: 'https://github.com/ColinKhoury/genebank_distributions',
  licence: 'LicenseRef-not-stated',
  computed: false,
  names: ['aafc_pgrc_canada_accessions_shipped_'],
  several: false,
  needs: needed(columns),
  marks: ['SMTA Number'],
  into: 'shipped_accession_row',
  rows: () => textsOf(columns),
};
