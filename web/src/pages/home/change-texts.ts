import { leastChange } from '#domain/change.ts';
import type { Formats } from '../../i18n/formats.ts';

/** A change, given as a fraction, for sentences: its direction, `same` where it is too small to name, and its size. */
export function changeTexts(change: number | null, formats: Formats) {
  const percent = Math.round(100 * Math.abs(change ?? 0));
  const direction = Math.abs(change ?? 0) < leastChange ? 'same' : (change ?? 0) > 0 ? 'more' : 'less';
  return { change: change === null ? 'none' : direction, size: formats.percent(percent / 100, 0) };
}
