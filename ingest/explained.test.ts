import { beforeAll, describe, expect, it } from 'vitest';
import { buildSmall, type SmallRelease } from './testing/build-small.ts';
import { type Row, writeSources } from './testing/source-files.ts';

/** 228 USSR, 185 Russia, 230 Ukraine; 21 Brazil represents the rest of a small world. */
const population: Row[] = [
  [228, 3010, 511, 1985, 60],
  [185, 3010, 511, 1985, 40],
  [230, 3010, 511, 1985, 20],
  [21, 3010, 511, 1985, 40],
  [5000, 3010, 511, 1985, 100],
];

describe('what a release keeps to explain its figures', () => {
  let release: SmallRelease;
  beforeAll(async () => {
    release = await buildSmall(
      await writeSources({
        fbsh: [
          [228, 2546, 5142, 1985, 600],
          [185, 2546, 5142, 1985, 400],
          [21, 2546, 5142, 1985, 100, 'F'],
          [21, 2546, 5511, 1985, 90, 'A'],
        ],
        // A yield without area and production, so no aggregate can be computed.
        qcl: [[21, 176, 5419, 1985, 900]],
        population,
      }),
    );
  });

  it('whose figures an aggregate adds up: the former state and not its part', () => {
    expect(release.rows('SELECT areas, nil FROM summed WHERE element = 5142')).toEqual([['BRA SUN', '']]);
    expect(release.figure(2546, 5142, 'WLRD', 1985)?.value).toBe(700);
  });

  it('and by what an amount per inhabitant was divided', () => {
    // 700 ÷ (40 + 60) × 1000
    expect(release.figure(2546, 14, 'WLRD', 1985)?.value).toBe(7000);
    expect(release.rows('SELECT areas, nil FROM summed WHERE element = 14')).toEqual([['BRA SUN', '']]);
  });

  it('no list where nothing was computed from countries', () => {
    expect(release.rows('SELECT DISTINCT element FROM summed ORDER BY 1')).toEqual([[14], [5142], [5511]]);
  });

  it('the members of aggregates, of a former state also later where it was counted on, and its parts', () => {
    expect(
      release.rows(
        "SELECT last_year FROM member WHERE aggregate = 'WLRD' AND area IN ('BRA', 'SUN') ORDER BY area",
      ),
    ).toEqual([[9999], [1991], [9999]]);
    expect(release.rows("SELECT area FROM member WHERE aggregate = 'SDF' ORDER BY area")).toEqual([
      ['SDN'],
      ['SSD'],
    ]);
  });

  it('the flag and the area of the file where they became others', () => {
    expect(release.figure(2546, 5142, 'BRA', 1985)).toMatchObject({
      flag: 'E',
      published: '2546|5142|1000 t|100.0|F|21',
    });
    // Russia did not exist in 1985: the figure became an estimate.
    expect(release.figure(2546, 5142, 'RUS', 1985)).toMatchObject({
      flag: 'E',
      published: '2546|5142|1000 t|400.0||185',
    });
    expect(release.figure(2546, 5511, 'BRA', 1985)).toMatchObject({ flag: 'A', published: null });
  });

  it('how the file writes the unit of rows that stayed as they are', () => {
    expect(
      release.rows('SELECT element, unit FROM published_unit WHERE indicator = 2546 ORDER BY element'),
    ).toEqual([
      [5142, '1000 t'],
      [5511, '1000 t'],
    ]);
  });
});
