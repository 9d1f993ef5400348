import { beforeAll, describe, expect, it } from 'vitest';
import { buildSmall, type SmallRelease } from './testing/build-small.ts';
import { type Row, writeSources } from './testing/source-files.ts';

/** A small release of rows of every kind: each test has areas, items or years of its own. */
let release: SmallRelease;
const food = (area: number, item: number, value: number): Row => [area, item, 5142, 1985, value];
beforeAll(async () => {
  release = await buildSmall(
    await writeSources({
      fbsh: [
        [21, 2546, 5511, 2009, 3486],
        [21, 2546, 5511, 2013, 2936],
        [21, 2546, 5611, 2013, 304],
        [21, 2546, 664, 2013, 148],
        [138, 2546, 5511, 2013, 1294],
        [138, 2511, 5142, 2013, 9],
        [9, 2546, 5074, 2013, 250],
        [100, 2805, 5511, 1985, 63910],
        [100, 2807, 5511, 1985, 95817.091454],
        [100, 2807, 5611, 1985, 76.461769],
        [100, 2804, 5142, 1985, 83020.989505],
        ...[food(228, 2546, 600), food(185, 2546, 400), food(21, 2546, 100)],
        ...[food(228, 2532, 600), food(185, 2532, 400), food(230, 2532, 210), food(21, 2532, 100)],
      ],
      fbs: [
        [21, 2546, 5511, 2013, 2900],
        [138, 2546, 5511, 2013, 1300],
        [138, 2546, 5611, 2013, 200],
        [48, 2546, 5511, 2013, 12],
        [100, 2805, 5511, 2017, 168500, 'E'],
        [100, 2805, 664, 2017, 701, 'E'],
        [114, 2807, 5511, 2019, 100, 'A'],
      ],
      qcl: [
        [21, 176, 5419, 2012, 10326],
        [21, 176, 5412, 2023, 1176],
        [21, 176, 5510, 2023, 0, 'M'],
        // 351 China, 41 and 214 two of its parts.
        [351, 176, 5510, 2017, 130],
        [41, 176, 5510, 2017, 120],
        [214, 176, 5510, 2017, 10],
        [21, 176, 5510, 2017, 5],
      ],
      // 228 USSR, 185 Russia, 230 Ukraine; 21 Brazil represents the rest of a small world.
      population: [
        [228, 3010, 511, 1985, 60],
        [185, 3010, 511, 1985, 40],
        [230, 3010, 511, 1985, 20],
        [21, 3010, 511, 1985, 40],
        [5000, 3010, 511, 1985, 100],
        [351, 3010, 511, 2017, 100],
        [41, 3010, 511, 2017, 95],
        [214, 3010, 511, 2017, 5],
        [21, 3010, 511, 2017, 10],
        [5000, 3010, 511, 2017, 110],
      ],
    }),
  );
});

it('takes the whole balance of a country and year from the release with the most elements, among equals the newer', () => {
  expect(release.figure(2546, 5511, 'BRA', 2009)).toMatchObject({ value: 3486, source: 'faostat-fbsh' });
  // Three elements against one.
  expect(release.figure(2546, 5511, 'BRA', 2013)).toMatchObject({ value: 2936, source: 'faostat-fbsh' });
  expect(release.figure(2546, 664, 'BRA', 2013)).toMatchObject({ value: 148, source: 'faostat-fbsh' });
  // Two against two, over all items: the newer. The older one's wheat would not be of the same balance.
  expect(release.figure(2546, 5511, 'MEX', 2013)).toMatchObject({ value: 1300, source: 'faostat-fbs' });
  expect(release.figure(2511, 5142, 'MEX', 2013)).toBeNull();
  expect(release.figure(2546, 5511, 'CRI', 2013)).toMatchObject({ value: 12, source: 'faostat-fbs' });
});

describe('conversions', () => {
  it('turn stock variation of the older method round and keep what was published', () => {
    expect(release.figure(2546, 5072, 'ARG', 2013)).toMatchObject({
      value: -250,
      published: '2546|5074|1000 t|250.0||9',
    });
  });

  it('turn paddy into milled rice, but not its energy', () => {
    // 168500 × 0.667
    expect(release.figure(2805, 5511, 'IND', 2017)?.value).toBeCloseTo(112389.5, 6);
    expect(release.figure(2805, 664, 'IND', 2017)?.value).toBe(701);
    expect(release.figure(2805, 5511, 'KEN', 2019)?.value).toBeCloseTo(66.7, 6);
    // The milled row wins over the converted one, which only fills gaps: 76.461769 × 0.667.
    expect(release.figure(2805, 5511, 'IND', 1985)).toMatchObject({ value: 63910, published: null });
    expect(release.figure(2805, 5611, 'IND', 1985)?.value).toBeCloseTo(51, 4);
    expect(release.figure(2805, 5142, 'IND', 1985)).toBeNull();
  });

  it('turn hectograms per hectare into kilograms by the unit of the row', () => {
    expect(release.figure(176, 5412, 'BRA', 2012)).toMatchObject({
      value: 1032.6,
      published: '176|5419|hg/ha|10326.0||21',
    });
    expect(release.figure(176, 5412, 'BRA', 2023)?.value).toBe(1176);
    // A zero flagged M is a missing value.
    expect(release.figure(176, 5510, 'BRA', 2023)).toBeNull();
  });
});

describe('former states', () => {
  it('are never added to their successors: the side that covers more people is taken', () => {
    expect(release.figure(2546, 5142, 'SUN', 1985)).toMatchObject({ value: 600, flag: '' });
    // Russia did not exist in 1985: its row is the carrier's own split.
    expect(release.figure(2546, 5142, 'RUS', 1985)).toMatchObject({ value: 400, flag: 'E' });
    expect(release.figure(2546, 5142, 'WLRD', 1985)).toMatchObject({ value: 700, contributors: 2 });
  });

  it('win when both sides cover the same people in their own time', () => {
    expect(release.figure(2532, 5142, 'WLRD', 1985)?.value).toBe(700);
  });

  it('and China replace their parts only where these have no figures', () => {
    expect(release.figure(176, 5510, 'WLRD', 2017)).toMatchObject({ value: 135, contributors: 3 });
  });
});
