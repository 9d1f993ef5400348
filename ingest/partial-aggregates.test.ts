import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildSmall, type SmallRelease } from './testing/build-small.ts';
import { names, noted, type Row, writeEditions, writeSources } from './testing/source-files.ts';

/** Areas: 21 Brazil, 69 French Guiana, 234 Uruguay, 5207 South America; 7 Angola, 32 Cameroon, 250 DR Congo, 5102 Middle Africa. */
const southAmerica = '005';
const middleAfrica = '017';

const heldBy = (release: SmallRelease, element: number, area: string) =>
  release.rows(
    `SELECT held FROM observation WHERE indicator = 176 AND element = ${element} AND area = '${area}'`,
  );

it('a value depends on the part of the production that its members have, in the year or the nearest one', async () => {
  const reported: Row[] = [
    // Brazil has nearly all of the beans, and no value in any year.
    [21, 176, 5510, 1980, 1_968_165],
    [69, 176, 5510, 1980, 10],
    [234, 176, 5510, 1980, 2000],
    // Cassava: two members without a value have less than a tenth each, and more together.
    [21, 125, 5510, 1980, 88],
    [234, 125, 5510, 1980, 6],
    [69, 125, 5510, 1980, 6],
  ];
  // Of potatoes and sweet potatoes few are known in 1980: the year 2010 weighs.
  const weighed = [116, 122].flatMap((item): Row[] => [
    [21, item, 5510, 2010, 92],
    [234, item, 5510, 2010, 5],
    [169, item, 5510, 2010, 3],
    [69, item, 5510, 1980, 1],
  ]);
  const value: Row[] = [
    [69, 176, 152, 1980, 6],
    [21, 125, 152, 1980, 60],
    [21, 116, 152, 1980, 60],
    [234, 122, 152, 1980, 6],
  ];
  const release = await buildSmall(await writeSources({ qcl: [...reported, ...weighed], value }));
  const told = [176, 125, 116, 122].map((item) => release.figure(item, 152, southAmerica, 1980)?.value);
  expect(told).toEqual([undefined, undefined, 60, undefined]);
  expect(release.figure(176, 122, southAmerica, 1980)).toBeNull();
  expect(release.figure(176, 5510, southAmerica, 1980)?.value).toBe(1_970_175);
});

it('a value is given without a member that is never known and has less than a tenth of the production', {
  tags: ['sweep'],
}, async () => {
  const qcl: Row[] = [
    [21, 176, 5510, 1980, 92],
    [234, 176, 5510, 1980, 8],
  ];
  const release = await buildSmall(await writeSources({ qcl, value: [[21, 176, 152, 1980, 60]] }));
  expect(release.figure(176, 152, southAmerica, 1980)).toMatchObject({ value: 60, contributors: 1 });
  expect(heldBy(release, 152, southAmerica)).toEqual([[0.92]]);
});

it('of two years that are equally near the earlier one weighs', async () => {
  const cases = [125, 116, 122, 176].flatMap((item) => [1970, 1980, 1990].map((year) => ({ item, year })));
  const qcl = cases.flatMap(({ item, year }): Row[] => [
    [21, item, 5510, year + 2, 50],
    [234, item, 5510, year + 2, 50],
    [21, item, 5510, year - 2, 92],
    [234, item, 5510, year - 2, 8],
  ]);
  const value = cases.map(({ item, year }): Row => [21, item, 152, year, 60]);
  const release = await buildSmall(await writeSources({ qcl, value }));
  const told = cases.map(({ item, year }) => release.figure(item, 152, southAmerica, year)?.value);
  expect(told).toEqual(cases.map(() => 60));
});

it('the energy of a food that closes without it is nothing, as its food is', {
  tags: ['sweep'],
}, async () => {
  // DR Congo imports 2 thousand tonnes and feeds them; Angola eats.
  const fbs: Row[] = [
    ...africa([7, 32]),
    [250, 2532, 5611, 2015, 2],
    [250, 2532, 5301, 2015, 2],
    [250, 2532, 5521, 2015, 2],
    [250, 2901, 664, 2015, 2000],
  ];
  const release = await buildSmall(await writeSources({ fbs, population: people }));
  expect(release.figure(2532, 664, middleAfrica, 2015)?.value).toBe(118.605);
});

/** Energy of cassava and of all food, and people. */
const africa = (areas: readonly number[]): Row[] =>
  areas.flatMap((area): Row[] => [
    [area, 2532, 664, 2015, 300],
    [area, 2532, 5142, 2015, 1000],
    [area, 2901, 664, 2015, 2000],
  ]);
const people: Row[] = [
  [7, 3010, 511, 2015, 28_000],
  [32, 3010, 511, 2015, 23_000],
  [250, 3010, 511, 2015, 78_000],
  [5102, 3010, 511, 2015, 129_000],
];

it('food use of a region is missing without a country that has most of its people', async () => {
  // Potatoes of DR Congo are not known, its cassava is.
  const potatoes = africa([7, 32]).map(
    ([area, item, ...rest]): Row => [area, item === 2532 ? 2531 : item, ...rest],
  );
  const release = await buildSmall(
    await writeSources({
      fbs: [...africa([7, 32, 250]), ...potatoes.filter(([, item]) => item === 2531)],
      population: people,
    }),
  );
  for (const element of [6, 14, 664, 5142])
    expect(release.figure(2531, element, middleAfrica, 2015)).toBeNull();
  expect(release.figure(2532, 6, middleAfrica, 2015)).toMatchObject({ value: 0.15, contributors: 3 });
  // 3000 thousand tonnes of 129 million.
  expect(release.figure(2532, 14, middleAfrica, 2015)?.value).toBe(23.2558);
});

it('a country of which the food is rounded to nothing counts with its people', {
  tags: ['sweep'],
}, async () => {
  const fbs: Row[] = [...africa([7, 32]), [250, 2532, 5142, 2015, 0], [250, 2901, 664, 2015, 2000]];
  const release = await buildSmall(await writeSources({ fbs, population: people }));
  // 300 kcal of 51 million people among 129 million.
  expect(release.figure(2532, 664, middleAfrica, 2015)).toMatchObject({ value: 118.605, contributors: 2 });
});

const cocoa = (area: number, value: number): Row => [area, 2633, 5142, 2015, value];

/** A release of food balances of cocoa, of two editions that each row names. */
async function cocoaOf(population: readonly Row[], rows: Parameters<typeof noted>[0]): Promise<SmallRelease> {
  const folder = await writeSources({ population });
  await writeEditions(folder, [
    [names.fbs, 'FBS-2020', '2020'],
    [names.fbs, 'FBS-2025', '2025'],
  ]);
  await writeFile(join(folder, names.fbs), noted(rows));
  return buildSmall(folder);
}

it('a World of another edition gives way to the sum of the countries, and no share is beyond the whole', {
  tags: ['sweep'],
}, async () => {
  const release = await cocoaOf(
    [
      [107, 3010, 511, 2015, 24],
      [81, 3010, 511, 2015, 28],
      [5000, 3010, 511, 2015, 52],
    ],
    [
      ['FBS-2025', cocoa(107, 57)],
      ['FBS-2025', cocoa(81, 43)],
      ['FBS-2020', cocoa(5000, 20)],
    ],
  );
  expect(release.figure(2633, 5142, 'WLRD', 2015)).toMatchObject({
    value: 100,
    source: null,
    contributors: 2,
  });
  expect(release.figure(2633, 23, 'CIV', 2015)?.value).toBe(0.57);
});

it('a country of another edition than the published World has no share of it', async () => {
  const release = await cocoaOf(
    [
      [107, 3010, 511, 2015, 3],
      [81, 3010, 511, 2015, 97],
    ],
    [
      ['FBS-2025', cocoa(107, 57)],
      ['FBS-2020', cocoa(81, 10)],
      ['FBS-2020', cocoa(5000, 20)],
    ],
  );
  expect(release.figure(2633, 5142, 'WLRD', 2015)).toMatchObject({ value: 20, source: 'faostat-fbs' });
  expect(release.figure(2633, 23, 'GHA', 2015)?.value).toBe(0.5);
  expect(release.figure(2633, 23, 'CIV', 2015)).toBeNull();
});
