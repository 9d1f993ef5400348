import type { Kysely } from 'kysely';
import { networkAreas } from '#catalog/regions/networks.ts';
import type { ReleaseDatabase, Row } from '#release/schema.ts';

/** An area, with the years in which it existed. */
export interface AreaRow extends Omit<Row<'area'>, 'iso2'> {
  /** PABRA and those of its networks that count the country as a member; absent where none does. */
  networks?: readonly string[];
}

/** Areas that an aggregate or a former state is made of in a year, by code. */
export async function selectMembers(
  db: Kysely<ReleaseDatabase>,
  filter: { aggregate: string; year: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('member')
    .select('area')
    .distinct()
    .where('aggregate', '=', filter.aggregate)
    .where('first_year', '<=', filter.year)
    .where('last_year', '>=', filter.year)
    .orderBy('area')
    .execute();
  return rows.map(({ area }) => area);
}

/** A country that a network counts. */
export interface NetworkMemberRow {
  network: string;
  country: string;
}

/** The countries whose figures PABRA's sums and those of its networks are made of, by code. */
export function selectNetworkMembers(db: Kysely<ReleaseDatabase>): Promise<NetworkMemberRow[]> {
  return db
    .selectFrom('member')
    .innerJoin('area', 'area.code', 'member.area')
    .select(['member.aggregate as network', 'member.area as country'])
    .distinct()
    .where('member.aggregate', 'in', networkAreas)
    .where('area.kind', '=', 'country')
    .orderBy('network')
    .orderBy('country')
    .execute();
}
