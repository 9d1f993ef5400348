import { describe, expect, it } from 'vitest';
import type { TradeFlow } from '#contract/trade.ts';
import { flowRows } from '#domain/flows.ts';
import { toPicture } from './flows-model.ts';

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
  it('are seen from who reports the direction, by the larger report', () => {
    expect(flowRows(flows, '1', only('BRA'))).toMatchObject([
      { origin: 'ARG', reported: 51_663, mirror: 41_891, shown: 51_663 },
      { origin: 'BOL', reported: null, mirror: 2_198, shown: 2_198 },
    ]);
    expect(flowRows(flows, '2', only('BRA'))).toMatchObject([
      { destination: 'IND', reported: 38_583, mirror: 70_470, shown: 70_470 },
      { destination: 'EGY', reported: null, mirror: 4_199, shown: 4_199 },
    ]);
  });
});

const sides = { '1': 'shown', '2': 'shown' } as const;

describe('the picture of flows', () => {
  it('has the origins of one area, itself and its destinations', () => {
    const picture = toPicture({
      imports: flowRows(flows, '1', only('BRA')),
      exports: flowRows(flows, '2', only('BRA')),
      centre: 'BRA',
      limit: 7,
      sides,
    });
    expect(picture.nodes.map(({ id, column, sum }) => [id, column, sum])).toEqual([
      ['o-ARG', 0, 51_663],
      ['o-BOL', 0, 2_198],
      ['m-BRA', 1, 128_530],
      ['d-IND', 2, 70_470],
      ['d-EGY', 2, 4_199],
    ]);
    expect(picture.links.map(({ id, value }) => [id, value])).toEqual([
      ['m-BRA d-IND', 70_470],
      ['o-ARG m-BRA', 51_663],
      ['m-BRA d-EGY', 4_199],
      ['o-BOL m-BRA', 2_198],
    ]);
  });

  it('gathers the others on each side, counts them and keeps the sum', () => {
    const rows = flowRows(flows, '2', () => true);
    const picture = toPicture({ imports: [], exports: rows, centre: null, limit: 1, sides });
    expect(picture.nodes.map(({ id, sum, count, rest }) => [id, sum, count, rest])).toEqual([
      ['o-BRA', 74_669, 2, false],
      ['o-rest', 53_861, 2, true],
      ['d-IND', 70_470, 1, false],
      ['d-rest', 58_060, 2, true],
    ]);
    expect(picture.links.reduce((sum, { value }) => sum + value, 0)).toBe(128_530);
  });

  it('has what one side reports of an area, and of its partners those with most of that', () => {
    const exports = flowRows(flows, '2', only('BRA'));
    const own = { '1': 'mirror', '2': 'reported' } as const;
    const picture = toPicture({ imports: [], exports, centre: 'BRA', limit: 7, sides: own });
    expect(picture.links.map(({ id, value }) => [id, value])).toEqual([['m-BRA d-IND', 38_583]]);
  });

  it('is empty without flows', () => {
    expect(toPicture({ imports: [], exports: [], centre: 'BRA', limit: 7, sides })).toEqual({
      nodes: [],
      links: [],
    });
  });
});
