import { expect, it } from 'vitest';
import { hrefOfFigure } from './shown-answer.ts';

const hit = (href: string) => ({ title: '', note: '', href, figure: null });

it.each([
  ['/en/beans/data/trade', '/en/beans/data/trade?year=2020'],
  ['/en/beans/data/trade?country=KEN', '/en/beans/data/trade?country=KEN&year=2020'],
  [
    '/en/beans/data/consumption?country=KEN#balance',
    '/en/beans/data/consumption?country=KEN&year=2020#balance',
  ],
  ['/en/beans/comparator?series=KEN.beans.5510', '/en/beans/comparator?series=KEN.beans.5510'],
])('leads to the year of the figure, in the view and at the block: %s', (href, expected) => {
  expect(hrefOfFigure(hit(href), { text: '', flag: '', year: 2020 })).toBe(expected);
  expect(hrefOfFigure(hit(href), null)).toBe(href);
});
