import { isFormula } from '#domain/csv-cell.ts';

/** The text that was guarded: one apostrophe less before what would begin a formula. */
export function unguardFormula(text: string): string {
  return text.startsWith("'") && isFormula(text) ? text.slice(1) : text;
}
