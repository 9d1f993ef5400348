import { expect, it } from 'vitest';
import { wordsOf } from './words-of.ts';

it.each([
  ['/en/beans/data/shoe-prices.html', 'beans shoe prices'],
  ['/es/frijol%20de-per%C3%BA', 'frijol de perú'],
  ['/en/%', ''],
])('the words of %s', (path, text) => {
  expect(wordsOf(path)).toBe(text);
});
