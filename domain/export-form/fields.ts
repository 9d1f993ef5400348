/** Words that are taken out of what visitors write, whole and in any case: "Orlando Anderson" has none of them. */
const barredWords = ['select', 'insert', 'delete', 'update', 'drop', 'or', 'and'] as const;

/** A tag or a comment with no other inside. */
const tag = /<[^<>]*>/gu;

/** Rests of tags without a beginning or an end. */
const brokenTag = /<[^<>]*|>/gu;

/** Letters, marks, digits and underscores make words, in any script: "Oré" does not begin with the word "or". */
const inWord = '[\\p{L}\\p{M}\\p{N}_]';
const barred = new RegExp(`(?<!${inWord})(?:${barredWords.join('|')})(?!${inWord})`, 'giu');

const marks = /--|;/gu;

function sanitiseOnce(text: string): string {
  const bare = text.replace(tag, '');
  // Inside the tag that was taken out there may have been the middle of another.
  if (bare !== text) return bare;
  return text
    .normalize('NFC')
    .replace(brokenTag, '')
    .replace(marks, '')
    .replace(barred, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

/**
 * A visitor's text without markup, the barred words, `--` and `;`, with single blanks. A removal may create another match (`-;-`,
 * `<<b>script>`), so it is repeated until nothing changes: sanitising the result again gives the same.
 */
export function sanitise(text: string): string {
  let before = text;
  let after = sanitiseOnce(before);
  while (after !== before) {
    before = after;
    after = sanitiseOnce(before);
  }
  return after;
}

/** The fields that have to be filled in, in the order of the form. */
export const exportFields = ['FULL_NAME', 'EMAIL', 'COUNTRY', 'INSTITUTION'] as const;

export type ExportField = (typeof exportFields)[number];

export type ExportAnswers = Readonly<Record<ExportField, string>>;

/** Most characters of a field. An address has no more by RFC 5321. */
export const longestAnswer: Readonly<Record<ExportField, number>> = {
  FULL_NAME: 200,
  EMAIL: 254,
  COUNTRY: 3,
  INSTITUTION: 200,
};

/** Longer texts are not read, even if most characters are blanks. */
const longestTyped = 1000;

/**
 * Letters of any script with their marks, apostrophes, hyphens and blanks, with at least one letter. Words of Persian and of
 * Indian languages contain the two joiners.
 */
const letters = /^(?=.*\p{L})[\p{L}\p{M}\p{Join_Control}'’ -]+$/u;

/** The usual pattern of an address, ending in two or more letters. */
const email = /^[A-Z0-9._%+-]+@(?:[A-Z0-9-]+\.)+[A-Z]{2,}$/i;

/** Single blanks and composed letters, a change that is invisible. */
const tidy = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim();

/**
 * Whether sanitising would leave an address unchanged, its host aside: organisations of Kenya, Tanzania, Japan and other
 * countries have host names under `or`, which they cannot change.
 */
function isPlainAddress(text: string): boolean {
  const [person = ''] = text.split('@');
  return sanitise(person) === person && !text.includes('--');
}

/** Whether words are written into a field. A code is one of the list: Andorra's is a barred word. */
const isFree: Readonly<Record<ExportField, boolean>> = {
  FULL_NAME: true,
  EMAIL: false,
  COUNTRY: false,
  INSTITUTION: true,
};

/** The accepted values of a form, or the fields with invalid ones. */
export type CheckedForm =
  | { answers: ExportAnswers; invalid: null }
  | { answers: null; invalid: readonly ExportField[] };

/**
 * Checks a visitor's form, sanitises it, and checks it again, since sanitising may leave nothing. An address whose part before
 * the `@` sanitising would change is refused: changed, it would be another person's. `form` may hold any values; `countries` are
 * the ISO3 codes of the list.
 */
export function checkExportForm(
  form: Readonly<Record<string, unknown>>,
  countries: { has(iso3: string): boolean },
): CheckedForm {
  const isValid: Readonly<Record<ExportField, (text: string) => boolean>> = {
    FULL_NAME: (text) => letters.test(text),
    EMAIL: (text) => email.test(text) && isPlainAddress(text),
    COUNTRY: (text) => countries.has(text),
    INSTITUTION: (text) => letters.test(text),
  };
  const storedText = (field: ExportField): string | null => {
    const typed = form[field];
    if (typeof typed !== 'string' || typed.length > longestTyped) return null;
    const text = tidy(typed);
    if (text.length > longestAnswer[field] || !isValid[field](text)) return null;
    const answer = isFree[field] ? sanitise(text) : text;
    return isValid[field](answer) ? answer : null;
  };
  const answers = { FULL_NAME: '', EMAIL: '', COUNTRY: '', INSTITUTION: '' };
  const invalid = exportFields.filter((field) => {
    const answer = storedText(field);
    answers[field] = answer ?? '';
    return answer === null;
  });
  return invalid.length === 0 ? { answers, invalid: null } : { answers: null, invalid };
}
