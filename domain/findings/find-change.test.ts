import { describe, expect, it } from 'vitest';
import { type ChangingSeries, findChange } from './find-change.ts';

/** Figures of the years up to 2023, official unless a flag stands behind the value. */
const until2023 = (...values: readonly (number | string | null)[]) =>
  values.flatMap((value, at) => {
    const year = 2023 - values.length + 1 + at;
    if (value === null) return [];
    const [, digits = '', flag = ''] = /^(\d+)(\D?)$/.exec(String(value)) ?? [];
    return [{ year, value: Number(digits), flag: flag === '' ? 'A' : flag.trim() }];
  });

const series = (change: Partial<ChangingSeries> & Pick<ChangingSeries, 'figures'>): ChangingSeries => ({
  breaks: [],
  newest: 2023,
  least: 50,
  ...change,
});

describe('a change that is told', () => {
  it('is that of ten years, however many more there are', () => {
    const figures = until2023(900, 100, 110, 110, 120, 120, 130, 140, 150, 160, 170, 200);
    expect(findChange(series({ figures }))).toEqual({
      from: { year: 2013, value: 100, flag: 'A' },
      to: { year: 2023, value: 200, flag: 'A' },
      size: Math.log(2),
    });
  });

  it('begins with the last break: what was before is not compared', () => {
    const figures = until2023(900, 900, 200, 180, 160, 120, 100);
    expect(findChange(series({ figures, breaks: [2000, 2019] }))).toMatchObject({
      from: { year: 2019, value: 200 },
      to: { year: 2023, value: 100 },
      size: -Math.log(2),
    });
  });
});

describe('nothing is told', () => {
  it.each([
    ['no-figure', { figures: until2023(100, 110, 130, 150, 170, null) }],
    ['no-figure', { figures: [] }],
    ['short', { figures: until2023(100, 150, 200, 220) }],
    ['short', { figures: until2023(100, 150, 200, 220, 240, 260), breaks: [2021] }],
    ['gap', { figures: until2023(100, 110, null, 150, 170, 200) }],
    ['not-official', { figures: until2023('100E', 110, 130, 150, 170, 200) }],
    ['not-official', { figures: until2023(100, 110, 130, 150, 170, '200I') }],
    ['not-official', { figures: until2023('100 ', 110, 130, 150, 170, 200) }],
    ['tiny', { figures: until2023(49, 60, 70, 80, 90, 100) }],
    ['tiny', { figures: until2023(0, 60, 70, 80, 90, 100), least: 0 }],
    ['small-change', { figures: until2023(100, 105, 110, 115, 120, 124) }],
    ['implausible', { figures: until2023(100, 300, 500, 700, 900, 1001) }],
    ['one-year', { figures: until2023(100, 100, 100, 100, 100, 130) }],
    ['one-year', { figures: until2023(100, 160, 150, 150, 130, 125) }],
  ] as const)('%s: %o', (why, change) => {
    expect(findChange(series(change))).toBe(why);
  });
});
