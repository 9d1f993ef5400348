import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildSmall, type SmallRelease } from './testing/build-small.ts';
import { parseCsv } from './testing/parse-csv.ts';
import { type Row, writeSources } from './testing/source-files.ts';

const items = parseCsv(await readFile(new URL('mappings/items.csv', import.meta.url), 'utf8')).filter(
  ({ domain, is_leaf }) => domain === 'balance' && is_leaf === '1',
);

/** Supply of all 98 single items: 1 kcal of each that is not named; protein and quantity are a tenth and a third of it. */
function diet(area: number, amounts: Readonly<Record<number, number>>): Row[] {
  return items.flatMap(({ item }) => supply(area, Number(item), amounts[Number(item)] ?? 1));
}

function supply(area: number, item: number, kcal: number): Row[] {
  return [
    [area, item, 664, 1990, kcal],
    [area, item, 674, 1990, kcal / 10],
    [area, item, 645, 1990, kcal / 3],
  ];
}

/** The published groups of a diet. */
function groupsOf(area: number, amounts: Readonly<Record<number, number>>): Row[] {
  const sums = new Map<number, number>();
  for (const { item, group } of items)
    sums.set(Number(group), (sums.get(Number(group)) ?? 0) + (amounts[Number(item)] ?? 1));
  return [...sums].flatMap(([group, kcal]) => supply(area, group, kcal));
}

const brazil = { 2511: 500, 2805: 300, 2546: 150, 2542: 300, 2731: 900 };
const mexico = { 2511: 100, 2805: 200, 2514: 900, 2546: 150 };

describe('ranks among food crops', () => {
  let release: SmallRelease;
  beforeAll(async () => {
    const population: Row[] = [
      [21, 3010, 511, 1990, 60],
      [138, 3010, 511, 1990, 35],
      [44, 3010, 511, 1990, 5],
      [5000, 3010, 511, 1990, 100],
    ];
    const fbsh = [
      ...diet(21, brazil),
      // 500 + 300 + 150 + 300 + 900, and 93 of 1 kcal.
      ...supply(21, 2901, 2243),
      ...diet(138, mexico),
      ...groupsOf(138, mexico),
      // A cut list is not ranked, although all food is published.
      ...supply(44, 2511, 500),
      ...supply(44, 2546, 100),
      ...supply(44, 2901, 2000),
    ];
    release = await buildSmall(await writeSources({ fbsh, population }));
  });

  const ranking = (area: string, element: number) =>
    release
      .rows(
        `SELECT item, ranking, value FROM ranking WHERE area = '${area}' AND element = ${element} AND year = 1990
         ORDER BY ranking, item LIMIT 4`,
      )
      .map((row) => row.join(' '));

  it('are dense, shared by ties, and leave out what is no crop', () => {
    expect(ranking('BRA', 664)).toEqual(['2511 1 500', '2542 2 300', '2805 2 300', '2546 3 150']);
    expect(release.figure(2546, 1, 'BRA', 1990)?.value).toBe(3);
    expect(release.figure(2546, 1, 'MEX', 1990)?.value).toBe(3);
  });

  it('are in one list with the flag of each figure, without items that are no crops', () => {
    const list = release.rows(
      "SELECT item, value, flag FROM ranking WHERE area = 'BRA' AND element = 664 AND year = 1990 ORDER BY ranking, item",
    );
    expect(list.slice(0, 5).map(([item, value]) => [item, value])).toEqual([
      ...[
        ['2511', 500],
        ['2542', 300],
        ['2805', 300],
        ['2546', 150],
      ],
      [expect.any(String), 1],
    ]);
    expect(list.some(([item]) => item === '2731')).toBe(false);
    expect(new Set(list.map(([, , flag]) => flag))).toEqual(new Set(['']));
  });

  it('of an aggregate rest on means weighted by population', () => {
    // Complete lists: 95 of 100. Wheat (500 × 60 + 100 × 35) / 95, maize (1 × 60 + 900 × 35) / 95, …
    expect(ranking('WLRD', 664)).toEqual([
      '2511 1 352.632',
      '2514 2 332.211',
      '2805 3 263.158',
      '2542 4 189.842',
    ]);
    expect(release.figure(2546, 4, 'WLRD', 1990)?.value).toBe(5);
    expect(release.figure(2546, 1, 'WLRD', 1990)).toBeNull();
  });

  it('by quantity are under element 14 for an aggregate', () => {
    expect(ranking('WLRD', 645)).toEqual([]);
    expect(ranking('WLRD', 14)[0]).toBe('2511 1 117.544');
    expect(release.figure(2546, 20, 'WLRD', 1990)?.value).toBe(5);
  });

  it('are not invented from a cut list', () => {
    expect(ranking('COL', 664)).toEqual([]);
    expect(release.figure(2546, 1, 'COL', 1990)).toBeNull();
    // 100 / 2000
    expect(release.figure(2546, 6, 'COL', 1990)?.value).toBe(0.05);
  });

  it('go with a grand total that is the sum of the groups where none is published', () => {
    expect(release.figure(2901, 664, 'BRA', 1990)).toMatchObject({ value: 2243, source: 'faostat-fbsh' });
    // 100 + 200 + 900 + 150 and 94 of 1 kcal, including two "Miscellaneous".
    expect(release.figure(2901, 664, 'MEX', 1990)).toMatchObject({ value: 1442, source: null });
    expect(release.figure(2901, 674, 'MEX', 1990)?.value).toBe(144.2);
    // 150 / 1442
    expect(release.figure(2546, 6, 'MEX', 1990)?.value).toBe(0.104022);
  });

  it('have no total where a group of every diet is not listed, but where its food is rounded to nothing, or sugar and oils have no protein', async () => {
    // Of Mexico no stimulants are listed; Cuba's are rounded to nothing; of Peru no protein of sugar and oils.
    const others = (area: number) => groupsOf(area, mexico).filter(([, item]) => item !== 2922);
    const release = await buildSmall(
      await writeSources({
        fbsh: [
          ...others(138),
          ...others(49),
          [49, 2922, 5142, 1990, 0],
          ...groupsOf(170, mexico).filter(
            ([, item, element]) => element !== 674 || (item !== 2909 && item !== 2914),
          ),
        ],
      }),
    );
    expect(release.figure(2901, 664, 'MEX', 1990)).toBeNull();
    // Three stimulants of 1 kcal are less.
    expect(release.figure(2901, 664, 'CUB', 1990)?.value).toBe(1439);
    // Without four sugars and 13 oils of 0.1 g.
    expect(release.figure(2901, 674, 'PER', 1990)?.value).toBe(142.5);
  });
});

describe('one measure of a crop', () => {
  it('is one number in the list of an aggregate and in its own figure, which rests on more countries', async () => {
    const release = await buildSmall(
      await writeSources({
        fbs: [
          ...items.map(
            ({ item }): Row => [
              21,
              Number(item),
              664,
              2017,
              item === '2546' ? 130 : item === '2514' ? 128 : 2,
            ],
          ),
          [21, 2901, 664, 2017, 450],
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
