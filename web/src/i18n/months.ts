import { placeInYear, yearOfMonth } from '#domain/prices/months.ts';
import type { Language } from '../url/paths.ts';
import { toLocale } from './words.tsx';

/** Months of a language; a month is year × 12 + its place, January being 0. */
export interface MonthNames {
  /** `March 2025`, `marzo de 2025`. */
  long(month: number): string;
  /** `Mar 2025`, under an axis and in tables. */
  short(month: number): string;
  name(place: number): string;
  brief(place: number): string;
  /** `M`, by its place in the year, where a column is as wide as two figures. */
  letter(place: number): string;
}

const made = new Map<Language, MonthNames>();

export function getMonthNames(language: Language): MonthNames {
  const known = made.get(language);
  if (known !== undefined) return known;
  // To make a format takes milliseconds on a phone, and few pages need all.
  const format = (options: Intl.DateTimeFormatOptions): ((month: number) => string) => {
    let monthFormat: Intl.DateTimeFormat | null = null;
    return (month) => {
      monthFormat ??= new Intl.DateTimeFormat(toLocale(language), { timeZone: 'UTC', ...options });
      return monthFormat.format(new Date(Date.UTC(yearOfMonth(month), placeInYear(month), 15)));
    };
  };
  const name = format({ month: 'long' });
  const brief = format({ month: 'short' });
  const letter = format({ month: 'narrow' });
  const briefly = (month: number): string => brief(month).replace('.', '');
  const names: MonthNames = {
    long: format({ month: 'long', year: 'numeric' }),
    // Portuguese has "mar. de 2025", which is too long for an axis.
    short: (month) => `${briefly(month)} ${yearOfMonth(month)}`,
    name: (place) => name(2000 * 12 + place),
    brief: (place) => briefly(2000 * 12 + place),
    letter: (place) => letter(2000 * 12 + place),
  };
  made.set(language, names);
  return names;
}
