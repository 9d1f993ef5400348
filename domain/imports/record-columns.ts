import { crops } from '#catalog/crops/index.ts';
import { searchable } from '../germplasm/variety-name.ts';
import { type CheckedRow, type ImportColumn, keyOfColumns } from './import-format.ts';

/** Columns that several kinds of records have, in one wording. */
export const countryColumn = {
  name: 'country',
  required: true,
  type: 'text',
  oneOf: 'countries',
  description: 'ISO 3166-1 code of the country, three capital letters',
  example: 'RWA',
} as const satisfies ImportColumn;

export const cropColumn = {
  name: 'crop',
  required: true,
  type: 'text',
  oneOf: crops.map(({ id }) => id),
  description: 'Crop of the observatory',
  example: 'beans',
} as const satisfies ImportColumn;

export const yearColumn = {
  name: 'year',
  required: true,
  type: 'integer',
  minimum: 1900,
  maximum: 2100,
  past: true,
  description: 'Year of harvest; of a season over two years the one in which it ends',
  example: '2024',
} as const satisfies ImportColumn;

export const referenceColumns = [
  {
    name: 'reference',
    type: 'text',
    longest: 300,
    description: 'Where the figure is written: title and page of the report, or name of the register',
    example: '',
  },
  {
    name: 'link',
    type: 'url',
    longest: 500,
    description: 'Address of the page or report that has the figure',
    example: '',
  },
  {
    name: 'note',
    type: 'text',
    longest: 500,
    description: 'What a reader has to know of the figure, in any words',
    example: '',
  },
] as const satisfies readonly ImportColumn[];

/**
 * The key of rows from codes and names, each possibly empty: each has its column's name, so that a variety never equals a
 * producer. Names that differ only in case and accents are equal.
 */
export const keyOfNames =
  (codes: readonly string[], names: readonly string[]) =>
  (row: CheckedRow): string =>
    [
      keyOfColumns(codes)(row),
      ...names.flatMap((name) => {
        const cell = searchable(row[name] ?? '');
        return cell === '' ? [] : [`${name} ${JSON.stringify(cell)}`];
      }),
    ].join(' ');
