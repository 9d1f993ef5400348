import { crops } from '#catalog/crops/index.ts';
import { typesOf } from '#catalog/germplasm/varieties.ts';
import { readMaturity, readYield, type Span, toDays } from '../germplasm/read-span.ts';
import { slugOf } from '../germplasm/variety-name.ts';
import { type CheckedRow, type ImportColumn, type ImportFormat, provenanceColumns } from './import-format.ts';
import { countryColumn, cropColumn } from './record-columns.ts';

/** Days to maturity, and kilograms of a hectare, that a variety can have: cuttings of grasses give the most. Unknown is empty, never 0. */
const days: Span = { low: 1, high: 2000 };
const kilograms: Span = { low: 1, high: 500_000 };
const isWithin = ({ low, high }: Span, range: Span): boolean => low >= range.low && high <= range.high;
const toKilograms = ({ low, high, unit }: Span & { unit: 't/ha' | 'kg/ha' }): Span => {
  const factor = unit === 't/ha' ? 1000 : 1;
  return { low: low * factor, high: high * factor };
};

const yesOrNo = <Name extends string>(name: Name, description: string, example: string) => ({
  ...{ name, type: 'text' as const, oneOf: ['YES', 'NO', 'yes', 'no'] },
  ...{ description: `${description}; empty where unknown`, example },
});
const listed = <Name extends string>(name: Name, description: string, example: string) => ({
  ...{ name, type: 'text' as const, list: true as const },
  ...{ description: `${description}, with semicolons between them`, example },
});
const allTypes = [...new Set(crops.flatMap(({ id }) => typesOf(id)))];

const columns = [
  cropColumn,
  countryColumn,
  {
    name: 'variety',
    required: true,
    type: 'text',
    named: true,
    longest: 120,
    description: 'Name under which the variety was released',
    example: 'RWR 2245',
  },
  {
    name: 'synonyms',
    type: 'text',
    named: true,
    list: true,
    description: 'Further names, with semicolons between them',
    example: 'Ituri Matoki',
  },
  {
    name: 'type',
    type: 'text',
    oneOf: allTypes,
    description: 'How it grows or where; empty where unknown',
    example: 'bush',
  },
  {
    name: 'release_year',
    type: 'integer',
    minimum: 1900,
    maximum: 2100,
    past: true,
    description: 'Year of release; empty where unknown, never 0',
    example: '2010',
  },
  listed('breeders', 'Institutions that bred it', 'RAB; CIAT'),
  listed('maintainers', 'Who maintains it', 'RAB'),
  listed('seed_merchants', 'Who sells its seed', ''),
  {
    name: 'maturity',
    type: 'text',
    longest: 60,
    description: 'Time to maturity: 80-90 days, or 3-3.5 months',
    example: '80-90 days',
  },
  {
    name: 'altitude_min_m',
    type: 'integer',
    minimum: 0,
    maximum: 6000,
    description: 'Lowest altitude that it suits, metres; with altitude_max_m',
    example: '1400',
  },
  {
    name: 'altitude_max_m',
    type: 'integer',
    minimum: 0,
    maximum: 6000,
    description: 'Highest altitude that it suits, metres',
    example: '1800',
  },
  {
    name: 'yield',
    type: 'text',
    longest: 60,
    description: 'Yield: 1.5-2 t/ha, or 1800 kg/ha',
    example: '1.5-2.5 t/ha',
  },
  yesOrNo('drought_tolerant', 'Tolerates drought', 'no'),
  yesOrNo('disease_tolerant', 'Tolerates diseases', 'yes'),
  yesOrNo('storage_pest_resistant', 'Resists storage pests', ''),
  yesOrNo('consumer_preferred', 'Consumers prefer it', 'yes'),
  {
    name: 'traits',
    type: 'text',
    longest: 2000,
    description: 'What else is known of it, in any words',
    example: 'high iron, red mottled seed',
  },
  {
    name: 'growth',
    type: 'text',
    longest: 120,
    description: 'Growth habit in words: bush (type II)',
    example: 'bush (type I)',
  },
  {
    name: 'link',
    type: 'url',
    longest: 500,
    description: 'Page that names the variety',
    example: 'https://www.rab.gov.rw/',
  },
  ...provenanceColumns,
] as const satisfies readonly ImportColumn[];

export type VarietyColumn = (typeof columns)[number]['name'];
/** Columns of the format of varieties, for import and export, in their order: the import reads what the export writes. */
export const varietyColumns: readonly VarietyColumn[] = columns.map(({ name }) => name);

const textOf = (row: CheckedRow, column: VarietyColumn): string => row[column] ?? '';

export const varietiesFormat: ImportFormat = {
  id: 'varieties',
  title: 'Released varieties',
  columns,
  primaryKey: ['country', 'crop', 'variety'],
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
    const time = readMaturity(maturity);
    if (maturity !== '' && time === null)
      faults.push(['maturity', 'cannot be read: write 80-90 days or 3-3.5 months']);
    if (time !== null && !isWithin(toDays(time), days))
      faults.push(['maturity', `is out of range: ${days.low} to ${days.high} days`]);
    const text = textOf(row, 'yield');
    const harvest = readYield(text);
    if (text !== '' && harvest === null)
      faults.push(['yield', 'cannot be read: write 1.5-2 t/ha or 1800 kg/ha']);
    if (harvest !== null && !isWithin(toKilograms(harvest), kilograms))
      faults.push(['yield', `is out of range: ${kilograms.low} to ${kilograms.high} kg/ha`]);
    if (slugOf(textOf(row, 'variety')) === '') faults.push(['variety', 'has no letter and no digit']);
    return faults;
  },
};
