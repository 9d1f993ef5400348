import { yearColumn } from '#domain/imports/record-columns.ts';
import { recordKind } from '../engine/handed-in.ts';

/** Classes of seed in tables of seed production, from the breeder to the farm; `all` where classes are not separated. */
const seedClasses = [
  'breeder',
  'pre-basic',
  'basic',
  'certified',
  'quality-declared',
  'standard',
  'local',
  'all',
] as const;

/** Seed that was produced, by country, crop, year and class of seed. */
export const seedProduction = recordKind({
  id: 'seed-production',
  title: 'Seed production',
  table: 'seed_production',
  about: 'Seed that was produced.',
  columns: [
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
  ],
  reference: 'Annual seed report 2024, table 3',
  same: ['country', 'crop', 'year', 'seed_class', 'variety', 'producer'],
  type: 'seed_class',
  slips: { year: '2023/24' },
  page: null,
});
