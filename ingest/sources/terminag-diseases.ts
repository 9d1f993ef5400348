import type { LossSource } from '../steps/losses/loss-source.ts';
import { needed, textsOf } from '../steps/rows/columns.ts';

const columns = { names: 'name', scientific: 'pathogen', crop_name: 'crop' };

/** The diseases in a controlled vocabulary of agronomic data. */
export const terminagDiseases: LossSource = {
  key: 'terminag-diseases',
  publisher: 'controvoc',
  title: 'TERMINAG: names of diseases',
  url: 'https://github.com/controvoc/terminag',
  licence: 'GPL-3.0-only',
  computed: false,
  names: ['terminag_values_disease'],
  several: false,
  needs: needed(columns),
  marks: ['pathogen'],
  into: 'pest_row',
  rows: () =>
    `SELECT *, 'disease' AS kind, CAST(row_number() OVER () AS VARCHAR) AS number FROM (${textsOf(columns)})`,
};
