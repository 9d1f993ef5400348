import { beforeAll, describe, expect, it } from 'vitest';
import { buildSmall, type SmallRelease } from './testing/build-small.ts';
import { type Row, writeSources } from './testing/source-files.ts';

/** Areas: 21 Brazil, 138 Mexico, 114 Kenya, 5000 World. Item 176 dry beans, 152 its value, 5510 its production. */
const people: Row[] = [
  [21, 3010, 511, 2023, 200, 'X'],
  [138, 3010, 511, 2023, 120, 'X'],
  [114, 3010, 511, 2023, 50, 'X'],
  [5000, 3010, 511, 2023, 370, 'X'],
];

describe('figures of a source that is itself computed', () => {
  let release: SmallRelease;
  beforeAll(async () => {
    release = await buildSmall(
      await writeSources({
        population: people,
        value: [[21, 176, 152, 2023, 900, 'A']],
        computedValue: [
          [21, 176, 152, 2023, 850],
          [138, 176, 152, 2023, 600],
          [114, 176, 152, 2023, 400],
        ],
      }),
    );
  });

  it('are marked as computed by the observatory, and keep their published form', () => {
    expect(release.figure(176, 152, 'MEX', 2023)).toMatchObject({
      value: 600,
      flag: 'C',
      source: 'faostat-qv-derived',
      published: '176|152|1000 Int$|600.0||138',
    });
  });

  it('leave a published figure as it is', () => {
    expect(release.figure(176, 152, 'BRA', 2023)).toMatchObject({
      value: 900,
      flag: 'A',
      source: 'faostat-qv',
    });
  });

  it('make what is added up from them computed, and count who has a figure', () => {
    expect(release.figure(176, 152, 'WLRD', 2023)).toMatchObject({ value: 1900, flag: 'C', contributors: 3 });
  });

  it('make a ratio that rests on them computed', () => {
    // Brazil's own 900 is official, the World's 1900 is not.
    expect(release.figure(176, 121, 'BRA', 2023)).toMatchObject({ value: 0.473684, flag: 'C' });
  });
});

describe('figures without a flag', () => {
  it('are not official, nor is what rests on one', async () => {
    const release = await buildSmall(
      await writeSources({
        fbs: [
          [21, 2546, 664, 2017, 129, 'A'],
          [21, 2901, 664, 2017, 3250],
          [138, 2546, 664, 2017, 100, 'A'],
          [138, 2901, 664, 2017, 3000, 'A'],
        ],
      }),
    );
    expect(release.figure(2546, 664, 'BRA', 2017)?.flag).toBe('A');
    expect(release.figure(2546, 6, 'BRA', 2017)?.flag).toBe('');
    expect(release.figure(2546, 6, 'MEX', 2017)?.flag).toBe('A');
  });
});
