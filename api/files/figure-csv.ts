import type { PageLanguage } from '#contract/page.ts';
import type { PageFigure } from '#contract/page-figures.ts';
import { type CsvForm, plainCsv, toCsv } from '../shaping/to-csv.ts';
import type { ApiWords } from '../words.ts';
import { distinctHeads, sourceList, toFigureTable } from './figure-table.ts';

/**
 * What Excel opens without being asked, by language: where numbers have a decimal comma lists have a semicolon, and English has
 * neither.
 */
export const excelForms: Readonly<Record<PageLanguage, CsvForm>> = {
  en: { delimiter: ',', decimal: '.', marked: true },
  es: { delimiter: ';', decimal: ',', marked: true },
  pt: { delimiter: ';', decimal: ',', marked: true },
};

/** A figure as CSV. Source and release stand in every row, so that they stay with the figures wherever these go. */
export function figureCsv(
  figure: PageFigure,
  of: { words: ApiWords; language: PageLanguage; release: string; address: string; form: 'plain' | 'excel' },
): Promise<string> {
  const { words, language } = of;
  const { header, rows } = toFigureTable(figure, words, language);
  const about = [sourceList(figure.sources), of.release, of.address];
  const word = (key: string): string => words.names(`files.${key}`)[language];
  // A table may have columns of these names itself, as the list of releases has: what is said of the whole file then says so.
  const heads = (
    [
      ['source', 'sources'],
      ['release', 'release.file'],
      ['address', 'address.file'],
    ] as const
  ).map(([key, ofFile]) => word(header.includes(word(key)) ? ofFile : key));
  return toCsv(
    distinctHeads([...header, ...heads]),
    rows.map((row) => [...row, ...about]),
    of.form === 'excel' ? excelForms[language] : plainCsv,
  );
}
