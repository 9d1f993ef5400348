/**
 * Columns of the format in which varieties are handed in and handed on: what the export writes the import reads. Rules
 * for readers stand in `ingest/import/formats/varieties.schema.json` (Frictionless Table Schema).
 */
export const varietyColumns = [
  'crop',
  'country',
  'variety',
  'synonyms',
  'type',
  'release_year',
  'breeders',
  'maintainers',
  'seed_merchants',
  'maturity',
  'altitude_min_m',
  'altitude_max_m',
  'yield',
  'drought_tolerant',
  'disease_tolerant',
  'storage_pest_resistant',
  'consumer_preferred',
  'traits',
  'growth',
  'link',
  'supplied_by',
  'supplied_on',
  'licence',
] as const;

export type VarietyColumn = (typeof varietyColumns)[number];
