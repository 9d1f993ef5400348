import type { Kysely } from 'kysely';
import { networkAreas } from '#catalog/regions/networks.ts';
import type { ReleaseDatabase } from '#release/schema.ts';

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
