import { beforeAll, describe, expect, it } from 'vitest';
import { buildSmall, type SmallRelease } from './testing/build-small.ts';
import { type Row, writeSources } from './testing/source-files.ts';

/**
 * FAO's figures of 2023 for Brazil (21) and the World (5000): 176 beans, 56 maize, 236 soya beans, 156 sugar cane,
 * 1717 a sum of items, which is no crop (typed). Both lists are cut to the same four crops.
 */
const brazil: Row[] = [
  [21, 176, 5312, 2023, 2465222, 'A'],
  [21, 56, 5312, 2023, 22316340, 'A'],
  [21, 236, 5312, 2023, 44447552, 'A'],
  [21, 156, 5312, 2023, 10065599, 'E'],
  [21, 1717, 5312, 2023, 29000000, 'A'],
  [21, 176, 5510, 2023, 2899043, 'A'],
  [21, 56, 5510, 2023, 131950246, 'A'],
  [21, 236, 5510, 2023, 152144238, 'A'],
  [21, 156, 5510, 2023, 782585836, 'A'],
];
const world: Row[] = [
  [5000, 176, 5312, 2023, 37750753],
  [5000, 56, 5312, 2023, 208234140],
  [5000, 236, 5312, 2023, 136903849],
  [5000, 156, 5312, 2023, 27028428],
  [5000, 176, 5510, 2023, 28505529.48],
  [5000, 56, 5510, 2023, 1241557811.36],
  [5000, 236, 5510, 2023, 371173609.31],
  [5000, 156, 5510, 2023, 2025797465.39],
];

/** Of Brazil in 2020 in thousand hectares and thousand persons. */
const land: Row[] = [
  [21, 6610, 5110, 2020, 239000],
  [21, 6620, 5110, 2020, 63000],
  [21, 6621, 5110, 2020, 55000, 'E'],
  [21, 6655, 5110, 2020, 173000],
];
const people: Row[] = [[21, 3010, 511, 2020, 210000]];

describe('area, production and their sums over primary crops', () => {
  let release: SmallRelease;
  beforeAll(async () => {
    release = await buildSmall(await writeSources({ qcl: [...brazil, ...world], land, population: people }));
  });

  it('the share of the area is the crop ÷ all primary crops, sums of items left out', () => {
    // 2465222 + 22316340 + 44447552 + 10065599 = 79294713
    expect(release.figure(1714, 5312, 'BRA', 2023)).toMatchObject({ value: 79294713, flag: 'E' });
    // 2465222 / 79294713; one of the crops is an estimate.
    expect(release.figure(176, 101, 'BRA', 2023)).toMatchObject({ value: 0.0310894, flag: 'E' });
    // 37750753 / 409917170
    expect(release.figure(176, 101, 'WLRD', 2023)).toMatchObject({ value: 0.0920936, contributors: null });
  });

  it("the share of the World is the area's ÷ the World's", () => {
    // 2465222 / 37750753 and 2899043 / 28505529.48
    expect(release.figure(176, 102, 'BRA', 2023)?.value).toBe(0.0653026);
    expect(release.figure(176, 111, 'BRA', 2023)?.value).toBe(0.101701);
    expect(release.figure(176, 111, 'WLRD', 2023)?.value).toBe(1);
  });

  it('the yield is production ÷ area where it is not published', () => {
    // 28505529.48 t / 37750753 ha × 1000
    expect(release.figure(176, 5412, 'WLRD', 2023)?.value).toBe(755.098);
    expect(release.figure(176, 5412, 'BRA', 2023)?.value).toBe(1175.98);
  });

  it('ranks are among primary crops, of countries and of aggregates under their own ids', () => {
    expect(release.figure(176, 103, 'BRA', 2023)?.value).toBe(4);
    expect(release.figure(176, 113, 'BRA', 2023)?.value).toBe(4);
    expect(release.figure(176, 104, 'WLRD', 2023)?.value).toBe(3);
    expect(release.figure(176, 104, 'BRA', 2023)).toBeNull();
    expect(
      release.rows(
        "SELECT item, ranking, value FROM ranking WHERE area = 'WLRD' AND element = 5510 ORDER BY ranking",
      ),
    ).toEqual([
      ['156', 1, 2025797465.39],
      ['56', 2, 1241557811.36],
      ['236', 3, 371173609.31],
      ['176', 4, 28505529.48],
    ]);
  });

  it('land is kept once under its item, per inhabitant as hectares per thousand', () => {
    expect(release.figure(6610, 201, 'BRA', 2020)?.value).toBe(239000);
    expect(release.figure(6620, 202, 'BRA', 2020)?.value).toBe(63000);
    expect(release.figure(6621, 203, 'BRA', 2020)).toMatchObject({ value: 55000, flag: 'E' });
    expect(release.figure(6655, 204, 'BRA', 2020)?.value).toBe(173000);
    // 63000 thousand ha ÷ 210000 thousand persons × 1000
    expect(release.figure(6620, 205, 'BRA', 2020)?.value).toBe(300);
    expect(release.figure(176, 205, 'BRA', 2020)).toBeNull();
  });
});

describe('lists of primary crops', () => {
  const kenya = 114;
  const uganda = 226;
  const population: Row[] = [
    [kenya, 3010, 511, 2017, 55],
    [uganda, 3010, 511, 2017, 45],
    [5101, 3010, 511, 2017, 100],
  ];
  const grown = (area: number, crops: Readonly<Record<number, number>>, year = 2017): Row[] =>
    Object.entries(crops).flatMap(([item, tonnes]): Row[] => [
      [area, Number(item), 5510, year, tonnes],
      [area, Number(item), 5312, year, tonnes / 2],
    ]);

  /** Chile, Colombia and Peru, whose region no test looks at. */
  const [chile, colombia, peru] = [40, 44, 170];
  const many = {
    15: 900,
    44: 890,
    56: 880,
    71: 870,
    75: 860,
    79: 850,
    83: 840,
    236: 830,
    156: 820,
    157: 810,
    89: 800,
  };
  const usual = { 56: 900, 176: 300, 116: 200, 125: 100, 15: 50 };
  let release: SmallRelease;
  beforeAll(async () => {
    release = await buildSmall(
      await writeSources({
        qcl: [
          ...grown(chile, { 56: 900, 125: 300, 176: 300, 116: 100 }),
          ...grown(kenya, { 56: 900, 176: 300, 116: 200 }),
          ...grown(uganda, { 56: 500, 176: 800 }),
          ...[2019, 2020, 2021].flatMap((year) => grown(colombia, usual, year)),
          ...grown(colombia, { 176: 300, 56: 910 }, 2022),
          ...grown(peru, { ...many, 176: 1 }),
        ],
        population,
      }),
    );
  });
  const listOf = (area: string) =>
    release.rows(
      `SELECT item, ranking, value FROM ranking WHERE area = '${area}' AND element = 5510 ORDER BY ranking, item`,
    );

  it('let ties share a rank, and the next place follows at once', () => {
    expect(listOf('CHL').map(([item, ranking]) => [item, ranking])).toEqual([
      ['56', 1],
      ['125', 2],
      ['176', 2],
      ['116', 3],
    ]);
    expect(release.figure(116, 113, 'CHL', 2017)?.value).toBe(3);
  });

  it('of an aggregate are sums of countries; a crop that one of them has never listed is not grown there', () => {
    expect(release.figure(1714, 5510, '014', 2017)).toMatchObject({ value: 2700, contributors: 2 });
    // Potatoes: 200 / 2 ha of 2700 / 2 ha.
    expect(release.figure(116, 101, '014', 2017)?.value).toBe(0.0740741);
    expect(release.figure(176, 114, '014', 2017)?.value).toBe(2);
    expect(release.figure(116, 114, '014', 2017)?.value).toBe(3);
    // (900 + 500) t of (450 + 250) ha.
    expect(release.figure(176, 5412, '014', 2017)?.value).toBe(2000);
  });

  it('that are cut in a year are neither added up nor ranked', () => {
    expect(release.figure(176, 113, 'COL', 2021)?.value).toBe(2);
    expect(release.figure(176, 113, 'COL', 2022)).toBeNull();
    expect(release.figure(176, 101, 'COL', 2022)).toBeNull();
    expect(release.figure(1714, 5510, 'COL', 2022)).toBeNull();
  });

  it('are served whole in one row, and place by place up to the fourth with the crops of the catalog', () => {
    const rows = listOf('PER');
    expect(rows.map(([item]) => item).join()).toBe('15,44,56,71,75,79,83,236,156,157,89,176');
    expect(rows.map(([, ranking]) => ranking)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(rows.map(([, , value]) => value).join()).toBe('900,890,880,870,860,850,840,830,820,810,800,1');
  });

  it('leave open a crop that a country has listed in an earlier year and lists no more', async () => {
    const before = grown(uganda, { 56: 500, 176: 800, 116: 100, 15: 40, 125: 30 }, 2015);
    const after = grown(uganda, { 56: 500, 176: 800, 125: 30, 15: 40 });
    const release = await buildSmall(
      await writeSources({
        qcl: [...grown(kenya, { 56: 900, 176: 300, 116: 200 }), ...before, ...after],
        population,
      }),
    );
    // Uganda's 100 t of potatoes of 2015 are missing from 300: no sum, no share of the land, no place in the region's list.
    expect(release.figure(116, 5510, '014', 2017)).toBeNull();
    expect(release.figure(116, 101, '014', 2017)).toBeNull();
    expect(release.figure(116, 114, '014', 2017)).toBeNull();
    expect(release.figure(176, 114, '014', 2017)?.value).toBe(2);
    // Beans are listed by both: 1100 of 2770 t.
    expect(release.figure(1714, 5510, '014', 2017)).toMatchObject({ value: 2770, contributors: 2 });
    expect(release.figure(176, 101, '014', 2017)?.value).toBe(0.397112);
    // Cassava, which Kenya has never listed, is not grown there.
    expect(release.figure(125, 5510, '014', 2017)).toMatchObject({ value: 30, contributors: 1 });
  });
});
