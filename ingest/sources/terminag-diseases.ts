import type { RowSource } from '../steps/rows/row-source.ts';

/** The diseases in a controlled vocabulary of agronomic data. */
export const terminagDiseases: RowSource = {
  key: 'terminag-diseases',
  publisher: 'controvoc',
  title: 'TERMINAG: names of diseases',
  url: 'https://github.com/controvoc/terminag',
  licence: 'GPL-3.0-only',
  names: ['terminag_values_disease'],
  columns: { names: 'name', scientific: 'pathogen', crop_name: 'crop' },
  into: 'pest_row',
  constants: { kind: 'disease' },
  numbered: 'number',
};
