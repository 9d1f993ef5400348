import { name, text } from '../steps/database.ts';
import type { RowSource } from '../steps/rows/row-source.ts';

const columns = {
  id: 'ID',
  gene_pool: 'Genepool.protein',
  interpreted: 'Genepool.interpreted.ACID',
  altitude: 'Altitude',
  latitude: 'Latitude',
  longitude: 'Longitude',
  habit: 'Growth.habit',
  shape: 'Seed.shape',
  brightness: 'Seed.brightness',
  weight: 'Seed.weight',
  analysis: 'Analysis',
};

const colours = ['Black', 'Brown', 'Cream', 'Other', 'Pink', 'Purple', 'Red', 'White', 'Yellow'];

/** The names behind a prefix of the columns that hold a 1, with commas between them. */
function namesOf(header: readonly string[], prefix: string): string {
  const ownColumns = header.filter((column) => column.startsWith(prefix));
  const cases = ownColumns.map(
    (column) => `CASE WHEN ${name(column)} IN ('1', '1.0') THEN ${text(column.slice(prefix.length))} END`,
  );
  return cases.length === 0 ? "''" : `concat_ws(',', ${cases.join(', ')})`;
}

/**
 * Landrace accessions of common bean of the genebank of the Alliance in Palmira, as they were put together for a study of gaps in
 * collections. The file numbers them by an id of its own, which is not the genebank's number (G…), and has no country.
 */
export const ciatBeanLandraces: RowSource = {
  key: 'ciat-bean-landraces',
  publisher: 'Alliance of Bioversity International and CIAT',
  title: 'Characterisation of common bean landrace accessions (gap analysis of landraces)',
  url: 'https://github.com/CIAT-DAPA/gap_analysis_landraces',
  licence: 'LicenseRef-alliance',
  names: ['ciat_bean_landrace_accessions'],
  columns,
  needs: colours.map((colour) => `Color_${colour}`),
  into: 'landrace_row',
  rows: (texts, { header }) =>
    texts.replace(
      ' FROM raw',
      `, ${namesOf(header, 'Color_')} AS colours, ${namesOf(header, 'Protein_')} AS phaseolin FROM raw`,
    ),
};
