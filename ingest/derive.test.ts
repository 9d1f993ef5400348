import { beforeAll, describe, expect, it } from 'vitest';
import { buildSmall, type SmallRelease } from './testing/build-small.ts';
import { type Row, writeSources } from './testing/source-files.ts';

/** Areas: 21 Brazil, 138 Mexico, 41 China (mainland), 5000 World. Items: 2546 beans, 2901 grand total. */
const brazil2017: Row[] = [
  [21, 2546, 5511, 2017, 3033, 'E'],
  [21, 2546, 5611, 2017, 137, 'E'],
  [21, 2546, 5911, 2017, 116, 'E'],
  [21, 2546, 5072, 2017, -84, 'E'],
  [21, 2546, 5301, 2017, 3138, 'E'],
  [21, 2546, 5142, 2017, 2900, 'E'],
  [21, 2546, 5123, 2017, 126, 'E'],
  [21, 2546, 5527, 2017, 112, 'E'],
  [21, 2546, 5170, 2017, -1, 'E'],
  [21, 2546, 645, 2017, 13.95, 'E'],
  [21, 2546, 664, 2017, 129, 'E'],
  [21, 2546, 674, 2017, 8.41, 'E'],
  [21, 2901, 664, 2017, 3250, 'A'],
  [21, 2901, 674, 2017, 90.87, 'I'],
];

describe('derived elements of a country', () => {
  let release: SmallRelease;
  beforeAll(async () => {
    release = await buildSmall(
      await writeSources({
        fbs: [
          ...brazil2017,
          [138, 2546, 5511, 2017, 10, 'A'],
          [138, 2546, 5611, 2017, 0, 'A'],
          [138, 2546, 5911, 2017, 10, 'A'],
          [138, 2546, 5154, 2017, 2, 'X'],
          [138, 2546, 5171, 2017, 3, 'T'],
          [114, 2546, 5611, 2017, 3, 'A'],
          [114, 2546, 5301, 2017, 0, 'A'],
          [226, 2546, 5611, 2017, 3, 'A'],
          [226, 2546, 5301, 2017, -5, 'A'],
          [184, 2546, 5611, 2017, 30, 'A'],
          [184, 2546, 5301, 2017, 20, 'A'],
          [5000, 2546, 5142, 2017, 19072, 'A'],
        ],
      }),
    );
  });

  it('self-sufficiency is production ÷ (production + imports − exports) × 100', () => {
    // 3033 / (3033 + 137 - 116) = 0.9931238
    expect(release.figure(2546, 12, 'BRA', 2017)).toMatchObject({ value: 99.3124, flag: 'E', source: null });
  });

  it('self-sufficiency is absent when nothing is left in the country', () => {
    expect(release.figure(2546, 12, 'MEX', 2017)).toBeNull();
  });

  it('the share of imports is imports ÷ domestic supply × 100, absent without either or without supply', () => {
    // 137 / 3138
    expect(release.figure(2546, 13, 'BRA', 2017)).toMatchObject({ value: 4.36584, flag: 'E', source: null });
    // Of Mexico no supply is published; Kenya has none, Uganda takes 8 from its stocks: 3 / -5.
    for (const area of ['MEX', 'KEN', 'UGA']) expect(release.figure(2546, 13, area, 2017)).toBeNull();
    // Re-exports make it more than all: 30 / 20.
    expect(release.figure(2546, 13, 'RWA', 2017)?.value).toBe(150);
  });

  it('shares are fractions of the grand total and carry the worst flag of their inputs', () => {
    // 129 / 3250 and 8.41 / 90.87; I is worse than E, E worse than A.
    expect(release.figure(2546, 6, 'BRA', 2017)).toMatchObject({ value: 0.0396923, flag: 'E' });
    expect(release.figure(2546, 7, 'BRA', 2017)).toMatchObject({ value: 0.0925498, flag: 'I' });
  });

  it('the share of the World is food ÷ food of the World', () => {
    // 2900 / 19072
    expect(release.figure(2546, 23, 'BRA', 2017)?.value).toBe(0.152055);
    expect(release.figure(2546, 24, 'WLRD', 2017)?.value).toBe(1);
  });

  it('other uses add what is published of other uses, tourists and residuals', () => {
    expect(release.figure(2546, 95154, 'BRA', 2017)).toMatchObject({ value: -1, flag: 'E' });
    expect(release.figure(2546, 95154, 'MEX', 2017)).toMatchObject({ value: 5, flag: 'X' });
  });

  it('production and exports have ids of their own for countries', () => {
    expect(release.figure(2546, 8, 'BRA', 2017)?.value).toBe(3033);
    expect(release.figure(2546, 9, 'BRA', 2017)?.value).toBe(116);
    expect(release.figure(2546, 10, 'BRA', 2017)).toBeNull();
  });

  it('a missing input gives no figure', () => {
    expect(release.figure(2546, 6, 'MEX', 2017)).toBeNull();
    expect(release.figure(2546, 23, 'MEX', 2017)).toBeNull();
  });

  it('published figures stay as they are and name their source', () => {
    expect(release.figure(2546, 645, 'BRA', 2017)).toMatchObject({
      value: 13.95,
      flag: 'E',
      source: 'faostat-fbs',
      published: null,
    });
  });
});

describe('aggregates that no source publishes', () => {
  /** Eastern Africa here: Kenya 114 (50), Uganda 226 (40), Djibouti 72 (10) make 100 thousand; region 5101. */
  const population: Row[] = [
    [114, 3010, 511, 2017, 50],
    [226, 3010, 511, 2017, 40],
    [72, 3010, 511, 2017, 10],
    [5101, 3010, 511, 2017, 100],
  ];
  const balance = (area: number, item: number, food: number, kcal: number): Row[] => [
    [area, item, 5142, 2017, food, 'A'],
    [area, item, 645, 2017, food, 'A'],
    [area, item, 664, 2017, kcal, 'E'],
  ];
  const total = (area: number, kcal: number): Row => [area, 2901, 664, 2017, kcal, 'A'];
  const closed = (area: number, exports: number): Row[] => [
    [area, 2531, 5511, 2017, 100],
    [area, 2531, 5611, 2017, 20],
    ...(exports === 0 ? [] : [[area, 2531, 5911, 2017, exports] satisfies Row]),
    [area, 2531, 5301, 2017, 120 - exports],
  ];
  let release: SmallRelease;
  beforeAll(async () => {
    release = await buildSmall(
      await writeSources({
        fbs: [
          // Djibouti's energy of all food, 900 × 10 of 209,000, is less than a tenth.
          ...[total(114, 2000), total(226, 2500), total(72, 900)],
          // Beans of both, cassava of Kenya alone, sweet potatoes of both and of the region as published.
          ...balance(114, 2546, 6, 100),
          ...balance(226, 2546, 3, 200),
          ...balance(114, 2532, 6, 100),
          ...balance(114, 2533, 6, 100),
          ...balance(226, 2533, 3, 200),
          [5000, 2533, 5142, 2017, 20, 'A'],
          [5101, 2533, 5142, 2017, 11, 'A'],
          [5101, 2533, 645, 2017, 99, 'A'],
          ...closed(114, 30),
          ...closed(226, 0),
        ],
        population,
      }),
    );
  });

  it('are sums and means of the countries that have figures', () => {
    expect(release.figure(2546, 5142, '014', 2017)).toMatchObject({
      value: 9,
      contributors: 2,
      source: null,
    });
    // Σ food 9 kt ÷ 90 thousand people = 100 kg.
    expect(release.figure(2546, 14, '014', 2017)).toMatchObject({ value: 100, contributors: 2 });
    // (100 × 50 + 200 × 40) / 90
    expect(release.figure(2546, 664, '014', 2017)).toMatchObject({ value: 144.444, flag: 'E' });
    // (100 × 50 + 200 × 40) / (2000 × 50 + 2500 × 40)
    expect(release.figure(2546, 6, '014', 2017)).toMatchObject({ value: 0.065, contributors: 2 });
    expect(release.figure(2546, 645, '014', 2017)).toBeNull();
  });

  it('are no means and shares where the countries hold less than 90 % of the people or the denominator', () => {
    for (const element of [14, 664, 6]) expect(release.figure(2532, element, '014', 2017)).toBeNull();
  });

  it('give way to published ones', () => {
    expect(release.figure(2533, 5142, '014', 2017)).toMatchObject({
      value: 11,
      source: 'faostat-fbs',
      contributors: null,
    });
    // The published per-inhabitant supply of an aggregate is element 14.
    expect(release.figure(2533, 14, '014', 2017)).toMatchObject({
      value: 99,
      published: '2533|645|kg/cap|99.0|A|5101',
    });
  });

  it('count a country whose balance closes without the element as having none of it', () => {
    // Uganda's 100 + 20 = 120 leaves nothing to export: Kenya's 30 are the region's.
    expect(release.figure(2531, 5911, '014', 2017)).toMatchObject({ value: 30, contributors: 1 });
    // 200 / (200 + 40 - 30), and 40 / (90 + 120)
    expect(release.figure(2531, 12, '014', 2017)?.value).toBe(95.2381);
    expect(release.figure(2531, 13, '014', 2017)?.value).toBe(19.0476);
    expect(release.figure(2531, 5911, 'UGA', 2017)).toBeNull();
  });

  it('are sums of who held nine tenths, by what an absent country had in the nearest years', async () => {
    // Each case has a crop, or a region, of its own: 6 of 6 + 0.6 is 91 %, of 6 + 0.7 it is 89.6 %.
    const east = { known: 114, absent: 226, region: '014' };
    const south = { known: 21, absent: 9, region: '005' };
    const cases = [
      [2546, east, { 2015: 0.6 }, 6],
      [2546, south, { 2015: 0.7 }, null],
      // The nearer of two years; of two equally near ones the larger figure.
      [2532, east, { 2014: 3, 2019: 0.6 }, 6],
      [2532, south, { 2015: 0.6, 2019: 0.7 }, null],
      // Five years later count, six no more.
      [2531, east, { 2022: 0.7 }, null],
      [2531, south, { 2011: 30 }, 6],
      [2533, east, { 2023: 30 }, 6],
      [2533, south, {}, 6],
    ] as const;
    const fbs = cases.flatMap(([item, { known, absent }, had]): Row[] => [
      [known, item, 5142, 2017, 6, 'A'],
      ...Object.entries(had).map(([year, food]): Row => [absent, item, 5142, Number(year), food, 'A']),
    ]);
    const release = await buildSmall(await writeSources({ fbs }));
    const sums = cases.map(([item, { region }]) => release.figure(item, 5142, region, 2017)?.value ?? null);
    expect(sums).toEqual(cases.map(([, , , sum]) => sum));
  });

  it('count people once: a state that has ended, and its parts before they began', async () => {
    // 206 is Sudan until 2011, 276 Sudan and 277 South Sudan since; all are of Northern Africa (5103) or of Eastern (5101).
    const release = await buildSmall(
      await writeSources({
        qcl: [
          [206, 176, 5510, 2011, 100, 'A'],
          [206, 56, 5510, 2011, 1, 'A'],
          [276, 176, 5510, 2012, 80, 'A'],
          [277, 176, 5510, 2012, 30, 'A'],
        ],
      }),
    );
    // In 2011 the parts' 80 and 30 of the year after are the state's own 100; in 2012 the state is over.
    expect(release.figure(176, 5510, 'WLRD', 2011)).toMatchObject({ value: 100, contributors: 1 });
    expect(release.figure(176, 5510, 'WLRD', 2012)).toMatchObject({ value: 110, contributors: 2 });
  });
});
