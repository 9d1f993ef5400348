import { areaWords } from './area-words.ts';
import type { Words } from './words.tsx';

/** An area as the subject that begins a sentence, and whether its verb is plural: `Los Países Bajos` `ocupan`. */
export function areaSubject(words: Words, code: string): { subject: string; verb: string } {
  const { areaThe, areaNumber } = areaWords(words, code);
  return { subject: areaThe.charAt(0).toLocaleUpperCase() + areaThe.slice(1), verb: areaNumber };
}
