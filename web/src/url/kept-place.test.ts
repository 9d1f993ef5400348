import { expect, it } from 'vitest';
import { keepPlace } from './kept-place.ts';

it.each([
  ['/es/beans/data/trade', '?country=KEN&year=2017', '/es/beans/data/trade?country=KEN'],
  ['/es/beans/data/trade', '?region=014&macro=20&element=5', '/es/beans/data/trade?region=014&macro=20'],
  ['/es/beans/data/trade?country=KEN', '', '/es/beans/data/trade'],
  ['/es/beans/data/trade?country=KEN', '?country=RWA', '/es/beans/data/trade?country=RWA'],
])('keeps the place and nothing else: %s from %s', (href, search, expected) => {
  expect(keepPlace(href, search)).toBe(expected);
});
