import type { Section } from '#catalog/section.ts';
import type { Words } from '../i18n/words.tsx';

export function sourceText(words: Words, section: Section): string {
  const isOfBalances = section.asHeld === true && section.blocks.every(({ kind }) => kind !== 'partners');
  return words(`${section.id}.source${isOfBalances ? '.quantity' : ''}`);
}
