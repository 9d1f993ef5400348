import type { RowSource } from '../steps/rows/row-source.ts';

/** Accessions that Plant Gene Resources of Canada shipped, one row each. Nobody states a licence. */
export const aafcShipments: RowSource = {
  key: 'aafc-shipments',
  publisher: 'Agriculture and Agri-Food Canada',
  title:
    'Plant Gene Resources of Canada, accessions shipped under standard material transfer agreements, 2008-2014',
  url: 'https://github.com/ColinKhoury/genebank_distributions',
  licence: 'LicenseRef-not-stated',
  names: ['aafc_pgrc_canada_accessions_shipped_'],
  columns: {
    agreement: 'SMTA Number',
    year: 'Year',
    taxon: 'Taxon',
    recipient: 'Recipient Country',
    accession: 'Accession Number',
  },
  into: 'shipped_accession_row',
};
