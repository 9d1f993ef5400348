import { readFileSync } from 'node:fs';
import { crops } from '#catalog/crops/index.ts';
import { parseCsv } from '#ingest/testing/parse-csv.ts';
import type { Row } from '#ingest/testing/source-files.ts';
import { BDI, BRA, FRA, KEN, SUN, TZA, WLRD, XKX } from './areas.ts';

const mapping = new URL('../../../ingest/mappings/items.csv', import.meta.url);
const ownItems: readonly (number | null)[] = crops.flatMap(({ items, parts }) => [
  items.balance,
  ...(parts?.balance ?? []),
]);

const items = parseCsv(readFileSync(mapping, 'utf8'))
  .filter(({ domain, is_leaf }) => domain === 'balance' && is_leaf === '1')
  .map(({ item, group }) => ({ item: Number(item), group: Number(group) }));

/** Single items of food balances, but those of the catalog's crops, which have a row only where one is typed. */
const otherItems = items.map(({ item }) => item).filter((item) => !ownItems.includes(item));
const groups = [...new Set(items.map(({ group }) => group))];

type Eaten = number | readonly [value: number, flag: string];

/**
 * What people eat of these items, nothing of any other, and the groups that they add up to: a whole diet, whose items are
 * ranked and whose groups are all food.
 */
function diet(area: number, element: number, year: number, eaten: Readonly<Record<number, Eaten>>): Row[] {
  const namedRows = Object.entries(eaten).map(([item, amount]): Row => {
    const [value, flag = ''] = typeof amount === 'number' ? [amount] : amount;
    return [area, Number(item), element, year, value, flag];
  });
  const others = otherItems.filter((item) => !(item in eaten));
  const sums = groups.map((group): Row => {
    const inGroup = namedRows.filter(([, item]) =>
      items.some((known) => known.item === item && known.group === group),
    );
    return [area, group, element, year, inGroup.reduce((sum, row) => sum + row[4], 0)];
  });
  return [...namedRows, ...others.map((item): Row => [area, item, element, year, 0]), ...sums];
}

/** Items: 2546 beans, 2532 cassava, 2805 rice, 2901 all food. */
const beans: readonly Row[] = [
  [KEN, 2546, 5142, 2010, 500, 'A'],
  // Brazil has no figure of 2010, and one of the year after.
  [WLRD, 2546, 5142, 2010, 3400],
  [BRA, 2546, 5142, 2011, 2900, 'A'],
  [BRA, 2546, 664, 2011, 150],
  [BRA, 2901, 664, 2011, 3000],
  [KEN, 2546, 664, 2011, 100],
  [KEN, 2901, 664, 2011, 2000],
  [KEN, 2546, 5142, 2016, 562, 'A'],
  [BRA, 2546, 5511, 2017, 3033, 'E'],
  [BRA, 2546, 5611, 2017, 137, 'E'],
  [BRA, 2546, 5911, 2017, 116, 'E'],
  [BRA, 2546, 5142, 2017, 2900, 'E'],
  [BRA, 2546, 645, 2017, 13.95, 'E'],
  [BRA, 2546, 664, 2017, 129, 'E'],
  [BRA, 2901, 664, 2017, 3250, 'A'],
  [XKX, 2546, 645, 2017, 4.2],
  [KEN, 2546, 664, 2017, 107, 'A'],
  [KEN, 2901, 664, 2017, 2142, 'A'],
  [TZA, 2546, 5142, 2017, 578, 'I'],
  [TZA, 2546, 664, 2017, 131, 'I'],
  [TZA, 2901, 664, 2017, 2381, 'I'],
  [WLRD, 2546, 5142, 2017, 19072, 'A'],
  // Less than half a kilocalorie in both; Brazil has some food of the same year.
  [BRA, 2546, 664, 2019, 0],
  [FRA, 2546, 664, 2019, 0],
  [BRA, 2546, 5142, 2019, 3000, 'A'],
  [KEN, 2546, 5142, 2019, 500],
  [WLRD, 2546, 5142, 2019, 3500],
  [TZA, 2546, 664, 2019, 158],
  [TZA, 2901, 664, 2019, 2000],
  [KEN, 2546, 5142, 2020, 620, 'E'],
  [TZA, 2546, 5142, 2020, 620],
  [FRA, 2546, 5142, 2020, 100],
  // A state that had ended long before, as carriers of such files join states again.
  [SUN, 2546, 5142, 2020, 9000],
  [WLRD, 2546, 5142, 2020, 20_000],
  [WLRD, 2546, 645, 2020, 2.6],
  [WLRD, 2546, 664, 2020, 60],
  [WLRD, 2901, 664, 2020, 3000],
  [KEN, 2901, 664, 2020, 2100],
  [TZA, 2901, 664, 2020, 2000],
  [KEN, 2546, 664, 2021, 120],
  [KEN, 2901, 664, 2021, 2000],
  ...diet(KEN, 664, 2020, { 2514: 700, 2546: 84, 2731: 1316 }),
  ...diet(TZA, 664, 2020, { 2514: 500, 2532: 500, 2546: 160, 2731: 840 }),
  ...diet(KEN, 645, 2020, { 2514: 60, 2546: 11.7 }),
  ...diet(TZA, 645, 2020, { 2514: 70, 2546: 18.5, 2805: 25 }),
];

/** Of a later edition: Brazil's last two years. */
export const laterBalances: readonly Row[] = [
  [BRA, 2546, 5142, 2020, 3100, 'A'],
  [BRA, 2805, 5142, 2020, 5000],
  [BRA, 2901, 664, 2020, 3000, 'A'],
  ...diet(BRA, 664, 2020, { 2805: 400, 2546: 300, 2511: 200, 2514: 100, 2531: 50, 2731: 1950 }),
  ...diet(BRA, 645, 2020, { 2805: 30 }),
  [BRA, 2901, 664, 2021, 3200],
  ...diet(BRA, 664, 2021, {
    2805: 400,
    2511: 300,
    2514: 200,
    2531: 100,
    2532: 50,
    2546: [40, 'E'],
    2731: 2110,
  }),
];

/** Cassava of 2018 in every way in which a release comes to a figure, small enough to add up by hand. */
const cassava: readonly Row[] = [
  ...diet(BRA, 664, 2018, { 2731: 3000 }),
  // 700 + 90 + 80 + 70 + 60 + 60 + 1 of crops; with the beef (2731), which is no crop, 3000.
  ...diet(BRA, 674, 2018, {
    2805: [700, 'A'],
    2532: [90, 'E'],
    2511: [80, 'A'],
    2514: [70, 'A'],
    2531: 60,
    2547: 60,
    2555: [1, 'E'],
    2731: 1939,
  }),
  [KEN, 2532, 674, 2018, 100],
  [TZA, 2532, 674, 2018, 400],
  [KEN, 2805, 674, 2018, 10],
  [TZA, 2805, 674, 2018, 20],
  [BRA, 2532, 5142, 2018, 50, 'I'],
  [KEN, 2532, 5142, 2018, 100],
  [TZA, 2532, 5142, 2018, 200],
  // As it was written until 2013: what stocks gave, with the flags of that time.
  [BRA, 2532, 5074, 2018, -84, 'Im'],
  [BRA, 2532, 5511, 2018, 500],
  [BRA, 2532, 5611, 2018, 20],
  // All that Burundi has goes to waste, so its food is known to be nothing.
  [BDI, 2532, 5511, 2018, 2],
  [BDI, 2532, 5123, 2018, 2],
  [BDI, 2532, 5301, 2018, 2],
  // Two years before, Tanzania had twice as much.
  [KEN, 2532, 5142, 2020, 100],
];

const rice: readonly Row[] = [[KEN, 2805, 5142, 2020, 2850]];

export const balances: readonly Row[] = [...beans, ...cassava, ...rice];

/** By the method that was used until 2013. */
export const historicBalances: readonly Row[] = [
  [SUN, 2546, 664, 1990, 3],
  [SUN, 2901, 664, 1990, 3000],
];
