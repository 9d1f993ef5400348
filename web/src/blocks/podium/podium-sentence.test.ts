import { expect, it } from 'vitest';
import { readSpeech } from '../../i18n/testing/speech.ts';
import { podiumSentence } from './podium-sentence.ts';

/** Maize, beans, pigeon peas and cow peas, dry, by FAO's codes. */
const places = ['56', '176', '197', '195'].map((item, at) => ({ item, rank: at + 1 }));

const say = (item: string, rank: number, language: 'en' | 'es' | 'pt' = 'en', list = places): string =>
  podiumSentence(readSpeech(language), {
    crop: 'beans',
    section: { id: 'production' },
    area: 'KEN',
    criterion: 'area',
    own: { item, rank },
    places: list,
    count: 85,
  });

it('names what stands before the first three, and counts the others', () => {
  expect(say('56', 1)).toMatch(/first.*ahead of beans$/);
  expect(say('176', 2)).toMatch(/second.*after maize$/);
  expect(say('197', 3)).toMatch(/third.*after maize and beans$/);
  expect(say('176', 9)).toMatch(/ninth of 85 crops/);
  expect(say('176', 23)).toMatch(/23rd of 85 crops/);
  expect(say('56', 1, 'en', places.slice(0, 1))).toMatch(/first in Kenya by area$/);
});

it('is whole in every language', () => {
  for (const language of ['es', 'pt'] as const)
    for (const [item, rank] of [
      ['56', 1],
      ['176', 2],
      ['197', 3],
      ['176', 9],
      ['176', 23],
    ] as const)
      expect(say(item, rank, language)).not.toMatch(/[{}]|undefined| {2}/);
});
