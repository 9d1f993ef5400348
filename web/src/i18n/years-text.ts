import type { Formats } from './formats.ts';

/** Years of a mean, ascending: `2021–2023`, or with gaps `2021 and 2023`. */
export function yearsText(years: readonly number[], formats: Formats): string {
  const [first, last] = [years[0], years.at(-1)];
  if (first === undefined || last === undefined) return '';
  return last - first === years.length - 1 && years.length > 2
    ? formats.span(first, last)
    : formats.list(years.map(formats.year));
}
