import { crops } from '#catalog/crops/index.ts';
import { typesOf } from '#catalog/germplasm/varieties.ts';
import { licences } from '#catalog/licences.ts';
import { readMaturity, readYield } from '#domain/germplasm/read-span.ts';
import type { VarietyColumn } from '#domain/germplasm/variety-columns.ts';
import { slugOf } from '#domain/germplasm/variety-name.ts';
import type { PublishedVariety } from '../steps/germplasm/to-variety.ts';
import { splitCell } from '../steps/germplasm/to-variety.ts';
import type { CheckedRow, ImportColumn, ImportKind } from './import-kind.ts';

const yesOrNo = ['YES', 'NO', 'yes', 'no'] as const;
const allTypes = [...new Set(crops.flatMap(({ id }) => typesOf(id)))];

const columns: readonly (ImportColumn & { name: VarietyColumn })[] = [
  { name: 'crop', required: true, type: 'text', oneOf: crops.map(({ id }) => id) },
  { name: 'country', required: true, type: 'text', oneOf: 'countries' },
  { name: 'variety', required: true, type: 'text', longest: 120 },
  { name: 'synonyms', type: 'text', list: true },
  { name: 'type', type: 'text', oneOf: allTypes },
  { name: 'release_year', type: 'integer', minimum: 1900, maximum: 2100 },
  { name: 'breeders', type: 'text', list: true },
  { name: 'maintainers', type: 'text', list: true },
  { name: 'seed_merchants', type: 'text', list: true },
  { name: 'maturity', type: 'text', longest: 60 },
  { name: 'altitude_min_m', type: 'integer', minimum: 0, maximum: 6000 },
  { name: 'altitude_max_m', type: 'integer', minimum: 0, maximum: 6000 },
  { name: 'yield', type: 'text', longest: 60 },
  { name: 'drought_tolerant', type: 'text', oneOf: yesOrNo },
  { name: 'disease_tolerant', type: 'text', oneOf: yesOrNo },
  { name: 'storage_pest_resistant', type: 'text', oneOf: yesOrNo },
  { name: 'consumer_preferred', type: 'text', oneOf: yesOrNo },
  { name: 'traits', type: 'text', longest: 2000 },
  { name: 'growth', type: 'text', longest: 120 },
  { name: 'link', type: 'url', longest: 500 },
  { name: 'supplied_by', type: 'text', longest: 160 },
  { name: 'supplied_on', type: 'date' },
  { name: 'licence', type: 'text', oneOf: Object.keys(licences) },
];

const textOf = (row: CheckedRow, column: VarietyColumn): string => row[column] ?? '';

/** Released varieties, handed in by whoever keeps a country's records. */
export const varietiesKind: ImportKind = {
  id: 'varieties',
  columns,
  keyOf: (row) => [textOf(row, 'country'), textOf(row, 'crop'), slugOf(textOf(row, 'variety'))].join(' '),
  faultsOf: (row) => {
    const faults: [column: VarietyColumn, reason: string][] = [];
    const types = typesOf(textOf(row, 'crop'));
    const type = textOf(row, 'type');
    if (type !== '' && !types.includes(type))
      faults.push([
        'type',
        `is no type of ${textOf(row, 'crop')}: ${types.length === 0 ? 'it has none' : types.join(', ')}`,
      ]);
    const [low, high] = [textOf(row, 'altitude_min_m'), textOf(row, 'altitude_max_m')];
    if ((low === '') !== (high === ''))
      faults.push([
        low === '' ? 'altitude_min_m' : 'altitude_max_m',
        'is empty, and an altitude needs both ends',
      ]);
    if (low !== '' && high !== '' && Number(low) > Number(high))
      faults.push(['altitude_min_m', `is above altitude_max_m, ${high}`]);
    const maturity = textOf(row, 'maturity');
    if (maturity !== '' && readMaturity(maturity) === null)
      faults.push(['maturity', 'cannot be read: write 80-90 days or 3-3.5 months']);
    const harvest = textOf(row, 'yield');
    if (harvest !== '' && readYield(harvest) === null)
      faults.push(['yield', 'cannot be read: write 1.5-2 t/ha or 1800 kg/ha']);
    if (slugOf(textOf(row, 'variety')) === '') faults.push(['variety', 'has no letter and no digit']);
    return faults;
  },
};

/** The variety that a checked row is; `number` is its place in the file. */
export function toPublished(row: CheckedRow, number: number): PublishedVariety {
  const of = (column: VarietyColumn): string => textOf(row, column);
  return {
    number: String(number),
    crop: of('crop'),
    area: of('country'),
    name: of('variety').replace(/\s+/g, ' '),
    synonyms: splitCell(of('synonyms')),
    type: of('type') === '' ? null : of('type'),
    year: of('release_year') === '' ? null : Number(of('release_year')),
    people: {
      breeder: splitCell(of('breeders')),
      maintainer: splitCell(of('maintainers')),
      merchant: splitCell(of('seed_merchants')),
    },
    altitude:
      of('altitude_min_m') === ''
        ? null
        : { low: Number(of('altitude_min_m')), high: Number(of('altitude_max_m')) },
    link: of('link'),
    fields: {
      maturity: of('maturity'),
      yield: of('yield'),
      'drought-tolerant': of('drought_tolerant'),
      'disease-tolerant': of('disease_tolerant'),
      'storage-pest-resistant': of('storage_pest_resistant'),
      'consumer-preference': of('consumer_preferred'),
      special: of('traits'),
      growth: of('growth'),
    },
    doubts: {},
  };
}
