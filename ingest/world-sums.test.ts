import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildSmall, type SmallRelease } from './testing/build-small.ts';
import { type Row, writeSources } from './testing/source-files.ts';

/** Areas: 21 Brazil, 138 Mexico, 114 Kenya, 44 Colombia, 9 Argentina, 228 USSR, 185 Russia, 230 Ukraine, 5000 World. */
const countries = [21, 138, 114, 44, 9];
const production = (year: number, list: readonly number[], world: number): Row[] => [
  ...list.map((area, at): Row => [area, 176, 5510, year, 100 * (at + 1)]),
  [5000, 176, 5510, year, world],
];

describe('World totals beside the sums of countries', () => {
  let release: SmallRelease;
  beforeAll(async () => {
    release = await buildSmall(
      await writeSources({
        qcl: [
          // 100 + 200 + 300 + 400 + 500 = 1500 t.
          ...production(2018, countries, 1500),
          ...production(2019, countries, 1502),
          ...production(2020, countries, 1560),
          // Two of the usual five: 100 + 200.
          ...production(2021, countries.slice(0, 2), 1500),
        ],
        fbsh: [
          [21, 2546, 5301, 1990, 3],
          [21, 2546, 5511, 1990, 3],
          [228, 2546, 5301, 1990, 10],
          [185, 2546, 5511, 1990, 6],
          [185, 2546, 5142, 1990, 5],
          [185, 2546, 5611, 1990, 1],
          [230, 2546, 5511, 1990, 4],
          [230, 2546, 5142, 1990, 4],
          [230, 2546, 5611, 1990, 0],
        ],
        population: [
          [21, 3010, 511, 1990, 200],
          [185, 3010, 511, 1990, 150],
          [230, 3010, 511, 1990, 50],
          [228, 3010, 511, 1990, 205],
          [5000, 3010, 511, 1990, 405],
        ],
      }),
    );
  });

  const sums = (indicator: number, element: number) =>
    release.rows(
      `SELECT year, world, countries_sum, countries, reason FROM world_sum
       WHERE indicator = ${indicator} AND element = ${element} ORDER BY year`,
    );

  it('are compared in every year, and each difference has its reason', () => {
    expect(sums(176, 5510)).toEqual([
      [2018, 1500, 1500, 5, 'equal'],
      // Half a tonne for each of five countries.
      [2019, 1502, 1500, 5, 'rounding'],
      [2020, 1560, 1500, 5, 'published-otherwise'],
      [2021, 1500, 300, 2, 'few-countries'],
    ]);
  });

  it('count the parts of a former state where they have the figure, and the state where they have none', () => {
    // Supply has only the USSR: 3 + 10. Production has its parts, in a year in which the list of countries has no parts: 3 + 6 + 4.
    expect(release.figure(2546, 5301, 'WLRD', 1990)).toMatchObject({ value: 13, contributors: 2 });
    expect(sums(2546, 5301)).toEqual([[1990, 13, 13, 2, 'equal']]);
    expect(release.figure(2546, 5511, 'WLRD', 1990)).toMatchObject({ value: 13, contributors: 3 });
    expect(sums(2546, 5511)).toEqual([[1990, 13, 3, 1, 'one-side']]);
  });

  it('are in a file of the release, and those not explained in its report', async () => {
    const folder = join(release.releases, release.release.id);
    const file = await readFile(join(folder, 'world-sums.csv'), 'utf8');
    expect(file.split('\n')[0]).toBe('indicator,element,year,world,countries_sum,countries,reason');
    expect(file).toContain('176,5510,2020,1560.0,1500.0,5,published-otherwise');
    expect(release.release.files['world-sums.csv']?.bytes).toBe(file.length);
    const check = release.release.checks.find(({ key }) => key === 'parts-match-world');
    expect(check).toMatchObject({
      exceptions: 1,
      examples: ['176 5510 2020 countries 1500.0 World 1560.0 published-otherwise'],
    });
  });
});
