import type LibsqlDatabase from 'libsql';
import type { Database } from './database.ts';

/** A row of `ranking_list` that is growing. */
interface List {
  key: string;
  element: unknown;
  area: unknown;
  year: unknown;
  items: string[];
  values: string[];
  flags: string;
}

/**
 * Writes `ranking_list`: two million places in 55,000 rows, one for each element, area and year, from the largest value
 * on. A row a place would take three times the room and the time.
 */
export async function copyRankingLists(
  db: Database,
  target: InstanceType<typeof LibsqlDatabase>,
  signal: AbortSignal,
): Promise<void> {
  const insert = target.prepare(
    'INSERT INTO ranking_list (element, area, year, items, item_values, item_flags) VALUES (?, ?, ?, ?, ?, ?)',
  );
  let list: List | null = null;
  const write = (done: List): void => {
    insert.run([done.element, done.area, done.year, done.items.join(','), done.values.join(','), done.flags]);
  };
  const sql = `SELECT element, area, year, item, value, flag FROM ranking
    ORDER BY element, area, year, ranking, item`;
  for await (const [elements = [], areas = [], years = [], items = [], values = [], flags = []] of db.chunks(
    sql,
  )) {
    signal.throwIfAborted();
    for (const [row, element] of elements.entries()) {
      const [area, year] = [areas[row], years[row]];
      const key = `${element} ${area} ${year}`;
      if (list === null || list.key !== key) {
        if (list !== null) write(list);
        list = { key, element, area, year, items: [], values: [], flags: '' };
      }
      list.items.push(String(items[row]));
      list.values.push(String(values[row]));
      list.flags += String(flags[row] ?? '') || ' ';
    }
  }
  if (list !== null) write(list);
}
