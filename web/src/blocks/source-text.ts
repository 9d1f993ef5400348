import type { Section } from '#catalog/section.ts';
import type { Words } from '../i18n/words.tsx';

/** Where the figures come from, in a few words; those of trade without values are of food balances. */
export function sourceText(words: Words, section: Section): string {
  const isOfBalances = section.asHeld === true && section.blocks.every(({ kind }) => kind !== 'partners');
  return words(`${section.id}.source${isOfBalances ? '.quantity' : ''}`);
}
