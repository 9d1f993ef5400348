import { describe, expect, it } from 'vitest';
import type { TradeFlow } from '#contract/trade.ts';
import { flowRows } from '#domain/flows.ts';
import { gather } from './to-partners.ts';
import { toPicture } from './to-sankey.ts';

const flow = (
  origin: string,
  destination: string,
  exported: number | null,
  imported: number | null,
): TradeFlow => ({ origin, destination, exported, exported_flag: '', imported, imported_flag: '' });

/** Brazil's beans in 2022 as both sides report them (1000 US$). */
const flows = [
  flow('ARG', 'BRA', 41_891, 51_663),
  flow('BOL', 'BRA', 2_198, null),
  flow('BRA', 'IND', 38_583, 70_470),
  flow('BRA', 'EGY', null, 4_199),
];
const only = (code: string) => (country: string) => country === code;

describe('partners', () => {
  it('are seen from who reports the direction; the mirror fills in', () => {
    expect(flowRows(flows, '1', only('BRA'))).toMatchObject([
      { origin: 'ARG', reported: 51_663, mirror: 41_891, shown: 51_663 },
      { origin: 'BOL', reported: null, mirror: 2_198, shown: 2_198 },
    ]);
    expect(flowRows(flows, '2', only('BRA'))).toMatchObject([
      { destination: 'IND', reported: 38_583, mirror: 70_470 },
      { destination: 'EGY', reported: null, mirror: 4_199, shown: 4_199 },
    ]);
  });

  it('beyond the first are gathered, and nothing is lost', () => {
    const rows = flowRows(flows, '2', () => true);
    expect(gather(rows, 2)).toMatchObject({
      rows: [{ shown: 41_891 }, { shown: 38_583 }],
      rest: { count: 2, reported: 2_198, mirror: 4_199 },
    });
    expect(gather(rows, 10).rest).toBeNull();
  });
});

describe('the picture of flows', () => {
  it('has the origins of one area, itself and its destinations', () => {
    const picture = toPicture({
      imports: flowRows(flows, '1', only('BRA')),
      exports: flowRows(flows, '2', only('BRA')),
      centre: 'BRA',
      limit: 7,
    });
    expect(picture.nodes.map(({ id, column, sum }) => [id, column, sum])).toEqual([
      ['o-ARG', 0, 51_663],
      ['o-BOL', 0, 2_198],
      ['m-BRA', 1, 96_643],
      ['d-IND', 2, 38_583],
      ['d-EGY', 2, 4_199],
    ]);
    expect(picture.links.map(({ id, value, open }) => [id, value, open])).toEqual([
      ['o-ARG m-BRA', 51_663, false],
      ['m-BRA d-IND', 38_583, false],
      ['m-BRA d-EGY', 4_199, true],
      ['o-BOL m-BRA', 2_198, true],
    ]);
  });

  it('gathers the others on each side, counts them and keeps the sum', () => {
    const rows = flowRows(flows, '2', () => true);
    const picture = toPicture({ imports: [], exports: rows, centre: null, limit: 1 });
    expect(picture.nodes.map(({ id, sum, count, rest }) => [id, sum, count, rest])).toEqual([
      ['o-BRA', 42_782, 2, false],
      ['o-rest', 44_089, 2, true],
      ['d-BRA', 44_089, 2, false],
      ['d-rest', 42_782, 2, true],
    ]);
    expect(picture.links.reduce((sum, { value }) => sum + value, 0)).toBe(86_871);
  });

  it('tells what a country reports itself from what only the other side does, as a ranking has it', () => {
    const reports: readonly TradeFlow[] = [
      { ...flow('MMR', 'IND', 900, 850) },
      { ...flow('MMR', 'CHN', null, 200) },
      { ...flow('THA', 'IND', 50, null) },
    ];
    const picture = toPicture({
      imports: [],
      exports: flowRows(reports, '2', () => true),
      centre: null,
      limit: 7,
    });
    const node = (area: string) => picture.nodes.find((entry) => entry.area === area);
    expect(node('MMR')).toMatchObject({ sum: 1100, reported: 900 });
    expect(node('THA')).toMatchObject({ sum: 50, reported: 50 });
    // Importers do not report these flows: they are the exporters'.
    expect(node('IND')).toMatchObject({ sum: 950, reported: null });
  });

  it('is empty without flows', () => {
    expect(toPicture({ imports: [], exports: [], centre: 'BRA', limit: 7 })).toEqual({
      nodes: [],
      links: [],
    });
  });
});
