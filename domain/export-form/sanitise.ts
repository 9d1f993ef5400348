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
