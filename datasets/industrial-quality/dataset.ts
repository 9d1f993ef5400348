import { qualityTraits, qualityUnits } from '#catalog/records/industrial-quality.ts';
import { countryColumn, yearColumn } from '#domain/imports/record-columns.ts';
import { recordKind } from '../engine/handed-in.ts';

const unitsOf = new Map<string, readonly string[]>(Object.entries(qualityTraits));

/** Results of tests of the grain for cooking, canning and milling: one result a row. */
export const industrialQuality = recordKind({
  id: 'industrial-quality',
  title: 'Industrial quality',
  table: 'industrial_quality',
  about: 'A result of a test of grain for cooking, canning or milling.',
  country: { ...countryColumn, description: 'ISO 3166-1 code of the country where the grain was grown' },
  columns: [
    {
      name: 'variety',
      required: true,
      type: 'text',
      named: true,
      longest: 120,
      description: 'Variety or breeding line that was tested',
      example: 'RWR 2245',
    },
    yearColumn,
    {
      name: 'trait',
      required: true,
      type: 'text',
      oneOf: [...unitsOf.keys()],
      description: 'What was measured',
      example: 'cooking-time',
    },
    {
      name: 'value',
      required: true,
      type: 'number',
      minimum: 0,
      maximum: 100_000,
      description: 'The result, in the unit of the next column',
      example: '62.5',
    },
    {
      name: 'unit',
      required: true,
      type: 'text',
      oneOf: qualityUnits,
      description: 'Unit of the result; it has to be one of the trait’s',
      example: 'min',
    },
    {
      name: 'samples',
      type: 'integer',
      minimum: 1,
      maximum: 100_000,
      description: 'Number of samples of which the result is the mean',
      example: '3',
    },
    {
      name: 'method',
      type: 'text',
      longest: 200,
      description: 'How it was measured: apparatus, soaking, standard',
      example: 'Mattson cooker, soaked for 16 h',
    },
    {
      name: 'location',
      type: 'text',
      named: true,
      longest: 160,
      description: 'Where the grain was grown: site, district or region',
      example: 'Rubona',
    },
    {
      name: 'laboratory',
      type: 'text',
      named: true,
      longest: 160,
      description: 'Who measured it',
      example: '',
    },
  ],
  same: ['country', 'crop', 'variety', 'year', 'trait', 'unit', 'method', 'location', 'laboratory'],
  type: 'trait',
  faultsOf: ({ trait = '', unit = '', value = '' }) => {
    const faults: [column: string, reason: string][] = [];
    const units = unitsOf.get(trait) ?? [];
    if (!units.includes(unit)) faults.push(['unit', `is no unit of ${trait}: ${units.join(', ')}`]);
    // Grain takes up more than its own weight in water, and canned beans weigh more than dry ones.
    const canExceed = trait === 'water-absorption' || trait === 'canning-drained-weight';
    if (unit === '%' && !canExceed && Number(value) > 100) faults.push(['value', 'is more than 100%']);
    const [, low, high] = /^score (\d)-(\d)$/.exec(unit) ?? [];
    if (low !== undefined && (Number(value) < Number(low) || Number(value) > Number(high)))
      faults.push(['value', `is out of range: ${low} to ${high}`]);
    return faults;
  },
  slips: { variety: '2-Mar' },
  page: {
    path: 'industrial-quality/results',
    information: 'industrial-quality/general-information',
    group: 'consumption',
    crops: ['beans'],
  },
});
