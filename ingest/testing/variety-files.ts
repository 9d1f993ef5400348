import { csvText } from './csv-text.ts';

/** MbeguChoice's columns; a row names its fields, and the others are empty. */
const kenyaColumns = [
  ...['sw_id', 'sw_variety', 'sw_releaseyr', 'sw_alt_optimal', 'sw_alt_min', 'sw_alt_max', 'sw_maturity'],
  ...['sw_maturity_age', 'sw_special_attrib', 'sw_drought_tolerant', 'sw_disease_tolerant'],
  ...['sw_storage_pest_resistant', 'sw_consumer_preferences', 'county', 'lowland', 'lowland_transitional'],
  ...['mid_altitude', 'highland_transitional', 'highland', 'crop_name', 'seedtype_name', 'season_name'],
  ...[
    'license_type',
    'comm_potential_name',
    'comm_level_name',
    'breed_institution_names',
    'maintainer_names',
  ],
  'comm_agent_names',
] as const;

type KenyaRow = Partial<Record<(typeof kenyaColumns)[number], string | number>>;

/** Kenya's catalogue. */
export const kenyaFile = (rows: readonly KenyaRow[]): string =>
  csvText([kenyaColumns, ...rows.map((row) => kenyaColumns.map((column) => row[column] ?? ''))]);

/** Uganda's list: number, crop, name. */
export const ugandaFile = (rows: readonly (readonly [number, string, string])[]): string =>
  csvText([['id', 'crop_id', 'crop_name', 'name'], ...rows.map(([id, crop, name]) => [id, 1, crop, name])]);

/** Varieties seen in public pages: ISO3, name, synonym, year, growth, trait, institution, page. */
export const seenFile = (rows: readonly (readonly string[])[]): string =>
  csvText([
    [
      'country',
      'iso3',
      'variety',
      'synonym',
      'year',
      'year_basis',
      'growth_type',
      'trait',
      'institution',
      'source',
    ],
    ...rows.map(
      ([iso3 = '', name = '', synonym = '', year = '', growth = '', trait = '', breeder = '', page = '']) => {
        return [
          '',
          iso3,
          name,
          synonym,
          year,
          year === '' ? 'year not stated' : 'stated',
          growth,
          trait,
          breeder,
          page,
        ];
      },
    ),
  ]);

/** UPOV's counts: crop, year, number. */
export const upovFile = (rows: readonly (readonly [string, number, number])[]): string =>
  csvText([
    ['crop', 'country', 'year', 'upov_species_varietal_release'],
    ...rows.map(([crop, year, number]) => [crop, 'World', year, number]),
  ]);

/** Names under which the files are known. */
export const varietyFileNames = {
  kenya: 'kenya_mbeguchoice_released_varieties.csv',
  uganda: 'uganda_seed_tracking_crop_varieties_2022.csv',
  seen: 'bean_varieties_seen_in_public_pages.csv',
  upov: 'demand-varietal_release-upov_varietal_release.csv',
} as const;
