import type { Kysely } from 'kysely';
import type { PodiumRow } from '#domain/columns/podium-columns.ts';
import type { ReleaseDatabase } from '#release/schema.ts';

/** Items on the first `places` ranks of an area and year, and the own items on whatever rank, best first, without the hidden ones. */
export function selectPodium(
  db: Kysely<ReleaseDatabase>,
  of: {
    measure: number;
    area: string;
    year: number;
    places: number;
    own: readonly string[];
    hidden: readonly string[];
  },
): Promise<PodiumRow[]> {
  return db
    .selectFrom('ranking')
    .select(['item', 'ranking', 'value'])
    .where('element', '=', of.measure)
    .where('area', '=', of.area)
    .where('year', '=', of.year)
    .where((row) => row.or([row('ranking', '<=', of.places), row('item', 'in', [...of.own])]))
    .where('item', 'not in', [...of.hidden])
    .orderBy('ranking')
    .orderBy('item')
    .execute();
}
