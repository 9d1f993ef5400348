import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Language } from '#locales/words.ts';
import { type Formats, getFormats } from '../formats.ts';
import { createWords, type Words } from '../words.tsx';

/** Messages by key as their files have them, not parsed. */
export type RawMessages = Readonly<Record<string, string>>;

const files = import.meta.glob<RawMessages>(['/locales/*/*.json', '/locales/*/*/*.json'], {
  eager: true,
  import: 'default',
});

/** Every message of a language, of every word file. */
export const readRawMessages = (language: Language): RawMessages =>
  Object.assign(
    {},
    ...Object.entries(files).flatMap(([path, messages]) =>
      path.startsWith(`/locales/${language}/`) ? [messages] : [],
    ),
  );

/** What texts are made with. */
export interface Speech {
  language: Language;
  words: Words;
  formats: Formats;
}

/** Words and formats of a language as pages have them; `messages` beside those of the files, or instead of them. */
export function readSpeech(language: Language, messages: RawMessages = {}): Speech {
  const all = Object.entries({ ...readRawMessages(language), ...messages });
  const compiled = all.map(([key, message]) => [key, compileMessageOrThrow(message)] as const);
  return {
    language,
    words: createWords(language, Object.fromEntries(compiled)),
    formats: getFormats(language),
  };
}
