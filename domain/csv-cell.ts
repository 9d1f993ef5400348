/** A number as tables have it, all its digits and never an exponent: 0.0000001, not 1e-7, which few programs and no import read. */
export function plainNumber(value: number): string {
  const text = String(value);
  if (!text.includes('e-')) return text;
  const [, sign, first, rest = '', exponent] = /^(-?)(\d)(?:\.(\d+))?e-(\d+)$/.exec(text) ?? [];
  return exponent === undefined ? text : `${sign}0.${'0'.repeat(Number(exponent) - 1)}${first}${rest}`;
}

/**
 * First characters by which spreadsheets take a text for a formula; their full-width forms count as well. Apostrophes before them
 * are skipped, so that a text that already has one gets another and both stay distinct.
 */
const formula = /^'*[=+\-@\t\r＝＋－＠]/;

/** Whether a spreadsheet would, or a reader of guarded texts could, take the text for something else. */
export const isFormula = (text: string): boolean => formula.test(text);

/** A text of a CSV cell that no spreadsheet calculates: an apostrophe precedes what would begin a formula. */
export function guardFormula(text: string): string {
  return isFormula(text) ? `'${text}` : text;
}

/**
 * By delimiter the characters that need a quoted cell: itself, the quote, line ends, and delimiters that spreadsheets of other languages
 * expect.
 */
const quoted = { ',': /[",;\t\r\n]/, ';': /[";\t\r\n]/ } as const;

export const csvCell = (text: string, delimiter: ',' | ';' = ','): string =>
  quoted[delimiter].test(text) ? `"${text.replaceAll('"', '""')}"` : text;
