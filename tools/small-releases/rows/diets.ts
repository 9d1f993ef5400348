import { readFileSync } from 'node:fs';
import { crops } from '#catalog/crops/index.ts';
import { parseCsv } from '#ingest/testing/parse-csv.ts';
import type { Row } from '#ingest/testing/source-files.ts';

const mapping = new URL('../../../ingest/mappings/items.csv', import.meta.url);
const ownItems: readonly (number | null)[] = crops.flatMap(({ items, parts }) => [
  items.balance,
  ...(parts?.balance ?? []),
]);

/** Single items of food balances, but those of the catalog's crops, which have a row only where one is typed. */
const otherItems = parseCsv(readFileSync(mapping, 'utf8'))
  .filter(({ domain, is_leaf }) => domain === 'balance' && is_leaf === '1')
  .map(({ item }) => Number(item))
  .filter((item) => !ownItems.includes(item));

type Eaten = number | readonly [value: number, flag: string];

/**
 * What people eat of these items, and nothing of any other: a list of items that is long enough to be added up and ranked
 * has rows of most of them.
 */
export function diet(
  area: number,
  element: number,
  year: number,
  eaten: Readonly<Record<number, Eaten>>,
): Row[] {
  const named = Object.entries(eaten).map(([item, amount]): Row => {
    const [value, flag = ''] = typeof amount === 'number' ? [amount] : amount;
    return [area, Number(item), element, year, value, flag];
  });
  const others = otherItems.filter((item) => !(item in eaten));
  return [...named, ...others.map((item): Row => [area, item, element, year, 0])];
}
