import type { Messages } from './read-words.ts';

/** Messages of one word file by language. */
type ByLanguage = Readonly<Record<string, Messages>>;

/** Keys that a file has in one language and lacks in another, each as a sentence that names the file to edit. */
export function unevenWords(file: string, words: ByLanguage): readonly string[] {
  const keys = new Set(Object.values(words).flatMap((messages) => Object.keys(messages)));
  return Object.entries(words).flatMap(([language, messages]) =>
    [...keys]
      .filter((key) => !Object.hasOwn(messages, key))
      .map((key) => {
        const other = Object.keys(words).find((code) => Object.hasOwn(words[code] ?? {}, key));
        return `locales/${language}/${file}.json has no "${key}", which locales/${other}/${file}.json has: write the word there.`;
      }),
  );
}

/** Words that the catalogue needs and a language lacks, each as a sentence with the key to add. */
export function missingWords(
  needed: readonly { key: string; by: string }[],
  words: ByLanguage,
): readonly string[] {
  return Object.entries(words).flatMap(([language, messages]) =>
    needed
      .filter(({ key }) => !Object.hasOwn(messages, key))
      .map(
        ({ key, by }) => `${by} needs the word "${key}" in ${language}: write it below locales/${language}.`,
      ),
  );
}
