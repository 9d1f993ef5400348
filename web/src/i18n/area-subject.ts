import { areaName, areaWords } from './area-words.ts';
import type { Speech } from './speech.ts';
import type { Words } from './words.tsx';

/** A text as the beginning of a sentence or of a line of its own. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** An area as the subject that begins a sentence, and whether its verb is plural: `Los Países Bajos` `ocupan`. */
export function areaSubject(words: Words, code: string): { subject: string; verb: string } {
  const { areaThe, areaNumber } = areaWords(words, code);
  return { subject: capital(areaThe), verb: areaNumber };
}

/** Areas as the subject of one sentence: one with its article, several as a list, which is plural. */
export function subjectOf(
  codes: readonly string[],
  { words, formats }: Pick<Speech, 'words' | 'formats'>,
): { subject: string; verb: string } {
  const [only] = codes;
  return codes.length === 1 && only !== undefined
    ? areaSubject(words, only)
    : { subject: formats.list(codes.map((code) => areaName(words, code))), verb: 'many' };
}
