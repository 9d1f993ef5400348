import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildSmall, type SmallRelease } from './testing/build-small.ts';
import { parseCsv } from './testing/parse-csv.ts';
import { names, type Row, writeEditions, writeSources } from './testing/source-files.ts';

const groups = parseCsv(await readFile(new URL('mappings/food-groups.csv', import.meta.url), 'utf8'));

/** Energy per group that is not 1 kcal; protein, fat and quantity are a tenth, a twentieth and a third of it. */
async function writeFoodGroups(
  folder: string,
  areas: Readonly<Record<number, Readonly<Record<string, number>>>>,
): Promise<void> {
  const lines = Object.entries(areas).flatMap(([area, energy]) =>
    groups
      .map(({ group = '' }) => ({ group, kcal: energy[group] ?? 1 }))
      .filter(({ kcal }) => Number.isFinite(kcal))
      .map(
        ({ group, kcal }) =>
          `${area},000,XXX,Name,1990,${group},${kcal},${kcal / 10},${kcal / 20},${kcal / 3}`,
      ),
  );
  const header =
    'area_code,m49,iso3,area,year,food_group,kcal_per_capita_day,protein_g_per_capita_day,fat_g_per_capita_day,food_kg_per_capita_year';
  await writeFile(
    join(folder, 'food_supply_by_food_group_1961-2009.csv'),
    `${[header, ...lines].join('\n')}\n`,
  );
}

describe('ranks among food crops by food groups', () => {
  let release: SmallRelease;
  beforeAll(async () => {
    const population: Row[] = [
      [21, 3010, 511, 1990, 60],
      [138, 3010, 511, 1990, 35],
      [44, 3010, 511, 1990, 5],
      [5000, 3010, 511, 1990, 100],
    ];
    const folder = await writeSources({ fbsh: [[21, 2546, 664, 1990, 150]], population });
    await writeFoodGroups(folder, {
      21: { wheat: 500, rice: 300, beans: 150, sugar: 300, animal_products: 900 },
      138: { wheat: 100, rice: 200, maize: 900, beans: 150 },
      // A list that lacks a group is neither added up nor ranked.
      44: { wheat: 500, yams: Number.NaN },
    });
    // Groups and items are of one release, as the list of the files' parts says.
    await writeEditions(folder, [[names.fbsh, 'FBSH-2012-13', '2012/2013']]);
    release = await buildSmall(folder);
  });

  const ranking = (area: string, element: number) =>
    release
      .rows(
        `SELECT item, ranking, value FROM ranking WHERE area = '${area}' AND element = ${element} AND year = 1990
         ORDER BY ranking, item LIMIT 4`,
      )
      .map((row) => row.join(' '));

  it('are dense, shared by ties, and leave out what is no crop', () => {
    expect(ranking('BRA', 664)).toEqual(['wheat 1 500', 'rice 2 300', 'sugar 2 300', 'beans 3 150']);
    expect(release.figure(2546, 1, 'BRA', 1990)?.value).toBe(3);
    expect(release.figure(2546, 1, 'MEX', 1990)?.value).toBe(3);
  });

  it('stand in one list with the flag of each figure; what is no crop and what is not eaten is not in it', () => {
    const [list] = release.rows(
      "SELECT items, item_values, item_flags FROM ranking_list WHERE area = 'BRA' AND element = 664 AND year = 1990",
    );
    const items = String(list?.[0]).split(',');
    expect(items.slice(0, 4)).toEqual(['wheat', 'rice', 'sugar', 'beans']);
    expect(items).not.toContain('animal_products');
    expect(String(list?.[1])).toMatch(/^500,300,300,150,1,/);
    expect(String(list?.[2])).toHaveLength(items.length);
    expect(
      release.rows("SELECT ranked FROM ranking WHERE area = 'BRA' AND element = 664 AND item = 'beans'"),
    ).toEqual([[items.length]]);
  });

  it('of an aggregate rest on means weighted by population', () => {
    // Complete lists: 95 of 100. Wheat (500 × 60 + 100 × 35) / 95, maize (1 × 60 + 900 × 35) / 95, …
    expect(ranking('WLRD', 664)).toEqual([
      'wheat 1 352.632',
      'maize 2 332.211',
      'rice 3 263.158',
      'sugar 4 189.842',
    ]);
    expect(release.figure(2546, 4, 'WLRD', 1990)?.value).toBe(5);
    expect(release.figure(2546, 1, 'WLRD', 1990)).toBeNull();
  });

  it('by quantity stand under element 14 for an aggregate', () => {
    expect(ranking('WLRD', 645)).toEqual([]);
    expect(ranking('WLRD', 14)[0]).toBe('wheat 1 117.544');
    expect(release.figure(2546, 20, 'WLRD', 1990)?.value).toBe(5);
  });

  it('are not invented from a cut list', () => {
    expect(ranking('COL', 664)).toEqual([]);
    expect(release.figure(2901, 664, 'COL', 1990)).toBeNull();
  });

  it('go with a grand total that is the sum of the groups', () => {
    // 54 groups: 500 + 300 + 150 + 300 + 900, and 49 of 1 kcal.
    expect(release.figure(2901, 664, 'BRA', 1990)).toMatchObject({ value: 2199, source: null });
    expect(release.figure(2901, 674, 'BRA', 1990)?.value).toBe(219.9);
    // 150 / 2199
    expect(release.figure(2546, 6, 'BRA', 1990)?.value).toBe(0.0682128);
  });
});

describe('ranks by single items', () => {
  it('need a long list with every food group', async () => {
    const items = parseCsv(await readFile(new URL('mappings/items.csv', import.meta.url), 'utf8'))
      .filter(({ domain, is_leaf }) => domain === 'balance' && is_leaf === '1')
      .map(({ item }) => Number(item));
    const energy = (area: number, list: readonly number[]): Row[] =>
      list.map((item) => [area, item, 664, 2017, item === 2546 ? 130 : item === 2514 ? 248 : 2]);
    const release = await buildSmall(
      await writeSources({ fbs: [...energy(21, items), ...energy(138, [2511, 2514, 2546, 2805, 2731])] }),
    );
    expect(release.figure(2546, 1, 'BRA', 2017)?.value).toBe(2);
    expect(release.figure(2546, 1, 'MEX', 2017)).toBeNull();
    expect(release.figure(2901, 664, 'MEX', 2017)).toBeNull();
    // 98 single items: 130 + 248 + 96 × 2.
    expect(release.figure(2901, 664, 'BRA', 2017)?.value).toBe(570);
  });
});

describe('one measure of a crop', () => {
  it('is one number in the list of an aggregate and in its own figure, which rests on more countries', async () => {
    const items = parseCsv(await readFile(new URL('mappings/items.csv', import.meta.url), 'utf8'))
      .filter(({ domain, is_leaf }) => domain === 'balance' && is_leaf === '1')
      .map(({ item }) => Number(item));
    const release = await buildSmall(
      await writeSources({
        fbs: [
          ...items.map((item): Row => [21, item, 664, 2017, item === 2546 ? 130 : item === 2514 ? 128 : 2]),
          // A list that is cut has beans all the same.
          [138, 2546, 664, 2017, 30],
        ],
        population: [
          [21, 3010, 511, 2017, 95],
          [138, 3010, 511, 2017, 5],
          [5000, 3010, 511, 2017, 100],
        ],
      }),
    );
    // (130 × 95 + 30 × 5) / 100; in the list of Brazil alone it would be 130, above maize.
    expect(release.figure(2546, 664, 'WLRD', 2017)?.value).toBe(125);
    expect(
      release.rows(
        "SELECT item, ranking, value FROM ranking WHERE area = 'WLRD' AND element = 664 AND year = 2017 AND ranking < 3",
      ),
    ).toEqual([
      ['2514', 1, 128],
      ['2546', 2, 125],
    ]);
    expect(release.figure(2546, 4, 'WLRD', 2017)?.value).toBe(2);
    expect(release.figure(2546, 1, 'BRA', 2017)?.value).toBe(1);
  });
});

describe('coverage, default year and class limits', () => {
  it('open with the newest year that has 80 % of the best-covered year', async () => {
    const countries = [21, 138, 44, 170, 9];
    const food: Row[] = [
      ...countries.map((area, at): Row => [area, 2546, 5142, 2013, 10 * (at + 1)]),
      ...countries.slice(0, 4).map((area): Row => [area, 2546, 5142, 2017, 20]),
      [21, 2546, 5142, 2018, 31],
    ];
    const release = await buildSmall(await writeSources({ fbs: food }));
    expect(
      release.rows(
        'SELECT year, countries, is_default FROM coverage WHERE indicator = 2546 AND element = 5142 ORDER BY year',
      ),
    ).toEqual([
      [2013, 5, 0],
      [2017, 4, 1],
      [2018, 1, 0],
    ]);
    const [all] = release.rows('SELECT limits, has_zero FROM breaks WHERE element = 5142 AND year = 0');
    expect(all).toEqual(['[20,25,30,35]', 0]);
  });
});
