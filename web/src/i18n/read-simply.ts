import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import type { QuickReader, Values } from './words.tsx';

/** A message that needs no more than its values put in place, its plurals chosen and what they count written: no other format, nothing escaped. */
type SimplePart =
  | string
  | readonly [name: string]
  | readonly [name: string, type: 'plural', cases: Readonly<Record<string, readonly SimplePart[]>>];

/** Whether a message is read without the machinery for all others. Most are, and a page looks up thousands. */
const isSimple = (message: CompiledMessage, counts = false): message is CompiledMessage & SimplePart[] =>
  message.every((part) => {
    if (typeof part === 'string') return !part.includes('\\') && (counts || part !== '#');
    const [, type, cases] = part;
    if (type !== 'plural') return type === undefined;
    return Object.entries(cases as Record<string, CompiledMessage>).every(
      ([name, of]) => name !== 'offset' && isSimple(of, true),
    );
  });

interface Forms {
  plurals: Intl.PluralRules;
  numbers: Intl.NumberFormat;
}

/** A count from here on may be written in a way of its own, as in Spanish. */
const largeCount = 10_000;

/** Parts with values in their places, and `counted` where a plural says it; `null` where one is missing or no plain count. */
function fillIn(
  parts: readonly SimplePart[],
  values: Values | undefined,
  forms: Forms,
  counted?: string | number,
): string | null {
  let text = '';
  for (const part of parts) {
    if (typeof part === 'string') {
      if (part !== '#') text += part;
      else if (typeof counted === 'number' && counted >= 0 && counted < largeCount)
        text += forms.numbers.format(counted);
      else return null;
      continue;
    }
    const value = values?.[part[0]];
    if (value === undefined) return null;
    // To ask a list for a third part that it lacks has V8 compile all this anew, over and over.
    if (part.length === 1) {
      text += value;
      continue;
    }
    const cases = part[2];
    const chosen = cases[value] ?? cases[forms.plurals.select(Number(value))] ?? cases['other'];
    const filled = chosen === undefined ? null : fillIn(chosen, values, forms, value);
    if (filled === null) return null;
    text += filled;
  }
  return text;
}

/**
 * Reads messages whose values only have to be put in place and whose plurals only have to be chosen, which nearly all are, without the
 * machinery for all others.
 */
export const readSimply: QuickReader = (messages, locale) => {
  const forms = { plurals: new Intl.PluralRules(locale), numbers: new Intl.NumberFormat(locale) };
  const simple = new Map<string, readonly SimplePart[] | null>();
  return (key, values) => {
    let parts = simple.get(key);
    if (parts === undefined) {
      const message = messages[key];
      parts = message !== undefined && isSimple(message) ? message : null;
      simple.set(key, parts);
    }
    return parts && fillIn(parts, values, forms);
  };
};
