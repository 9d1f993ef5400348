import { setImmediate as otherRequests } from 'node:timers/promises';
import type { DecimalSign, PageLanguage } from '#contract/page.ts';
import type { PageFigure, PageFigures } from '#contract/page-figures.ts';
import { type CsvForm, plainCsv, toCsv } from '../shaping/to-csv.ts';
import type { ApiWords } from '../words.ts';
import { distinctHeads, type Field, figureFields, shortNames, sourceList } from './figure-table.ts';
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

interface CsvAbout {
  words: ApiWords;
  language: PageLanguage;
  release: string;
  address: string;
}

/** The columns of a figure's CSV. Every row has source and release, so that they stay with figures that are copied. */
export function csvFields(figure: PageFigure, of: CsvAbout): readonly Field[] {
  const { words, language } = of;
  const fields = figureFields(figure, words, language);
  const word = (key: string): string => words.names(`files.${key}`)[language];
  const isUsed = (head: string): boolean => fields.some((field) => field.head === head);
  const about = (
    [
      ['source', 'sources', sourceList(figure.sources)],
      ['release', 'release.file', of.release],
      ['address', 'address.file', of.address],
    ] as const
  ).map(([name, ofFile, text]): Field => {
    // The list of releases has columns of these names itself: those of the whole file then have another label.
    const head = word(isUsed(word(name)) ? ofFile : name);
    const column = { id: name, label: head, unit: null, holds: 'names', element: null, area: null } as const;
    return { head, name, type: 'text', column, part: 'value', of: () => text };
  });
  const all = [...fields, ...about];
  const heads = distinctHeads(all.map(({ head }) => head));
  const names = shortNames(all.map(({ name }) => name));
  return all.map((field, at) => ({ ...field, head: heads[at] ?? '', name: names[at] ?? '' }));
}

/** A figure as CSV, under heads in the reader's language or, `short`, under names for programs. */
export async function figureCsv(
  figure: PageFigure,
  of: CsvAbout & { form: CsvForm; short?: boolean },
): Promise<string> {
  const fields = csvFields(figure, of);
  await otherRequests();
  return toCsv(
    fields.map(({ head, name }) => (of.short ? name : head)),
    figure.rows.map((row) => fields.map((field) => field.of(row))),
    of.form,
  );
}
