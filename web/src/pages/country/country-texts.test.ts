import { describe, expect, it } from 'vitest';
import type { CropProfile } from '#contract/profiles.ts';
import { loadPageWords } from '../../i18n/page-words.ts';
import { createWords } from '../../i18n/words.tsx';
import { marksNote } from './country-texts.tsx';

const words = createWords('en', await loadPageWords(['frame', 'country'], 'en'));

/** A crop whose balance has a figure of each flag. */
const crop = (...flags: string[]): CropProfile =>
  ({ harvest: [], trade: [], balance: flags.map((flag) => ({ element: 5142, value: 1, flag })) }) as never;

describe('what marks mean', () => {
  it.each([
    [
      ['A', 'E'],
      ['no mark: official', '*: estimated'],
    ],
    [
      ['', 'C'],
      ['°: the source does not say', '†: computed'],
    ],
    [['I'], ['*: estimated']],
  ])(
    'names of %j the marks that there are, and an official figure only where its flag says so',
    (flags, said) => {
      const note = marksNote([crop(...flags)], words) ?? '';
      for (const text of said) expect(note).toContain(text);
      expect(note.split(' · ')).toHaveLength(said.length);
      expect(note.includes('official figures alone')).toBe(flags.includes('A'));
    },
  );

  it('says nothing where no figure could have one', () => {
    expect(marksNote([crop()], words)).toBeNull();
  });
});
