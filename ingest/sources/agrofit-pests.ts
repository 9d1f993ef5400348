import type { RowSource } from '../steps/rows/row-source.ts';

const publisher = 'Ministério da Agricultura e Pecuária (Brazil)';
const url = 'https://agrofit.agricultura.gov.br/';

/**
 * What AGROFIT has products registered against in Brazil, where its Portuguese common name has the name of a crop in it. The crop
 * follows from the name alone; weeds are among them.
 */
export const agrofitNames: RowSource = {
  key: 'agrofit-names',
  publisher,
  title: 'AGROFIT: targets whose common name names a crop',
  url,
  licence: 'LicenseRef-not-stated',
  computed: true,
  names: ['agrofit_brazil_pest_names'],
  columns: {
    number: 'id_praga',
    scientific: 'scientific_name',
    names: 'common_name_pt',
    crop_name: 'crop',
    kind: 'kind_guess',
  },
  into: 'pest_row',
};

/** The first hundred of AGROFIT's insects and diseases in alphabetical order, with the crops that it names for each. */
export const agrofitCrops: RowSource = {
  key: 'agrofit-crops',
  publisher,
  title: 'AGROFIT: the first hundred pests and diseases, with their crops',
  url,
  licence: 'LicenseRef-not-stated',
  names: ['agrofit_praga_with_crops'],
  columns: {
    kind: 'classificacao',
    scientific: 'nome_cientifico',
    names: 'nome_comum',
    cultures: 'cultura',
  },
  numbered: 'number',
  into: 'pest_row',
  // Crops and names are lists as a program prints them: `[{'nome': 'Feijão', 'url_agrofit': …}]`, `['Ácaro']`.
  rows: (texts) =>
    `SELECT number, kind, scientific, array_to_string(regexp_extract_all(names, '''([^'']*)''', 1), ' ; ') AS names,
      unnest(CASE WHEN cultures LIKE '%''nome'':%' THEN regexp_extract_all(cultures, '''nome'': ''([^'']*)''', 1) ELSE [''] END) AS crop_name
    FROM (${texts})`,
};
