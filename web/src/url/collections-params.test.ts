import { describe, expect, it } from 'vitest';
import { noFilter } from '#domain/germplasm/points.ts';
import {
  changeCollections,
  parseCollections,
  readFilter,
  serialiseCollections,
} from './collections-params.ts';

describe('addresses of collections', () => {
  it.each([
    '',
    '?genePool=andean,unknown&colour=red&weightFrom=20&weightTo=40.5&altitudeTo=-3&where=land&page=3',
    '?collection=mexico-specimens&condition=wild&species=Phaseolus+vulgaris,Phaseolus+lunatus&yearFrom=1950',
    '?at=2.9167,-75&point=5',
    '?collection=wild-relatives&tab=metadata',
  ])('read what they write: %s', (search) => {
    expect(serialiseCollections(parseCollections(search), null)).toBe(search);
  });

  it('take boxes of a form without scripts, and leave empty fields out', () => {
    const view = parseCollections('?colour=red&colour=black&weightFrom=&weightTo=&where=');
    expect(view.filter).toEqual({ ...noFilter, colour: ['red', 'black'] });
    expect(serialiseCollections(view, '2026')).toBe('?colour=red,black&v=2026');
  });

  it('are as if what they do not understand were not there', () => {
    const view = parseCollections(
      '?collection=orchids&species=Phaseolus+vulgaris&yearFrom=1950&weightFrom=1e3&at=91&where=moon&point=-1&page=0&tab=x',
    );
    expect(serialiseCollections(view, null)).toBe('');
  });

  it('leave out values that no point can have, and ranges that end before they begin', () => {
    const view = parseCollections('?colour=zzz,red&genePool=zzz&habit=constructor&weightFrom=60&weightTo=40');
    expect(view.filter).toEqual({ ...noFilter, colour: ['red'] });
    // A form that is being filled in keeps what was typed.
    expect(readFilter('weightFrom=60&weightTo=4', 'landraces').weight).toEqual({
      from: 60,
      to: 4,
    });
  });

  it('leave the filter behind with the collection, and page and card with the filter', () => {
    const view = parseCollections('?colour=red&page=4&point=5');
    expect(changeCollections(view, { collection: 'wild-relatives' }).filter).toEqual(noFilter);
    expect(serialiseCollections(changeCollections(view, { filter: noFilter }), null)).toBe('');
    expect(serialiseCollections(changeCollections(view, { page: 5 }), null)).toBe(
      '?colour=red&point=5&page=5',
    );
  });
});
