import { describe, expect, it } from 'vitest';
import { gatherPublications } from './gather.ts';
import type { PublicationRecord } from './publication.ts';

const record = (change: Partial<PublicationRecord>): PublicationRecord => ({
  source: 'first',
  place: 1,
  pageType: null,
  type: 'article',
  title: 'Beans of the hills',
  authors: [],
  year: 2018,
  journal: null,
  publisher: null,
  volume: null,
  issue: null,
  pages: null,
  doi: null,
  handle: null,
  url: null,
  language: null,
  crops: [],
  topics: [],
  openAccess: null,
  ...change,
});
const ids = (records: readonly PublicationRecord[]) =>
  gatherPublications(records).map(({ id, records: own }) => [id, own.length]);

describe('gatherPublications', () => {
  it('makes one of the records of a DOI, and fills what the first one leaves open', () => {
    const [one, ...others] = gatherPublications([
      record({ doi: '10.1/a', crops: ['beans'], topics: ['yield'] }),
      record({
        source: 'second',
        doi: '10.1/a',
        title: 'Another',
        year: 2019,
        journal: 'J',
        crops: ['rice', 'beans'],
      }),
    ]);
    expect(others).toEqual([]);
    expect(one).toMatchObject({
      id: '10-1-a',
      title: 'Beans of the hills',
      year: 2018,
      journal: 'J',
      crops: ['beans', 'rice'],
      topics: ['yield'],
    });
  });

  it('adds a record without a DOI to the one publication of its title and year', () => {
    const known = record({ doi: '10.1/a', title: 'Beans, of the Hills.' });
    expect(ids([record({ source: 'second' }), known])).toEqual([['10-1-a', 2]]);
    expect(ids([record({ source: 'second', year: null }), known])).toEqual([['10-1-a', 2]]);
    expect(ids([record({ source: 'second', year: 2017 }), known])).toHaveLength(2);
    expect(ids([record({ source: 'second', type: 'dataset' }), known])).toHaveLength(2);
    // Two of one title: nobody knows which one is meant.
    expect(ids([record({}), known, record({ doi: '10.1/b' })])).toHaveLength(3);
    expect(ids([record({}), record({ source: 'second' })])).toEqual([['beans-of-the-hills-2018', 2]]);
  });

  it('keeps data sets of one title and two handles apart', () => {
    const trial = { type: 'dataset', title: 'Trial' } as const;
    expect(ids([record({ ...trial, handle: '1/a' }), record({ ...trial, handle: '1/b' })])).toEqual([
      ['hdl-1-a', 1],
      ['hdl-1-b', 1],
    ]);
  });

  it('takes what was handed in before what sources have, wherever it stands', () => {
    const [one] = gatherPublications([
      record({ doi: '10.1/a', pageType: 'conceptual', journal: 'J' }),
      record({ source: 'import-publications-rab', doi: '10.1/a', title: 'As handed in', pageType: 'social' }),
    ]);
    expect(one).toMatchObject({ title: 'As handed in', pageType: 'social', journal: 'J' });
  });

  it('gives ids that are told apart, and one to a title without letters', () => {
    expect(
      ids([record({ doi: '10.1/a-b' }), record({ doi: '10.1/a.b' }), record({ title: '…', year: null })]),
    ).toEqual([
      ['10-1-a-b', 1],
      ['10-1-a-b-2', 1],
      ['publication', 1],
    ]);
  });
});
