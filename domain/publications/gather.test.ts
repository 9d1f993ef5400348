import { describe, expect, it } from 'vitest';
import { gatherPublications } from './gather.ts';
import type { PublicationRecord } from './publication.ts';
import { publicationRecord } from './testing/publication-record.ts';

const ids = (records: readonly PublicationRecord[]) =>
  gatherPublications(records).map(({ id, records: merged }) => [id, merged.length]);

describe('gatherPublications', () => {
  it('makes one of the records of a DOI, and fills what the first one leaves open', () => {
    const [one, ...others] = gatherPublications([
      publicationRecord({ doi: '10.1/a', crops: ['beans'], topics: ['yield'] }),
      publicationRecord({
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

  it('has the first sentence of a data set whose title is a description, or its beginning', () => {
    const titleOf = (title: string) =>
      gatherPublications([publicationRecord({ type: 'dataset', title })])[0]?.title;
    const long = 'field and in the laboratory, '.repeat(10);
    expect(titleOf('Title: Bean yield, Nicaragua')).toBe('Bean yield, Nicaragua');
    expect(titleOf(`Traits of drought resistance in beans. A set of ${long}`)).toBe(
      'Traits of drought resistance in beans',
    );
    expect(titleOf(`Beans grown in the ${long}`)).toMatch(/^Beans grown in the .{60,100}[a-z]…$/);
  });

  it('adds a record without a DOI to the one publication of its title and year', () => {
    const known = publicationRecord({ doi: '10.1/a', title: 'Beans, of the Hills.' });
    expect(ids([publicationRecord({ source: 'second' }), known])).toEqual([['10-1-a', 2]]);
    expect(ids([publicationRecord({ source: 'second', year: null }), known])).toEqual([['10-1-a', 2]]);
    expect(ids([publicationRecord({ source: 'second', year: 2017 }), known])).toHaveLength(2);
    expect(ids([publicationRecord({ source: 'second', type: 'dataset' }), known])).toHaveLength(2);
    // Two of one title: the match is ambiguous.
    expect(ids([publicationRecord({}), known, publicationRecord({ doi: '10.1/b' })])).toHaveLength(3);
    expect(ids([publicationRecord({}), publicationRecord({ source: 'second' })])).toEqual([
      ['beans-of-the-hills-2018', 2],
    ]);
  });

  it('keeps data sets of one title and two handles apart', () => {
    const trial = { type: 'dataset', title: 'Trial' } as const;
    expect(
      ids([publicationRecord({ ...trial, handle: '1/a' }), publicationRecord({ ...trial, handle: '1/b' })]),
    ).toEqual([
      ['hdl-1-a', 1],
      ['hdl-1-b', 1],
    ]);
  });

  it('takes what was handed in before what sources have, wherever it stands', () => {
    const [one] = gatherPublications([
      publicationRecord({ doi: '10.1/a', pageType: 'conceptual', journal: 'J' }),
      publicationRecord({
        source: 'import-publications-rab',
        doi: '10.1/a',
        title: 'As handed in',
        pageType: 'social',
      }),
    ]);
    expect(one).toMatchObject({ title: 'As handed in', pageType: 'social', journal: 'J' });
  });

  it('gives ids that are told apart, and one to a title without letters', () => {
    expect(
      ids([
        publicationRecord({ doi: '10.1/a-b' }),
        publicationRecord({ doi: '10.1/a.b' }),
        publicationRecord({ title: '…', year: null }),
      ]),
    ).toEqual([
      ['10-1-a-b', 1],
      ['10-1-a-b-2', 1],
      ['publication', 1],
    ]);
  });
});
