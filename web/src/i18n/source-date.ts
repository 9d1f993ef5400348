import type { Language } from '../url/paths.ts';
import { getFormats } from './formats.ts';
import { toLocale, type Words } from './words.tsx';

/** A day, a month or a year of ISO 8601 as it is read: `28 November 2026`, `October 2025`, `2023`. */
export function momentText(language: Language, iso: string): string {
  const [, month, day] = iso.split('-');
  if (day !== undefined) return getFormats(language).date(iso);
  if (month === undefined) return iso;
  const long = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(toLocale(language), long).format(new Date(`${iso}-15`));
}

/** By `ofDay` the day of its publisher's own file, else the releases that its figures are of. */
export function sourceDateText(
  words: Words,
  language: Language,
  date: string,
  ofDay: (day: string) => string = (day) => day,
): string {
  if (date === '') return words('figure.source.undated');
  const [first = '', last = first] = date.split('/');
  const names = { first: momentText(language, first), last: momentText(language, last) };
  if (/^\d{4}-\d\d-\d\d$/.test(date)) return ofDay(names.first);
  return words('figure.source.released', { ...names, count: first === last ? 1 : 2 });
}
