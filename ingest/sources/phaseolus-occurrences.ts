import type { RowSource } from '../steps/rows/row-source.ts';

/** Places where beans of the genus Phaseolus occur, cultivated ones among them; rows have no number, date or collector. */
export const phaseolusOccurrences: RowSource = {
  key: 'phaseolus-occurrences',
  publisher: 'Alliance of Bioversity International and CIAT',
  title: 'Occurrences of Phaseolus (gap analysis of landraces)',
  url: 'https://github.com/CIAT-DAPA/gap_analysis_landraces',
  licence: 'LicenseRef-alliance',
  names: ['phaseolus_cwr_occurrences'],
  columns: { latitude: 'lat', longitude: 'long', taxon: 'full_taxa' },
  into: 'occurrence_row',
  numbered: 'id',
};
