import { describe, expect, it } from 'vitest';
import { gatherPublications } from '#domain/publications/gather.ts';
import { publicationRecord } from '#domain/publications/testing/publication-record.ts';
import { type Asked, countChoices, countYears, findRows, sortRows } from '../engine/find.ts';
import { publications } from './dataset.ts';

describe('a list of publications', () => {
  const rows = gatherPublications([
    publicationRecord({
      doi: '10.1/a',
      title: 'Evaluación de frijol',
      authors: ['Díaz, S.'],
      language: 'es',
      crops: ['beans'],
      pageType: 'social',
    }),
    publicationRecord({ doi: '10.1/b', title: 'The genome', year: null, type: 'dataset', openAccess: true }),
    publicationRecord({
      doi: '10.1/c',
      title: '“A map” of rice',
      year: 2020,
      crops: ['rice'],
      authors: ['Abate, T.'],
    }),
  ]);
  const titles = (filter: Asked) => findRows(publications, rows, filter).map(({ title }) => title);

  it('is searched without accents, by every word, and by a DOI in any spelling', () => {
    expect(titles({ q: 'FRÍJOL diaz' })).toEqual(['Evaluación de frijol']);
    expect(titles({ q: 'frijol rice' })).toEqual([]);
    expect(titles({ q: 'https://dx.doi.org/10.1234/x' })).toEqual([]);
    const long = gatherPublications([publicationRecord({ doi: '10.1234/abc' })]);
    expect(findRows(publications, long, { q: 'DOI: 10.1234/ABC.' })).toHaveLength(1);
  });

  it('is filtered by what is known and what is not', () => {
    expect(titles({ pageType: 'unclassified' })).toEqual(['The genome', '“A map” of rice']);
    expect(titles({ language: 'none' })).toHaveLength(2);
    expect(titles({ crop: 'none' })).toEqual(['The genome']);
    expect(titles({ openAccess: 'unknown' })).toHaveLength(2);
    // An unknown year lies in no range.
    expect(titles({ from: 1500, to: 2200 })).toHaveLength(2);
  });

  it('counts each filter without itself', () => {
    const counts = countChoices(publications, rows, { crop: 'beans' }, ['crop', 'type']);
    expect(counts.crop).toEqual([
      { id: 'beans', count: 1 },
      { id: 'rice', count: 1 },
      { id: 'none', count: 1 },
    ]);
    expect(counts.type).toEqual([{ id: 'article', count: 1 }]);
    expect(countYears(rows, ({ year }) => year)).toEqual([
      { year: 2018, count: 1 },
      { year: 2020, count: 1 },
      { year: null, count: 1 },
    ]);
  });

  it('is sorted, what is unknown last in either direction', () => {
    const order = (...[by, direction]: ['year' | 'title' | 'author', 'asc' | 'desc']) =>
      sortRows(publications, rows, by, direction).map(({ id }) => id.slice(-1));
    expect(order('year', 'desc')).toEqual(['c', 'a', 'b']);
    expect(order('year', 'asc')).toEqual(['a', 'c', 'b']);
    expect(order('title', 'asc')).toEqual(['c', 'a', 'b']);
    expect(order('author', 'desc')).toEqual(['a', 'c', 'b']);
  });
});
