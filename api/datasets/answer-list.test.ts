import { describe, expect, it } from 'vitest';
import type { PriceSource } from '#contract/prices.ts';
import { dataset, limit } from '#datasets/engine/dataset.ts';
import { requireOpen, toPage } from './answer-list.ts';

interface Soil {
  year: number;
  sources: readonly string[];
}

const soils = dataset<Soil>()({
  id: 'soils',
  filters: { from: limit('from', (row) => row.year) },
  sorts: { year: { of: (row) => row.year, first: 'desc' } },
  sort: 'year',
  tie: () => '',
  onPage: 2,
});
const row = (year: number, ...sources: string[]): Soil => ({ year, sources });

describe('a page of a list', () => {
  const rows = [row(2001), row(2003), row(2002)];

  it('leads to the next one of the same filters, size and release, until there is none', () => {
    const first = toPage(soils, rows, '/soils', { from: 2000, limit: 2, v: 'r1' });
    expect([first.total, first.rows.map(({ year }) => year)]).toEqual([3, [2003, 2002]]);
    expect(first.next).toBe('/soils?from=2000&limit=2&offset=2&v=r1');
    const last = toPage(soils, rows, '/soils', { from: 2000, limit: 2, v: 'r1', offset: 2 });
    expect([last.rows.map(({ year }) => year), last.next]).toEqual([[2001], null]);
  });

  it('has as many rows as the kind where no size is named, and ends with the last of them', () => {
    expect(toPage(soils, rows, '/soils', {}).next).toBe('/soils?offset=2');
    expect(toPage(soils, rows.slice(1), '/soils', {}).next).toBeNull();
  });
});

describe('rows of a file', () => {
  const sources = [
    { key: 'open', exportable: true },
    { key: 'closed', exportable: false },
  ] as PriceSource[];
  const both = [row(2001, 'open'), row(2002, 'open', 'closed'), row(2003, 'closed')];
  const open = (handsOnParts: boolean, rows: readonly Soil[]) =>
    requireOpen({ handsOnParts }, rows, sources, (each) => each.sources);

  it('are those without any closed source, and how many are left out, where parts are handed on', () => {
    const { open: kept, lacks } = open(true, both);
    expect([kept.map(({ year }) => year), lacks]).toEqual([[2001], ['2 rows of closed']]);
  });

  it('are refused where parts are not handed on, or none is left', () => {
    expect(() => open(false, both)).toThrow('source=open');
    expect(() => open(true, both.slice(1))).toThrow('closed');
    expect(open(false, both.slice(0, 1))).toEqual({ open: [both[0]], lacks: [] });
  });
});
