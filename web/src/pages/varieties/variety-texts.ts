import type { Varieties, VarietyRow, VarietySource } from '#contract/varieties.ts';
import { isReleaseYear } from '#domain/germplasm/variety-cells.ts';
import { areaWords } from '../../i18n/area-words.ts';
import type { Formats } from '../../i18n/formats.ts';
import { sourceName } from '../../i18n/source-title.ts';
import type { Words } from '../../i18n/words.tsx';
import type { VarietiesView } from '../../url/varieties-params.ts';

export function headingText(words: Words, crop: string, country: string | null): string {
  const title = words(`crops.${crop}.title.seed-varieties`);
  return country === null
    ? title
    : words('varieties.heading.country', { title, ...areaWords(words, country) });
}

export function usedSources(answer: Varieties, view: VarietiesView): readonly VarietySource[] {
  const used = new Set(answer.facets.source.map(({ id }) => id));
  return answer.sources.filter(({ key }) => used.has(key) && (view.source === null || key === view.source));
}

/** Notes on the records that files leave out: their number by source; none on exportable sources. */
export const withheldTexts = (
  words: Words,
  counts: readonly { source: VarietySource; rows: number }[],
): readonly string[] =>
  counts.flatMap(({ source, rows }) =>
    source.exportable || rows === 0
      ? []
      : [words('varieties.withheld', { rows, source: sourceName(words, source) })],
  );

export function typeText(words: Words, type: string | null): string {
  if (type === null || type === 'none') return words('varieties.notStated');
  return words.has(`varieties.type.${type}`) ? words(`varieties.type.${type}`) : type;
}

/** The year of a variety, or "not known", with a note where it is no year of release. */
export function yearText(
  words: Words,
  formats: Formats,
  { year, year_basis: basis }: Pick<VarietyRow, 'year' | 'year_basis'>,
): string {
  if (year === null) return words('varieties.unknownYear');
  return isReleaseYear(basis)
    ? formats.year(year)
    : words('varieties.otherYear', { year: formats.year(year) });
}

/** A range with its unit: `61–91 days`. */
export function spanText(
  words: Words,
  formats: Formats,
  span: { low: number; high: number } | null,
  unit: string,
): string {
  if (span === null) return '';
  const number = (value: number): string => formats.number(value, 2);
  const range = formats.span(number(span.low), number(span.high));
  return words(`varieties.unit.${unit}`, { range });
}

const codeOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');

/** Meaning of a published code; `null` where the text is none. */
export function decoded(words: Words, trait: string, text: string): string | null {
  const key = `varieties.code.${trait}.${codeOf(text)}`;
  return words.has(key) ? words(key) : null;
}

export const basisText = (words: Words, basis: string): string =>
  decoded(words, 'year-basis', basis) ?? `“${basis}”`;

/** The language of a source's texts; unknown for contributed records. */
export const languageOf = (source: string): 'en' | undefined =>
  source.startsWith('import-') ? undefined : 'en';

export const decadeText = (formats: Formats, decade: number): string => formats.span(decade, decade + 9);
