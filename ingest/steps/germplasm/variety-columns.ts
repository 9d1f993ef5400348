import { type VarietyTrait, varietyTraits } from '#catalog/germplasm/varieties.ts';

/** The column of a published row that holds a field. */
export const traitColumn = (trait: VarietyTrait): string => trait.replaceAll('-', '_');

/** Columns of a published row of a source of varieties, each a text. `number` is the row's own, or its place. */
export const varietyRowColumns: readonly string[] = [
  'number',
  'area',
  'crop_name',
  'name',
  'synonyms',
  'year',
  'breeders',
  'maintainers',
  'merchants',
  'altitude_low',
  'altitude_high',
  'link',
  ...varietyTraits.map(traitColumn),
];

/** Tables of varieties that are derived from the published rows; only the imports store who supplied records. */
export const varietyTables: readonly string[] = [
  'variety',
  'variety_trait',
  'variety_institution',
  'variety_count',
];
