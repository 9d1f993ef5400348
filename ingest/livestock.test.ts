import { beforeAll, describe, expect, it } from 'vitest';
import { buildSmall, type SmallRelease } from './testing/build-small.ts';
import { type Row, writeSources } from './testing/source-files.ts';

const kenya = 114;
const uganda = 226;

/** FAO's heads of 2022 for Brazil (21), Kenya (114) and the World (5000), and their land in thousand hectares (typed). */
const heads: Row[] = [
  [21, 866, 5111, 2022, 234352649, 'A'],
  [21, 946, 5111, 2022, 1597741, 'A'],
  [21, 976, 5111, 2022, 21520872, 'A'],
  [21, 1016, 5111, 2022, 12390490, 'A'],
  [21, 1096, 5111, 2022, 5834752, 'A'],
  [21, 1107, 5111, 2022, 742565, 'I'],
  [21, 1110, 5111, 2022, 1223724, 'I'],
  [21, 1034, 5111, 2022, 44393930, 'A'],
  [kenya, 1126, 5111, 2022, 3456483, 'A'],
  [5000, 866, 5111, 2022, 1557790458],
  [5000, 946, 5111, 2022, 209310122],
  [5000, 976, 5111, 2022, 1325044724],
  [5000, 1016, 5111, 2022, 1116023604],
  [5000, 1096, 5111, 2022, 57031453],
  [5000, 1107, 5111, 2022, 51463271],
  [5000, 1110, 5111, 2022, 7781573],
  [5000, 1126, 5111, 2022, 40757295],
  [5000, 1157, 5111, 2022, 8667938],
];
const land: Row[] = [
  [21, 6610, 5110, 2022, 236758.8],
  [21, 6655, 5110, 2022, 173360.8],
  [5000, 6610, 5110, 2022, 4809931.6448],
  [5000, 6655, 5110, 2022, 3236424.2933],
];
/** FAO's tonnes of milk of Kenya in 2018 and 2022, of cattle, sheep, goats and camels (typed); 951 is buffaloes. */
const milk: Row[] = [
  [kenya, 882, 5510, 2018, 3778206.8],
  [kenya, 882, 5510, 2022, 4742430, 'A'],
  [kenya, 982, 5510, 2022, 88560.69, 'I'],
  [kenya, 1020, 5510, 2022, 243929.38, 'I'],
  [kenya, 1130, 5510, 2022, 862922.53, 'I'],
  [21, 951, 5510, 2022, 1],
];

describe('livestock', () => {
  let release: SmallRelease;
  beforeAll(async () => {
    release = await buildSmall(await writeSources({ qcl: [...heads, ...milk], land }));
  });

  it('is kept once, as published: an animal is the heads of its item', () => {
    expect(release.figure(866, 5111, 'BRA', 2022)).toMatchObject({ value: 234352649, flag: 'A' });
    expect(release.figure(1126, 5111, 'KEN', 2022)).toMatchObject({ value: 3456483, flag: 'A' });
    expect(release.rows('SELECT count(*) FROM observation WHERE element IN (211, 218)')).toEqual([[0]]);
  });

  it('is added up over the animals that live on forages, pigs left out, with the worst flag', () => {
    // 234352649 + 1597741 + 21520872 + 12390490 + 5834752 + 742565 + 1223724
    expect(release.figure(1756, 210, 'BRA', 2022)).toMatchObject({ value: 277662793, flag: 'I' });
    expect(release.figure(1756, 210, 'WLRD', 2022)).toMatchObject({ value: 4373870438, contributors: null });
    // 277662793 / 4373870438
    expect(release.figure(1756, 221, 'BRA', 2022)?.value).toBe(0.0634822);
  });

  it('is computed beside the pastures: heads per hectare, their part of the land and of the World', () => {
    // 277662793 / 173360800 and 4373870438 / 3236424293.3
    expect(release.figure(1756, 222, 'BRA', 2022)?.value).toBe(1.60165);
    expect(release.figure(1756, 222, 'WLRD', 2022)?.value).toBe(1.35145);
    // 173360.8 / 236758.8 and 173360.8 / 3236424.2933
    expect(release.figure(6655, 223, 'BRA', 2022)?.value).toBe(0.732225);
    expect(release.figure(6655, 224, 'BRA', 2022)?.value).toBe(0.0535655);
    // No pastures are published for Kenya here.
    expect(release.figure(1756, 222, 'KEN', 2022)).toBeNull();
  });

  it('gives a sum of milk only in years in which every milk is listed somewhere', () => {
    // 4742430 + 88560.69 + 243929.38 + 862922.53; Kenya lists no buffaloes, Brazil does.
    expect(release.figure(1756, 230, 'KEN', 2022)).toMatchObject({ value: 5937842.6, flag: 'I' });
    expect(release.figure(882, 5510, 'KEN', 2018)?.value).toBe(3778206.8);
    expect(release.figure(1756, 230, 'KEN', 2018)).toBeNull();
  });
});

describe('livestock of regions', () => {
  const population: Row[] = [
    [kenya, 3010, 511, 2022, 55],
    [uganda, 3010, 511, 2022, 45],
    [5101, 3010, 511, 2022, 100],
  ];

  it('is the sum of the countries that count them; who counts other animals and never these has none', async () => {
    const release = await buildSmall(
      await writeSources({
        qcl: [
          [kenya, 866, 5111, 2022, 20830134, 'A'],
          [kenya, 1126, 5111, 2022, 3456483, 'A'],
          [uganda, 866, 5111, 2022, 15000000, 'E'],
        ],
        population,
      }),
    );
    expect(release.figure(866, 5111, '014', 2022)).toMatchObject({
      value: 35830134,
      flag: 'E',
      contributors: 2,
    });
    // Uganda counts cattle and lists no camels: it has none.
    expect(release.figure(1126, 5111, '014', 2022)).toMatchObject({ value: 3456483, contributors: 1 });
    expect(release.figure(1756, 210, '014', 2022)).toMatchObject({ value: 39286617, flag: 'E' });
    expect(release.figure(976, 5111, '014', 2022)).toBeNull();
  });

  it('is missing where a country that kept many of them lists them no more', async () => {
    const release = await buildSmall(
      await writeSources({
        qcl: [
          [kenya, 866, 5111, 2022, 20830134, 'A'],
          [kenya, 1126, 5111, 2022, 3456483, 'A'],
          // 2.4 million are more than a tenth of 23.2 million; 300,000 camels are less than a tenth of 3.76 million.
          [uganda, 866, 5111, 2020, 2400000, 'A'],
          [uganda, 1126, 5111, 2020, 300000, 'A'],
          [uganda, 976, 5111, 2022, 5, 'A'],
        ],
      }),
    );
    expect(release.figure(866, 5111, '014', 2022)).toBeNull();
    expect(release.figure(1126, 5111, '014', 2022)).toMatchObject({ value: 3456483, contributors: 1 });
    // All animals together are the countries' own sums: 20830134 + 3456483 + 5.
    expect(release.figure(1756, 210, '014', 2022)?.value).toBe(24286622);
    // Kenya has listed no sheep in any year.
    expect(release.rows('SELECT areas, nil FROM summed WHERE indicator = 976 AND year = 2022')).toEqual([
      ['UGA', 'KEN'],
    ]);
    expect(release.rows('SELECT areas, nil FROM summed WHERE indicator = 1126 AND year = 2022')).toEqual([
      ['KEN', ''],
    ]);
  });
});
