import type { Kysely } from 'kysely';
import { crops } from '#catalog/crops/index.ts';
import type { SearchCity } from '#domain/search/search-index.ts';
import type { ReleaseDatabase } from '#release/schema.ts';
import { type PriceCityRow, selectPriceCities } from '../queries/select-price-cities.ts';

/**
 * `Eldoret town (Uasin Gishu)` is also `Eldoret town` and `Eldoret`; `Kangemi (Nairobi)` is also `Nairobi`, since there is a market of that
 * name.
 */
const namesOf = ({ name, area }: PriceCityRow, markets: ReadonlySet<string>): string[] => {
  const [, before = name, within = ''] = /^(.+?)\s*\((.+)\)$/.exec(name) ?? [];
  const town = markets.has(`${area} ${within}`) ? [within] : [];
  return [...new Set([name, before, before.replace(/ (City|Market|town)$/, ''), ...town])];
};

/** Cities whose markets report prices, each with the crops that it reports; those with the newest prices first, so that they answer for their town. */
export async function listCities(db: Kysely<ReleaseDatabase>): Promise<SearchCity[]> {
  const byId = new Map<number, PriceCityRow[]>();
  for (const row of await selectPriceCities(db)) byId.set(row.id, [...(byId.get(row.id) ?? []), row]);
  const lists = [...byId.values()];
  const markets = new Set(lists.flatMap(([row]) => (row === undefined ? [] : [`${row.area} ${row.name}`])));
  const newest = (rows: readonly PriceCityRow[]): number => Math.max(...rows.map(({ last }) => last ?? 0));
  lists.sort((a, b) => newest(b) - newest(a));
  return lists.flatMap((rows) =>
    rows.slice(0, 1).map((first) => ({
      names: namesOf(first, markets),
      also: [],
      id: first.id,
      country: first.area,
      crops: crops.filter((crop) => rows.some((row) => row.crop === crop.id)).map((crop) => crop.id),
    })),
  );
}
