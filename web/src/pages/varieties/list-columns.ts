import { typesOf } from '#catalog/germplasm/varieties.ts';
import type { VarietyRow } from '#contract/varieties.ts';
import { isReleaseYear } from '#domain/germplasm/variety-cells.ts';
import type { Cell, ColumnOf } from '../../figure/figure.ts';
import { areaName } from '../../i18n/area-words.ts';
import type { Speech } from '../../i18n/speech.ts';
import type { Words } from '../../i18n/words.tsx';
import type { VarietyOrder } from '../../url/varieties-params.ts';
import type { Term } from './load-varieties-page.ts';
import { spanText, typeText, yearText } from './variety-texts.ts';

/** Columns of the table, in their order; the first names the rows. */
export const columns = [
  'name',
  'country',
  'type',
  'year',
  'institution',
  'maturity',
  'altitude',
  'traits',
  'source',
] as const;
export type Column = (typeof columns)[number];

/** Whether the list can be in the order of a column. */
export const isOrder = (column: Column): column is VarietyOrder & Column =>
  column !== 'traits' && column !== 'source';

export const listColumns = (speech: Speech): readonly ColumnOf<VarietyRow>[] =>
  columns.map((key) => ({
    key,
    label: speech.words(`varieties.column.${key}`),
    kind: key === 'year' ? 'year' : codeOf[key] === undefined ? 'text' : 'name',
    of: (row) => ({ value: fileValue(speech, row, key), code: codeOf[key]?.(row) }),
  }));

const codeOf: Readonly<Partial<Record<Column, (row: VarietyRow) => string>>> = {
  name: ({ id }) => id,
  country: ({ country }) => country,
  source: ({ source }) => source,
};

/** Values of files: empty where the source has no number, and a year as a number where it is one of release. */
function fileValue(speech: Speech, row: VarietyRow, column: Column): Cell['value'] {
  if ((column === 'year' || column === 'maturity' || column === 'altitude') && row[column] === null)
    return null;
  return column === 'year' && isReleaseYear(row.year_basis) ? row.year : cellText(speech, row, column);
}

export function cellText({ words, formats }: Speech, row: VarietyRow, column: Column): string {
  const notStated = words('varieties.notStated');
  switch (column) {
    case 'name':
      return row.synonyms.length === 0 ? row.name : `${row.name} (${row.synonyms.join('; ')})`;
    case 'country':
      return areaName(words, row.country);
    case 'type':
      return typeText(words, row.type);
    case 'year':
      return yearText(words, formats, row);
    case 'institution':
      return row.institutions.length === 0
        ? notStated
        : row.institutions.map((name) => name ?? words('varieties.unnamed')).join('; ');
    case 'maturity':
      return spanText(words, formats, row.maturity, 'days') || notStated;
    case 'altitude':
      return spanText(words, formats, row.altitude, 'm') || notStated;
    case 'traits':
      return formats.list(row.traits.map((trait) => words(`varieties.topic.${trait}`))) || notStated;
    default:
      return words(`varieties.source.${row.source.startsWith('import-') ? 'supplied' : row.source}`);
  }
}

export function isMissing(row: VarietyRow, column: Column): boolean {
  switch (column) {
    case 'institution':
      return row.institutions.length === 0;
    case 'traits':
      return row.traits.length === 0;
    case 'type':
    case 'year':
    case 'maturity':
    case 'altitude':
      return row[column] === null;
    default:
      return false;
  }
}

/** Terms of the page, in its order: its columns, `further` fields of compared varieties, and counted facets. */
export const listTerms = (words: Words, crop: string, further: readonly Term[]): readonly Term[] => {
  const named = columns
    .filter((id) => id !== 'type' || typesOf(crop).length > 0)
    .map((id): Term => ({ id, name: words(`varieties.column.${id}`) }));
  const isNew = ({ id }: Term): boolean => id !== 'breeder' && named.every((term) => term.id !== id);
  return [
    { id: 'record', name: null },
    ...named,
    ...further.filter(isNew),
    { id: 'counts', name: null },
    { id: 'upov', name: null },
  ];
};
