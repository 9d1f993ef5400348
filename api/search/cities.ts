import type { Kysely } from 'kysely';
import { crops } from '#catalog/crops/index.ts';
import type { SearchCity } from '#domain/search/search-index.ts';
import type { ReleaseDatabase } from '#release/schema.ts';
import { type PriceCityRow, selectPriceCities } from '../queries/select-price-cities.ts';

/** `Eldoret town (Uasin Gishu)` is also `Eldoret town` and `Eldoret`. */
const namesOf = (name: string): string[] => {
  const before = name.replace(/\s*\(.+\)$/, '');
  return [...new Set([name, before, before.replace(/ (City|Market|town)$/, '')])];
};

/** Cities whose markets report prices, each with the crops that it reports. */
export async function listCities(db: Kysely<ReleaseDatabase>): Promise<SearchCity[]> {
  const byId = new Map<number, PriceCityRow[]>();
  for (const row of await selectPriceCities(db)) byId.set(row.id, [...(byId.get(row.id) ?? []), row]);
  return [...byId.values()].flatMap((rows) =>
    rows.slice(0, 1).map(({ id, name, area }) => ({
      names: namesOf(name),
      also: [],
      id,
      country: area,
      crops: crops.filter((crop) => rows.some((row) => row.crop === crop.id)).map((crop) => crop.id),
    })),
  );
}
