import { splitCsvLine } from '../steps/csv-text.ts';

/** All rows of a small CSV text as objects by column name. */
export function parseCsv(content: string): Record<string, string>[] {
  const [first = '', ...lines] = content.replace(/^\uFEFF/, '').split(/\r?\n/);
  const header = splitCsvLine(first);
  return lines
    .filter((line) => line !== '')
    .map((line) => {
      const fields = splitCsvLine(line);
      return Object.fromEntries(header.map((column, at) => [column, fields[at] ?? '']));
    });
}
