import { describe, expect, it } from 'vitest';
import { type Asked, findRows, sortRows } from '../engine/find.ts';
import { countVarieties } from './count.ts';
import { type FoundVariety, varieties } from './dataset.ts';

const row = (values: Partial<FoundVariety>): FoundVariety => ({
  id: `ken-beans-${values.name ?? 'x'}`,
  name: 'X',
  synonyms: [],
  crop: 'beans',
  country: 'KEN',
  type: null,
  year: null,
  year_basis: null,
  institutions: [],
  maturity: null,
  altitude: null,
  traits: [],
  source: 'kenya-mbeguchoice',
  ...values,
});

const rows = [
  row({ name: 'Flora', year: 1996, type: 'climbing', institutions: ['KARI', null] }),
  row({ name: 'KAT B1', synonyms: ['Kátheka'], year: 1987, maturity: { low: 61, high: 91 } }),
  row({ name: 'NABE 10', country: 'UGA', source: 'uganda-seed-tracking' }),
  row({ name: 'NABE 2', country: 'UGA', source: 'uganda-seed-tracking', altitude: { low: 900, high: 1600 } }),
  row({ name: 'K131', country: 'UGA', year: 1994, source: 'bean-varieties-seen', traits: ['iron-zinc'] }),
];
const found = (filters: Asked) => findRows(varieties, rows, filters).map(({ name }) => name);

describe('a filter', () => {
  it('finds words in names, synonyms and institutions, without accents and case', () => {
    expect(found({ q: 'katheka' })).toEqual(['KAT B1']);
    expect(found({ q: 'kari FLO' })).toEqual(['Flora']);
    expect(found({ q: 'nabe 3' })).toEqual([]);
  });

  it('takes what is unknown for no part of a range', () => {
    expect(found({ from: 1900 })).toEqual(['Flora', 'KAT B1', 'K131']);
    expect(found({ to: 1990 })).toEqual(['KAT B1']);
    expect(found({ maturity: 90 })).toEqual([]);
    expect(found({ maturity: 91 })).toEqual(['KAT B1']);
    expect(found({ altitude: 1600 })).toEqual(['NABE 2']);
    expect(found({ altitude: 1601 })).toEqual([]);
    expect(found({ type: 'none' })).toHaveLength(4);
  });
});

it('counts what public pages have beside the others, each facet without its own filter', () => {
  const counts = countVarieties(rows, { crop: 'beans', country: 'UGA' });
  expect(counts.country).toEqual([
    { key: 'UGA', count: 2, seen: 1 },
    { key: 'KEN', count: 2, seen: 0 },
  ]);
  expect(counts.decade).toEqual([
    { key: 1990, count: 0, seen: 1 },
    { key: null, count: 2, seen: 0 },
  ]);
  expect(counts.institution).toEqual([{ key: null, count: 2, seen: 1 }]);
  expect(counts.trait).toEqual([{ key: 'iron-zinc', count: 0, seen: 1 }]);
  expect(countVarieties(rows, { from: 1990 }).decade.map(({ key }) => key)).toEqual([1980, 1990, null]);
  expect(countVarieties(rows, { from: 1990 }).years.map(({ key }) => key)).toEqual([1994, 1996]);
});

it('passes over no decade between two with records, and adds none around them', () => {
  const years = [1978, 1991, 2003, null].map((year, at) => row({ id: String(at), year }));
  const countsOf = (filters: Asked) =>
    countVarieties(years, filters).decade.map(({ key, count, seen }) => [key, count + seen]);
  expect(countsOf({})).toEqual([
    [1970, 1],
    [1980, 0],
    [1990, 1],
    [2000, 1],
    [null, 1],
  ]);
  expect(countsOf({ country: 'ZWE' })).toEqual([]);
});

it('sorts numbers in names as numbers, and what is unknown last', () => {
  const names = (by: 'name' | 'year', order: 'asc' | 'desc') =>
    sortRows(varieties, rows, by, order).map(({ name }) => name);
  expect(names('name', 'asc')).toEqual(['Flora', 'K131', 'KAT B1', 'NABE 2', 'NABE 10']);
  expect(names('year', 'asc')).toEqual(['KAT B1', 'K131', 'Flora', 'NABE 2', 'NABE 10']);
  expect(names('year', 'desc')).toEqual(['Flora', 'K131', 'KAT B1', 'NABE 2', 'NABE 10']);
});

it('tells years of release from others that a source has', () => {
  const years = [
    row({ name: 'A', year: 1994, year_basis: 'stated' }),
    row({ name: 'B', year: 2013, year_basis: '"generated" in 2013 (abstract)' }),
    row({ name: 'C', year: null, year_basis: 'released, year not stated' }),
    row({ name: 'D', year: 1996 }),
  ];
  expect(countVarieties(years, { from: 2020 }).otherYears).toBe(1);
});
