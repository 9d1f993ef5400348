import { describe, expect, it } from 'vitest';
import { type FlaggedTrade, findTurn } from './find-turn.ts';

const years = (
  pairs: readonly (readonly [imports: number, exports: number])[],
  flags: readonly string[] = ['A', ''],
): FlaggedTrade[] => pairs.map(([imports, exports], at) => ({ year: 2014 + at, imports, exports, flags }));

const turned = [
  [10_000, 50_000],
  [12_000, 40_000],
  [30_000, 30_000],
  [45_000, 20_000],
  [60_000, 15_000],
] as const;

describe('findTurn', () => {
  it('tells who buys what they used to sell, and the other way', () => {
    expect(findTurn(years(turned), [])).toEqual({
      became: 'importer',
      from: { year: 2014, imports: 10_000, exports: 50_000 },
      to: { year: 2018, imports: 60_000, exports: 15_000 },
    });
    const back = turned.map(([imports, exports]) => [exports, imports] as const);
    expect(findTurn(years(back), [2014])).toMatchObject({ became: 'exporter' });
  });

  it.each([
    ['short', years(turned.slice(0, 4)), []],
    ['short', years(turned), [2016]],
    ['gap', years(turned).filter(({ year }) => year !== 2016), []],
    ['bound', years(turned, ['L', 'A']), []],
    ['estimated', years(turned, ['A', 'E']), []],
    ['tiny', years(turned.map(([imports, exports]) => [imports / 10, exports / 10] as const)), []],
    ['same-side', years([...turned.slice(0, 3), [10_000, 50_000], [60_000, 15_000]]), []],
    ['same-side', years(turned.map(() => [10_000, 50_000] as const)), []],
    ['close', years([...turned.slice(0, 4), [60_000, 55_000]]), []],
    ['short', [], []],
  ] as const)('tells nothing: %s', (why, trade, breaks) => {
    expect(findTurn(trade, breaks)).toBe(why);
  });
});
