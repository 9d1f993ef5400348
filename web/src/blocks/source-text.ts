import type { Section } from '#catalog/section.ts';
import type { Words } from '../i18n/words.tsx';
import type { CitedSource } from './citation.ts';

/** Where the figures come from, in a few words; those of trade without values are of food balances. */
export function sourceText(words: Words, section: Section, sources: readonly CitedSource[]): string {
  const isOfBalances = section.asHeld === true && section.blocks.every(({ kind }) => kind !== 'partners');
  const source = words(`${section.id}.source${isOfBalances ? '.quantity' : ''}`);
  // A file that was put together from extracts is no file of its publisher.
  const isAssembled = sources.some(({ editions }) => editions.some(({ kind }) => kind === 'assembled'));
  return isAssembled ? words('figure.source.assembled', { source }) : source;
}
