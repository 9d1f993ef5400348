import { expect, it } from 'vitest';
import { PRODUCTION } from '#catalog/elements/codes.ts';
import type { Release } from '#release/facts.ts';
import { failedPart, loadedPart } from '../../api/loaded.ts';
import type { Coverage } from './coverage-model.ts';
import { countedSources } from './load-databases-page.ts';

const source = (key: string): Release['sources'][number] => ({
  ...{ key, publisher: 'FAO', title: key, url: '', licence: 'CC-BY-4.0', date: '2024-01-01' },
  ...{ file: '', sha256: '', rows: 1, computed: false },
});
const edition = (key: string, sources: string[]): Release['editions'][number] => ({
  ...{ key, sources, kind: 'assembled', release: '', inferred: false, told: 'file', flagsKnown: true },
  ...{ carrier: 'carrier', sha256: '', years: '', areas: '', elements: '', note: '' },
});
const release = {
  sources: ['prices', 'faostat-qcl', 'faostat-population'].map(source),
  editions: [edition('2023', ['faostat-qcl']), edition('2022', ['prices'])],
};
const section = { sources: ['faostat-qcl', 'faostat-population'] };
const coverage = (...elements: number[]): Coverage => ({
  ...{ years: [2000], mapElements: [], countries: [] },
  elements: elements.map((element) => ({ element, countries: [1] })),
});

it('what is counted has the sources of its figures, with their editions and no others', () => {
  expect(countedSources(section, loadedPart(coverage(PRODUCTION)), release)).toEqual([
    {
      ...{ key: 'faostat-qcl', publisher: 'FAO', title: 'faostat-qcl', licence: 'CC-BY-4.0' },
      ...{ url: '', date: '2024-01-01', editions: [{ key: '2023', kind: 'assembled', carrier: 'carrier' }] },
    },
  ]);
});

it('names no source where nothing is counted, or where nobody knows the sources', () => {
  expect(countedSources(section, loadedPart(null), release)).toEqual([]);
  expect(countedSources(section, failedPart, release)).toEqual([]);
  expect(countedSources(section, loadedPart(coverage(PRODUCTION)), null)).toEqual([]);
});
