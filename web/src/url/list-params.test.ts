import { expect, it } from 'vitest';
import { pests } from '#datasets/pests/dataset.ts';
import { publications } from '#datasets/publications/dataset.ts';
import { filterParams } from './list-params.ts';
import { params } from './params.ts';

const view = params(filterParams(publications, ['q', 'language', 'from', 'source']));

it('reads what a filter takes, and nothing else', () => {
  expect(view.parse('?q=%20frijol&language=es&from=2010&source=carob-datasets')).toEqual({
    q: 'frijol',
    language: 'es',
    from: 2010,
    source: 'carob-datasets',
  });
  expect(view.parse('?language=Spanish&from=12&source=%2F')).toEqual(view.initial);
});

it('asks for rows that say nothing, whatever codes look like', () => {
  expect(view.parse('?language=none').language).toBe('none');
  expect(params(filterParams(pests, ['agent', 'kind'])).parse('?agent=none&kind=none')).toEqual({
    agent: 'none',
    kind: null,
  });
});
