import type { LossSource } from '../steps/losses/loss-source.ts';
import { needed, textsOf } from '../steps/rows/columns.ts';

const publisher = 'Ministério da Agricultura e Pecuária (Brazil)';
const url = 'https://agrofit.agricultura.gov.br/';

const namesColumns = {
  number: 'id_praga',
  scientific: 'scientific_name',
  names: 'common_name_pt',
  crop_name: 'crop',
  kind: 'kind_guess',
};

/**
 * What AGROFIT has products registered against in Brazil, where its Portuguese common name has the name of a crop in it. The crop
 * follows from the name alone; weeds are among them.
 */
export const agrofitNames: LossSource = {
  key: 'agrofit-names',
  publisher,
  title: 'AGROFIT: targets whose common name names a crop',
  url,
  licence: 'LicenseRef-not-stated',
  computed: true,
  names: ['agrofit_brazil_pest_names'],
  several: false,
  needs: needed(namesColumns),
  marks: ['id_praga'],
  into: 'pest_row',
  rows: () => textsOf(namesColumns),
};

const cropColumns = {
  kind: 'classificacao',
  scientific: 'nome_cientifico',
  names: 'nome_comum',
  cultures: 'cultura',
};

/** The first hundred of AGROFIT's insects and diseases in alphabetical order, with the crops that it names for each. */
export const agrofitCrops: LossSource = {
  key: 'agrofit-crops',
  publisher,
  title: 'AGROFIT: the first hundred pests and diseases, with their crops',
  url,
  licence: 'LicenseRef-not-stated',
  computed: false,
  names: ['agrofit_praga_with_crops'],
  several: false,
  needs: needed(cropColumns),
  marks: ['nome_cientifico'],
  into: 'pest_row',
  // Crops and names are lists as a program prints them: `[{'nome': 'Feijão', 'url_agrofit': …}]`, `['Ácaro']`.
  rows: () =>
    `SELECT number, kind, scientific, array_to_string(regexp_extract_all(names, '''([^'']*)''', 1), ' ; ') AS names,
      unnest(CASE WHEN cultures LIKE '%''nome'':%' THEN regexp_extract_all(cultures, '''nome'': ''([^'']*)''', 1) ELSE [''] END) AS crop_name
    FROM (SELECT *, CAST(row_number() OVER () AS VARCHAR) AS number FROM (${textsOf(cropColumns)}))`,
};
