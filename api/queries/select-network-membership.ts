import type { Kysely } from 'kysely';
import type { NetworkMembershipTable } from '#contract/network-tables.ts';
import type { ReleaseDatabase } from '#contract/release-tables.ts';

/** Members of PABRA as somebody handed them in, in their order; none where nobody has. */
export function selectNetworkMembership(db: Kysely<ReleaseDatabase>): Promise<NetworkMembershipTable[]> {
  return db.selectFrom('network_membership').selectAll().orderBy('source').orderBy('place').execute();
}
