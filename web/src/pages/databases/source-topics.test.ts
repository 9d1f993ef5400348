import { expect, it } from 'vitest';
import { toPublishers, topicOf, toTopics } from './source-topics.ts';

it.each([
  ['faostat-fbsh', 'food'],
  ['faostat-qv-derived', 'production'],
  ['faostat-tcl-derived', 'trade'],
  ['faostat-producer-prices', 'prices'],
  ['consumer-price-index', 'prices'],
  ['uganda-seed-tracking', 'seed'],
  ['import-varieties-office', 'seed'],
  ['fao-food-losses-later', 'losses'],
  ['legumeinfo-publications', 'publications'],
  ['country-codes', 'places'],
  ['import-quotes-exchange', 'other'],
])('%s is about %s', (key, topic) => expect(topicOf(key)).toBe(topic));

it('adds up the figures of a topic and of a publisher, the most first', () => {
  const sources = [
    { key: 'wfp-food-prices', publisher: 'WFP', rows: 40 },
    { key: 'faostat-fbs', publisher: 'FAO', rows: 100 },
    { key: 'faostat-fbsh', publisher: 'FAO', rows: 60 },
  ];
  expect(toTopics(sources).map(({ id, rows }) => [id, rows])).toEqual([
    ['food', 160],
    ['prices', 40],
  ]);
  expect(toPublishers(sources)).toEqual([
    { publisher: 'FAO', sources: 2, rows: 160 },
    { publisher: 'WFP', sources: 1, rows: 40 },
  ]);
});
