import type { RouteAnswer } from '#contract/routes.ts';
import type { ImportColumn } from '#domain/imports/import-format.ts';
import type { Formats } from '../../i18n/formats.ts';
import { unitName, valueName } from '../../i18n/record-values.ts';
import type { Speech } from '../../i18n/speech.ts';
import type { Words } from '../../i18n/words.tsx';

export type RecordCells = RouteAnswer<'records'>['rows'][number]['cells'];

/** A figure with its unit: `62.5 min`, `22,1%`, `5 (escala de 1 a 7)`. */
function withUnit(words: Words, value: string, unit: string): string {
  if (unit === '%') return words('units.percent.beside', { value });
  return unit.startsWith('score ')
    ? `${value} (${unitName(words, unit)})`
    : `${value} ${unitName(words, unit)}`;
}

/** A price, or a range: where one end has a part of a unit, both have two decimals at least, as money has. */
function priceText(formats: Formats, { price, price_high: high }: RecordCells): string {
  const ends = [price, high].filter((end) => typeof end === 'number');
  const isWhole = ends.every(Number.isInteger);
  const [low = '', upper] = ends.map((end) => (isWhole ? formats.exact(end) : formats.number(end, 12, 2)));
  return upper === undefined ? low : formats.span(low, upper);
}

/** A cell alone; empty where it is unknown. */
function cellText(
  words: Words,
  formats: Formats,
  { name }: Pick<ImportColumn, 'name'>,
  cells: RecordCells,
): string {
  const cell = cells[name];
  if (cell === null || cell === undefined) return '';
  if (name === 'year') return formats.year(Number(cell));
  if (name === 'date') return formats.date(String(cell));
  if (typeof cell !== 'number') return valueName(words, name, cell);
  return name === 'price' ? priceText(formats, cells) : formats.exact(cell);
}

/** A cell as readers see it, a figure with its unit and a price with its upper end; empty where it is unknown. */
export function recordText(
  { words, formats }: Speech,
  column: Pick<ImportColumn, 'name'>,
  cells: RecordCells,
): string {
  const text = cellText(words, formats, column, cells);
  const { unit, currency } = cells;
  if (text === '' || unit == null) return text;
  if (column.name === 'quantity' || column.name === 'value') return withUnit(words, text, String(unit));
  return column.name === 'price' ? `${text} ${currency}/${unitName(words, String(unit))}` : text;
}

export const isNumber = ({ type }: ImportColumn): boolean => type === 'integer' || type === 'number';

/** Columns that lists show: not the crop, which is one, nor the unit, which is beside its figure. */
export const isListed = ({ name }: Pick<ImportColumn, 'name'>): boolean =>
  !['crop', 'unit', 'currency', 'link', 'price_high', 'supplied_by', 'supplied_on', 'licence'].includes(name);
