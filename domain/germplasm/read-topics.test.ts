import { expect, it } from 'vitest';
import { readTopics } from './read-topics.ts';

const special = (text: string, doubt: string | null = null) =>
  readTopics([{ trait: 'special', text, doubt }]);

it('takes over what a source says yes to', () => {
  const traits = (['drought-tolerant', 'disease-tolerant'] as const).map((trait, at) => {
    return { trait, text: ['YES', 'no'][at] ?? '', doubt: null };
  });
  expect(readTopics(traits)).toEqual(['drought']);
});

it('reads what a text names, and no disease', () => {
  expect(special('high iron and zinc')).toEqual(['iron-zinc']);
  expect(special('iron-rich')).toEqual(['iron-zinc']);
  expect(special('iron-biofortified')).toEqual(['iron-zinc']);
  expect(special('HIGH ß CAROTENE CONTENT')).toEqual(['provitamin-a']);
  expect(special('small seed; heat/drought')).toEqual(['drought']);
  expect(special('SUSCEPTIBLE TO RUST')).toEqual([]);
  expect(special('ENVIRONMENT')).toEqual([]);
});

it('leaves doubted texts alone', () => expect(special('ORANGE FLESHED', 'other-crop')).toEqual([]));
