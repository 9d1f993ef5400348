import { expect, it } from 'vitest';
import { list, row } from '../../app/testing/variety-answers.ts';
import { readSpeech } from '../../i18n/testing/speech.ts';
import { varietiesParams } from '../../url/varieties-params.ts';
import { varietyFiltersOf } from './variety-facets.ts';

const choicesOf = (search: string, root: string | null = null) => {
  const view = varietiesParams('beans').parse(search);
  const data = { crop: 'beans', root, view, release: { id: 'r', created: '', pinned: false } };
  const answer = list([row]);
  answer.facets.country = [
    { id: 'KEN', count: 2, seen: 1 },
    { id: 'ETH', count: 0, seen: 1 },
  ];
  answer.facets.type = [
    { id: null, count: 0, seen: 22 },
    { id: 'bush', count: 1, seen: 5 },
  ];
  return varietyFiltersOf(data, answer, readSpeech('en'));
};

it('counts records of public pages with the others, and has what no source says last', () => {
  const [country, type] = choicesOf('').facets;
  expect(country?.choices.map(({ id, count }) => [id, count])).toEqual([
    ['KEN', 3],
    ['ETH', 1],
  ]);
  expect(type?.choices.map(({ id, count }) => [id, count])).toEqual([
    ['bush', 6],
    ['none', 22],
  ]);
});

it('takes each filter in use back by itself, and keeps the others', () => {
  const { chosen } = choicesOf('?q=kat&country=KEN&from=1990&page=2');
  expect(chosen.map(({ href }) => href.split('?')[1])).toEqual([
    'country=KEN&from=1990',
    'q=kat&country=KEN',
    'q=kat&from=1990',
  ]);
});

it('offers networks where the page is of one, or its address asks for one', () => {
  const networks = (search: string, root: string | null) =>
    choicesOf(search, root).further.find(({ name }) => name === 'network')?.value;
  expect(networks('', null)).toBeUndefined();
  expect(networks('', 'PABRA')).toBe('');
  expect(networks('?network=PABRA', null)).toBe('PABRA');
});
