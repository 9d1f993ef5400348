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
