import type { RowSource } from '../steps/rows/row-source.ts';

/** Counties by altitude zone, where a missing one is written `null`. */
const zones = {
  counties: 'county',
  lowland: 'lowland',
  lowland_transitional: 'lowland_transitional',
  mid_altitude: 'mid_altitude',
  highland_transitional: 'highland_transitional',
  highland: 'highland',
};

const zoneTexts = Object.entries(zones)
  .map(([column, published]) => `nullif(${published}, 'null') AS ${column}`)
  .join(', ');

/**
 * Kenya's national catalogue of released varieties as the application MbeguChoice has it (2016). Its numbers of institutions are
 * decoded by its own table, which lacks 35 and 38 to 40.
 */
export const kenyaMbeguchoice: RowSource = {
  key: 'kenya-mbeguchoice',
  publisher: 'KALRO, KEPHIS and AGRA',
  title: 'MbeguChoice, catalogue of crop varieties released in Kenya, 2016',
  url: 'https://github.com/elric-olalekan/mbeguchoiceapp',
  licence: 'LicenseRef-not-stated',
  names: ['kenya_mbeguchoice_'],
  columns: {
    number: 'sw_id',
    crop_name: 'crop_name',
    name: 'sw_variety',
    year: 'sw_releaseyr',
    breeders: 'breed_institution_names',
    maintainers: 'maintainer_names',
    merchants: 'comm_agent_names',
    altitude_low: 'sw_alt_min',
    altitude_high: 'sw_alt_max',
    optimal_altitude: 'sw_alt_optimal',
    maturity_class: 'sw_maturity',
    maturity: 'sw_maturity_age',
    special: 'sw_special_attrib',
    drought_tolerant: 'sw_drought_tolerant',
    disease_tolerant: 'sw_disease_tolerant',
    storage_pest_resistant: 'sw_storage_pest_resistant',
    consumer_preference: 'sw_consumer_preferences',
    season: 'season_name',
    seed_type: 'seedtype_name',
    licence_type: 'license_type',
    commercial_potential: 'comm_potential_name',
    commercial_level: 'comm_level_name',
  },
  constants: { area: 'KEN' },
  needs: Object.values(zones),
  into: 'variety_row',
  rows: (texts) => `SELECT t.*, z.* EXCLUDE (zone_number) FROM (${texts}) t
    JOIN (SELECT sw_id AS zone_number, ${zoneTexts} FROM raw) z ON z.zone_number = t.number`,
};
