import { seedClasses } from '#catalog/records/seed-classes.ts';
import { type ImportFormat, provenanceColumns } from './import-format.ts';
import { countryColumn, cropColumn, keyOfNames, referenceColumns, yearColumn } from './record-columns.ts';

/** Seed that was produced, by country, crop, year and class of seed. */
export const seedProductionFormat: ImportFormat = {
  id: 'seed-production',
  title: 'Seed production',
  columns: [
    countryColumn,
    cropColumn,
    yearColumn,
    {
      name: 'seed_class',
      required: true,
      type: 'text',
      oneOf: seedClasses,
      description: 'Class of the seed; all where the figure does not tell classes apart',
      example: 'certified',
    },
    {
      name: 'variety',
      type: 'text',
      named: true,
      longest: 120,
      description: 'Variety, where the figure is of one; empty for all varieties together',
      example: 'RWR 2245',
    },
    {
      name: 'producer',
      type: 'text',
      named: true,
      longest: 160,
      description: 'Who produced it, where the figure is of one producer; empty for all together',
      example: '',
    },
    {
      name: 'quantity',
      required: true,
      type: 'number',
      minimum: 0,
      maximum: 1e11,
      description: 'Seed produced, in the unit of the next column; 0 only where none was produced',
      example: '1250.5',
    },
    {
      name: 'unit',
      required: true,
      type: 'text',
      oneOf: ['t', 'kg'],
      description: 'Unit of the quantity: tonnes or kilograms',
      example: 't',
    },
    {
      name: 'area_ha',
      type: 'number',
      minimum: 0,
      maximum: 1e9,
      description: 'Hectares on which the seed was grown',
      example: '980',
    },
    ...referenceColumns.map((column) =>
      column.name === 'reference' ? { ...column, example: 'Annual seed report 2024, table 3' } : column,
    ),
    ...provenanceColumns,
  ],
  primaryKey: ['country', 'crop', 'year', 'seed_class', 'variety', 'producer'],
  keyOf: keyOfNames(['country', 'crop', 'year', 'seed_class'], ['variety', 'producer']),
  faultsOf: () => [],
};
