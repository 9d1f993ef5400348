import { areaName } from './area-words.ts';
import type { Words } from './words.tsx';

/** What a code of a column of records means: `certified`, `Cooking time`; the code itself where it is its own name. */
export function valueName(words: Words, column: string, code: string): string {
  if (column === 'country') return areaName(words, code);
  if (column === 'unit') return unitName(words, code);
  const key = [`records.value.${column}.${code}`, `losses.${column}.${code}`].find(words.has);
  if (key !== undefined) return words(key);
  return column === 'crop' && words.has(`crops.${code}.name`) ? words(`crops.${code}.name`) : code;
}

/** A unit as readers write it: `saco de 60 kg`, `escala de 1 a 7`; symbols are the same in every language. */
export function unitName(words: Words, unit: string): string {
  const [, kilograms] = /^bag-(\d+)kg$/.exec(unit) ?? [];
  if (kilograms !== undefined) return words('records.unit.bag', { kilograms });
  const [, low, high] = /^score (\d)-(\d)$/.exec(unit) ?? [];
  if (low !== undefined && high !== undefined) return words('records.unit.score', { low, high });
  return unit === 'g/100 seeds' ? words('records.unit.seeds') : unit;
}
