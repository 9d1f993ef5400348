import { csvText } from './csv-text.ts';

/** Names of the files as their publishers and carriers ship them. */
export const lossFileNames = {
  compiled: 'bean_pests_diseases_compiled.csv',
  agrofitNames: 'agrofit_brazil_pest_names_by_crop.csv',
  agrofitCrops: 'agrofit_praga_with_crops_partial100.csv',
  terminag: 'terminag_values_disease.csv',
  earlier: 'fao_flw_food_loss_selected_crops_2022.csv',
  later: 'fao_flw_food_loss_selected_crops_2025_trimmed.csv',
} as const;

/** Rows of the compiled list: common name, kind, group, organism, part, source. */
export const compiledFile = (rows: readonly (readonly string[])[]): string =>
  csvText([
    ['common_name', 'kind', 'agent_group', 'scientific_name_as_in_source', 'affected_part_or_note', 'source'],
    ...rows,
  ]);

/** AGROFIT's names: number, organism, name, crop, guess. */
export const agrofitNamesFile = (rows: readonly (readonly (string | number)[])[]): string =>
  csvText([['id_praga', 'scientific_name', 'common_name_pt', 'crop', 'kind_guess'], ...rows]);

/** AGROFIT's first hundred: classification, organism, names, crops. */
export const agrofitCropsFile = (
  rows: readonly (readonly [string, string, readonly string[], readonly string[]])[],
): string =>
  csvText([
    ['classificacao', 'nome_cientifico', 'nome_comum', 'cultura'],
    ...rows.map(([kind, organism, names, crops]) => [
      kind,
      organism,
      `[${names.map((name) => `'${name}'`).join(', ')}]`,
      `[${crops.map((crop) => `{'nome': '${crop}', 'url_agrofit': 'https://example.org'}`).join(', ')}]`,
    ]),
  ]);

/** TERMINAG's diseases: name, pathogen, crop. */
export const terminagFile = (rows: readonly (readonly [string, string, string])[]): string =>
  csvText([['name', 'pathogen', 'crop', 'notes'], ...rows.map((row) => [...row, ''])]);

/** A row of losses, by the columns that both files have and those of the earlier one; missing ones are empty. */
export interface LossFileRow {
  m49: number;
  country?: string;
  region?: string;
  cpc: string;
  commodity: string;
  year: number;
  percent: string;
  original?: string;
  activity?: string;
  stage?: string;
  treatment?: string;
  cause?: string;
  sample?: string;
  method?: string;
  reference?: string;
}

/** The file of 2022, whose header has `reference` three times. */
export const earlierFile = (rows: readonly LossFileRow[]): string =>
  csvText([
    [
      ...['m49_code', 'country', 'region', 'cpc_code', 'commodity', 'year', 'loss_percentage'],
      ...['loss_percentage_original', 'loss_quantity', 'activity', 'food_supply_stage', 'treatment'],
      ...['cause_of_loss', 'sample_size', 'method_data_collection', 'reference', 'reference', 'reference'],
    ],
    ...rows.map((row) => [
      ...[row.m49, row.country ?? '', row.region ?? '', row.cpc, row.commodity, row.year, row.percent],
      ...[row.original ?? row.percent, '', row.activity ?? '', row.stage ?? '', row.treatment ?? ''],
      ...[row.cause ?? '', row.sample ?? '', row.method ?? ''],
      ...[row.reference ?? '', row.reference ?? '', row.reference ?? ''],
    ]),
  ]);

/** The file of 2025, whose codes have leading zeros. */
export const laterFile = (rows: readonly LossFileRow[]): string =>
  csvText([
    [
      ...['m49code', 'country', 'region', 'cpc_code', 'commodity', 'year', 'loss_percentage'],
      ...['activity', 'food_supply_stage', 'cause_of_loss'],
    ],
    ...rows.map((row) => [
      ...[
        String(row.m49).padStart(3, '0'),
        row.country ?? '',
        row.region ?? '',
        `0${row.cpc}`,
        row.commodity,
      ],
      ...[row.year, row.percent, row.activity ?? '', row.stage ?? '', row.cause ?? ''],
    ]),
  ]);
