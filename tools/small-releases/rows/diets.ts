import { readFileSync } from 'node:fs';
import { crops } from '#catalog/crops/index.ts';
import { parseCsv } from '#ingest/testing/parse-csv.ts';
import type { Row } from '#ingest/testing/source-files.ts';

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
export function diet(
  area: number,
  element: number,
  year: number,
  eaten: Readonly<Record<number, Eaten>>,
): Row[] {
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
