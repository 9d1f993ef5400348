import type { RouteAnswer } from '#contract/routes.ts';
import { areaName } from '../../i18n/area-words.ts';
import type { Formats } from '../../i18n/formats.ts';
import { licenceName } from '../../i18n/licence-name.ts';
import type { Words } from '../../i18n/words.tsx';
import type { RoomColumn } from './room-data.ts';

type Cell = RouteAnswer<'records'>['rows'][number]['cells'][string];

/** What a code of a column means: `certified`, `Cooking time`; the code itself where it is its own name. */
export function valueName(words: Words, column: string, code: string): string {
  const key = `records.value.${column}.${code}`;
  if (column === 'country') return areaName(words, code);
  if (column === 'crop') return words.has(`crops.${code}.name`) ? words(`crops.${code}.name`) : code;
  if (column === 'unit') return unitName(words, code);
  return words.has(key) ? words(key) : code;
}

/** What to write in a column of a kind. */
export function whatText(words: Words, kind: string, column: string): string {
  const own = `records.what.${kind}.${column}`;
  return words(words.has(own) ? own : `records.what.${column}`);
}

/** A unit as readers write it: `saco de 60 kg`, `escala de 1 a 7`; symbols are the same in every language. */
export function unitName(words: Words, unit: string): string {
  const [, kilograms] = /^bag-(\d+)kg$/.exec(unit) ?? [];
  if (kilograms !== undefined) return words('records.unit.bag', { kilograms });
  const [, low, high] = /^score (\d)-(\d)$/.exec(unit) ?? [];
  if (low !== undefined && high !== undefined) return words('records.unit.score', { low, high });
  return unit === 'g/100 seeds' ? words('records.unit.seeds') : unit;
}

/** A figure with its unit: `62.5 min`, `22,1%`, `5 (escala de 1 a 7)`. */
export function withUnit(words: Words, value: string, unit: string): string {
  if (unit === '%') return words('units.percent.beside', { value });
  return unit.startsWith('score ')
    ? `${value} (${unitName(words, unit)})`
    : `${value} ${unitName(words, unit)}`;
}

/** A cell as readers see it; empty where nobody knows. */
export function cellText(words: Words, formats: Formats, column: RoomColumn, cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (column.name === 'year') return formats.year(Number(cell));
  if (column.name === 'date') return formats.date(String(cell));
  return typeof cell === 'number' ? formats.exact(cell) : valueName(words, column.name, cell);
}

/** What a supplier lets others do with the records. */
export const licenceText = (words: Words, licence: string): string =>
  licence === 'LicenseRef-not-stated' ? words('records.licence.none') : licenceName(words, licence);
