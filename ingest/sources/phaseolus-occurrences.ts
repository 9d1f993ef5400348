import type { GermplasmSource } from '../steps/germplasm/germplasm-source.ts';
import { needed, textsOf } from '../steps/rows/columns.ts';

const columns = { latitude: 'lat', longitude: 'long', taxon: 'full_taxa' };

/** Places where beans of the genus Phaseolus occur, cultivated ones among them; rows have no number, date or collector. */
export const phaseolusOccurrences: GermplasmSource = {
  key: 'phaseolus-occurrences',
  publisher: 'Alliance of Bioversity International and CIAT',
  title: 'Occurrences of Phaseolus (gap analysis of landraces)',
  url: 'https://github.com/CIAT-DAPA/gap_analysis_landraces',
  licence: 'LicenseRef-alliance',
  computed: false,
  names: ['phaseolus_cwr_occurrences'],
  several: false,
  needs: needed(columns),
  marks: ['full_taxa'],
  into: 'occurrence_row',
  // Rows are numbered in the order of the file.
  rows: () => textsOf(columns).replace(' FROM raw', ', (row_number() OVER ())::VARCHAR AS id FROM raw'),
};
