import type { Section } from '#catalog/section.ts';
import type { Words } from '../i18n/words.tsx';

/** Where the figures of an element come from, in a few words; those of trade without values are of food balances. */
export function sourceText(words: Words, section: Section, element: number): string {
  if (section.ofOtherSource?.includes(element) === true) return words(`${section.id}.source.other`);
  const isOfBalances = section.asHeld === true && section.blocks.every(({ kind }) => kind !== 'partners');
  return words(`${section.id}.source${isOfBalances ? '.quantity' : ''}`);
}
