import type { CompiledIcuChoices, CompiledMessage } from '@lingui/message-utils/compileMessage';

/** What fills the arguments of a message. */
export type Values = Readonly<Record<string, string | number>>;

/** One object a language and kind: to make one takes longer than all the rest of a sentence. */
const rules = new Map<string, Intl.PluralRules>();
const numbers = new Map<string, Intl.NumberFormat>();

function made<T>(kept: Map<string, T>, key: string, make: () => T): T {
  const known = kept.get(key) ?? make();
  kept.set(key, known);
  return known;
}

/** A count as the sentence writes it. In Spanish, groups have the narrow space that every other figure of the page has. */
function counted(value: unknown, locale: string): string {
  const text = made(numbers, locale, () => new Intl.NumberFormat(locale)).format(Number(value));
  return locale === 'es' ? text.replaceAll('.', '\u202f') : text;
}

/**
 * The text of a message with its arguments filled in; an argument without a value says nothing. Beside plain arguments
 * messages know `plural`, `selectordinal` and `select`, and numbers without a format of their own.
 *
 * @param locale BCP 47 tag whose plural rules and digits are taken.
 * @param count What a `#` stands for, inside a choice by number.
 */
export function fillMessage(
  message: CompiledMessage,
  locale: string,
  values: Values = {},
  count?: number,
): string {
  let text = '';
  for (const token of message) {
    if (typeof token === 'string') {
      text += token === '#' && count !== undefined ? counted(count, locale) : token;
      continue;
    }
    const [name, kind, format] = token;
    const value = values[name];
    if (kind === 'number') text += counted(value, locale);
    else if (kind === undefined) text += value ?? '';
    else {
      const choices = format as CompiledIcuChoices;
      const left = kind === 'select' ? count : Number(value) - (choices.offset ?? 0);
      const type = kind === 'plural' ? 'cardinal' : 'ordinal';
      const byNumber = () =>
        made(rules, type + locale, () => new Intl.PluralRules(locale, { type })).select(left as number);
      const chosen =
        choices[String(value)] ?? (kind === 'select' ? undefined : choices[byNumber()]) ?? choices['other'];
      text += fillMessage(chosen ?? [], locale, values, left);
    }
  }
  return text;
}
