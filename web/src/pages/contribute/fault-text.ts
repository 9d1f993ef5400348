import { describeFault } from '#domain/imports/check-rows.ts';
import type { ImportFault } from '#domain/imports/read-table.ts';
import english from '#locales/en/import-faults.json' with { type: 'json' };
import type { Words } from '../../i18n/words.tsx';

const placeholder = /\{(\w+)\}/g;

/** Reasons as the import gives them, each with the names of what stands in it: those with the longest texts of their own first. */
const forms = Object.entries(english)
  .toSorted(([, a], [, b]) => b.replaceAll(placeholder, '').length - a.replaceAll(placeholder, '').length)
  .map(([key, text]) => {
    const literals = text.split(/\{\w+\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return {
      key,
      names: [...text.matchAll(placeholder)].map(([, name = '']) => name),
      form: new RegExp(`^${literals.join('(.+?)')}$`, 's'),
    };
  });

/** A reason in the words of another language; `null` where they do not have it. */
function reasonText(words: Words, reason: string): string | null {
  for (const { key, names, form } of forms) {
    const found = form.exec(reason);
    if (found === null) continue;
    const values = names.map((name, at): [string, string] => {
      const value = found[at + 1] ?? '';
      // What a spreadsheet made of a name is a reason of its own.
      return [name, name === 'made' ? (reasonText(words, value) ?? value) : value];
    });
    return words(key, Object.fromEntries(values));
  }
  return null;
}

export interface FaultText {
  text: string;
  isEnglish: boolean;
}

/** A fault as the import reports it, in English without `words`. */
export function faultText(fault: ImportFault, words: Words | null): FaultText {
  const reason = words === null ? null : reasonText(words, fault.reason);
  if (words === null || reason === null) return { text: describeFault(fault), isEnglish: true };
  const places = {
    row: (row: number, line: number | undefined): string =>
      line === undefined
        ? words('importFault.row', { row: String(row) })
        : words('importFault.rowLine', { row: String(row), line: String(line) }),
    column: (column: string): string => words('importFault.column', { column }),
  };
  return { text: describeFault({ ...fault, reason }, places), isEnglish: false };
}
