import type { Kysely } from 'kysely';
import type { ReleaseDatabase, Row } from '#release/schema.ts';

/** Members of PABRA as somebody handed them in, in their order; none where nobody has. */
export function selectNetworkMembership(db: Kysely<ReleaseDatabase>): Promise<Row<'network_membership'>[]> {
  return db.selectFrom('network_membership').selectAll().orderBy('source').orderBy('place').execute();
}
