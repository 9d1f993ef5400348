import { expect, it } from 'vitest';
import { readSpeech } from '../../../i18n/testing/speech.ts';
import { plainFormat } from './chart-words.ts';

it('writes US$ with cents at the ends of lines, and other figures with the digits that they have', () => {
  const ends = (inDollars: boolean) =>
    plainFormat(readSpeech('en'), { head: '', inDollars, period: String }).axis([0, 1], 'left').write;
  expect([0.3, 2.5, 12].map((value) => ends(true)?.(value))).toEqual(['0.30', '2.50', '12']);
  expect(ends(false)?.(2.5)).toBe('2.5');
});
