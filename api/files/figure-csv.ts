import { setImmediate as otherRequests } from 'node:timers/promises';
import type { DecimalSign, PageLanguage } from '#contract/page.ts';
import type { PageFigure, PageFigures } from '#contract/page-figures.ts';
import { mapInPieces } from '../shaping/map-in-pieces.ts';
import { type CsvForm, plainCsv, toCsv } from '../shaping/to-csv.ts';
import type { ApiWords } from '../words.ts';
import { distinctHeads, type Field, figureFields, shortNames, sourceList } from './figure-table.ts';
import type { TableAsk } from './file-address.ts';

/** CSV that Excel opens correctly: where numbers have a decimal comma, cells are separated by semicolons. */
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
export async function csvFields(figure: PageFigure, facts: CsvAbout): Promise<readonly Field[]> {
  const { words, language } = facts;
  const fields = await figureFields(figure, words, language);
  const word = (key: string): string => words.names(`files.${key}`)[language];
  const isUsed = (head: string): boolean => fields.some((field) => field.head === head);
  const about = (
    [
      ['source', 'sources', sourceList(figure.sources)],
      ['release', 'release.file', facts.release],
      ['address', 'address.file', facts.address],
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
  facts: CsvAbout & { form: CsvForm; short?: boolean },
): Promise<string> {
  const fields = await csvFields(figure, facts);
  await otherRequests();
  const rows = await mapInPieces(figure.rows, 500, (row) => fields.map((field) => field.of(row)));
  return toCsv(
    fields.map(({ head, name }) => (facts.short ? name : head)),
    rows,
    facts.form,
  );
}
