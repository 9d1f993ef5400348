import type { Kysely } from 'kysely';
import type { ReleaseDatabase } from '#contract/release-tables.ts';
import type { PodiumRow } from './select-podium.ts';

/** A place of a podium, with its year and area. */
export interface PodiumYearRow extends PodiumRow {
  year: number;
}

/** The podiums of an area over the years: first `places` ranks and the own items, by year, best first. */
export function selectPodiumYears(
  db: Kysely<ReleaseDatabase>,
  of: { measure: number; area: string; places: number; own: readonly string[]; hidden: readonly string[] },
): Promise<PodiumYearRow[]> {
  return db
    .selectFrom('ranking')
    .select(['year', 'item', 'ranking', 'value'])
    .where('element', '=', of.measure)
    .where('area', '=', of.area)
    .where((row) => row.or([row('ranking', '<=', of.places), row('item', 'in', [...of.own])]))
    .where('item', 'not in', [...of.hidden])
    .orderBy('year')
    .orderBy('ranking')
    .orderBy('item')
    .execute();
}
