import { describe, expect, it } from 'vitest';
import { choice, country, dataset, limit, search } from './dataset.ts';
import { type Asked, countChoices, findRows, sortRows } from './find.ts';

interface Soil {
  id: string;
  country: string;
  year: number | null;
  textures: readonly string[];
  ph: { low: number; high: number } | null;
  laboratory: string;
}

const soils = dataset<Soil>()({
  id: 'soils',
  filters: {
    q: search(({ laboratory }) => [laboratory], {
      also: (text) => (text === '#1' ? ({ id }) => id === '1' : null),
    }),
    country: country((row) => row.country),
    texture: choice((row) => row.textures, ['clay', 'sand'], { hasUnsaid: true }),
    from: limit('from', (row) => row.year),
    to: limit('to', (row) => row.year),
    ph: limit('contains', (row) => row.ph, [0, 14]),
  },
  sorts: { year: { of: (row) => row.year, first: 'desc' }, id: { of: (row) => row.id, first: 'asc' } },
  sort: 'year',
  tie: (row) => row.country,
  onPage: 2,
});

const row = (id: string, rest: Partial<Soil>): Soil => ({
  id,
  country: 'KEN',
  year: null,
  textures: [],
  ph: null,
  laboratory: '',
  ...rest,
});
const rows = [
  row('1', { year: 2001, textures: ['clay'], laboratory: 'Laboratorio São José' }),
  row('2', { year: 2005, textures: ['clay', 'sand'], country: 'UGA', ph: { low: 5, high: 7 } }),
  row('10', { textures: ['sand'], country: 'UGA' }),
  row('3', { year: 2005 }),
];
const found = (filters: Asked): string[] => findRows(soils, rows, filters).map(({ id }) => id);

describe('a list of records', () => {
  it('is searched word by word, without accents and case, or in another way of its own', () => {
    expect(found({ q: 'JOSE sao' })).toEqual(['1']);
    expect(found({ q: 'jose paulo' })).toEqual([]);
    expect(found({ q: 'lab' })).toEqual(['1']);
    expect(found({ q: 'orio' })).toEqual([]);
    expect(found({ q: '#1' })).toEqual(['1']);
  });

  it('is filtered by one of several codes, by what nobody says, and by ranges that what is unknown is not in', () => {
    expect(found({ texture: 'sand' })).toEqual(['2', '10']);
    expect(found({ texture: 'none' })).toEqual(['3']);
    expect(found({ from: 2005 })).toEqual(['2', '3']);
    expect(found({ to: 2004 })).toEqual(['1']);
    expect(found({ ph: 7 })).toEqual(['2']);
    expect(found({ ph: 8 })).toEqual([]);
    expect(found({ country: 'UGA', texture: 'clay' })).toEqual(['2']);
  });

  it('counts each choice under all filters but its own, the most first', () => {
    const counts = countChoices(soils, rows, { country: 'UGA', texture: 'clay' }, ['country', 'texture']);
    // Clay: rows 1 and 2; Uganda: rows 2 and 10. Row 2 is both clay and sand.
    expect(counts.country).toEqual([
      { id: 'KEN', count: 1 },
      { id: 'UGA', count: 1 },
    ]);
    expect(counts.texture).toEqual([
      { id: 'sand', count: 2 },
      { id: 'clay', count: 1 },
    ]);
  });

  it('is sorted by numbers as numbers, what is unknown last in either direction, equal rows by their tie', () => {
    const ids = (...options: [('year' | 'id')?, ('asc' | 'desc')?]): string[] =>
      sortRows(soils, rows, ...options).map(({ id }) => id);
    expect(ids()).toEqual(['3', '2', '1', '10']);
    expect(ids('year', 'asc')).toEqual(['1', '3', '2', '10']);
    expect(ids('id')).toEqual(['1', '2', '3', '10']);
  });

  it('refuses a definition whose default order is none of its orders', () => {
    // @ts-expect-error: no such order
    expect(() => dataset<Soil>()({ ...soils, sort: 'depth' })).toThrow('soils');
  });
});
