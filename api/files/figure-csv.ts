import { setImmediate as otherRequests } from 'node:timers/promises';
import type { DecimalSign, PageLanguage } from '#contract/page.ts';
import type { PageFigure, PageFigures } from '#contract/page-figures.ts';
import { type CsvForm, plainCsv, toCsv } from '../shaping/to-csv.ts';
import type { ApiWords } from '../words.ts';
import { distinctHeads, sourceList, toFigureTable } from './figure-table.ts';
import type { TableAsk } from './file-address.ts';

/** What Excel opens correctly: where numbers have a decimal comma, cells are separated by semicolons. */
const excelForms: Readonly<Record<DecimalSign, CsvForm>> = {
  point: { delimiter: ',', decimal: '.', marked: true },
  comma: { delimiter: ';', decimal: ',', marked: true },
};

/** How the requested CSV is written, beside a page with such decimals. */
export function csvForm(file: TableAsk, { decimals }: Pick<PageFigures, 'decimals'>): CsvForm {
  return file.format === 'excel'
    ? excelForms[file.decimals ?? decimals]
    : { ...plainCsv, marked: file.marked };
}

/** A figure as CSV. Every row has source and release, so that they stay with figures that are copied. */
export async function figureCsv(
  figure: PageFigure,
  of: { words: ApiWords; language: PageLanguage; release: string; address: string; form: CsvForm },
): Promise<string> {
  const { words, language } = of;
  const { header, rows } = toFigureTable(figure, words, language);
  await otherRequests();
  const about = [sourceList(figure.sources), of.release, of.address];
  const word = (key: string): string => words.names(`files.${key}`)[language];
  // The list of releases has columns of these names itself: those of the whole file then have another label.
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
    of.form,
  );
}
