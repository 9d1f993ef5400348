import type { Kysely } from 'kysely';
import type { ReleaseDatabase, Row } from '#release/schema.ts';

/** Members of PABRA from imported lists, in their order; none without such a list. */
export function selectNetworkMembership(db: Kysely<ReleaseDatabase>): Promise<Row<'network_membership'>[]> {
  return db.selectFrom('network_membership').selectAll().orderBy('source').orderBy('place').execute();
}
