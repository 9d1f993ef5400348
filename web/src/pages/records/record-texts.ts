import type { RouteAnswer } from '#contract/routes.ts';
import type { Formats } from '../../i18n/formats.ts';
import { licenceName } from '../../i18n/licence-name.ts';
import { unitName, valueName } from '../../i18n/record-values.ts';
import type { Speech } from '../../i18n/speech.ts';
import type { Words } from '../../i18n/words.tsx';
import type { RoomColumn } from './room-data.ts';

export type RecordCells = RouteAnswer<'records'>['rows'][number]['cells'];

/** A figure with its unit: `62.5 min`, `22,1%`, `5 (escala de 1 a 7)`. */
function withUnit(words: Words, value: string, unit: string): string {
  if (unit === '%') return words('units.percent.beside', { value });
  return unit.startsWith('score ')
    ? `${value} (${unitName(words, unit)})`
    : `${value} ${unitName(words, unit)}`;
}

/** A price; one with a part of a unit has two decimals at least, as money has. */
const priceText = (formats: Formats, price: number): string =>
  Number.isInteger(price) ? formats.exact(price) : formats.number(price, 12, 2);

/** A cell alone; empty where it is unknown. */
function cellText(words: Words, formats: Formats, { name }: RoomColumn, cells: RecordCells): string {
  const cell = cells[name];
  if (cell === null || cell === undefined) return '';
  if (name === 'year') return formats.year(Number(cell));
  if (name === 'date') return formats.date(String(cell));
  if (typeof cell !== 'number') return valueName(words, name, cell);
  return name === 'price' ? priceText(formats, cell) : formats.exact(cell);
}

/** A cell as readers see it, a figure with its unit and a price with its upper end; empty where it is unknown. */
export function recordText({ words, formats }: Speech, column: RoomColumn, cells: RecordCells): string {
  const text = cellText(words, formats, column, cells);
  const { unit, currency, price_high: high } = cells;
  if (text === '' || unit == null) return text;
  if (column.name === 'quantity' || column.name === 'value') return withUnit(words, text, String(unit));
  if (column.name !== 'price') return text;
  const range = typeof high === 'number' ? formats.span(text, priceText(formats, high)) : text;
  return `${range} ${currency}/${unitName(words, String(unit))}`;
}

/** Columns that lists show: of the crop there is one, and a figure's unit stands beside it. */
export const isListed = ({ name }: RoomColumn): boolean =>
  !['crop', 'unit', 'currency', 'link', 'price_high', 'supplied_by', 'supplied_on', 'licence'].includes(name);

/** What a supplier lets others do with the records. */
export const licenceText = (words: Words, licence: string): string =>
  licence === 'LicenseRef-not-stated' ? words('records.licence.none') : licenceName(words, licence);
