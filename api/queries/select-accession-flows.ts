import type { Kysely } from 'kysely';
import type { ReleaseDatabase, Row } from '#release/schema.ts';

/** Every published row of the delivery networks, in the order of its names. */
export function selectAccessionFlows(db: Kysely<ReleaseDatabase>): Promise<Row<'accession_flow'>[]> {
  return db
    .selectFrom('accession_flow')
    .selectAll()
    .orderBy('genebank_name')
    .orderBy('origin_name')
    .orderBy('recipient_name')
    .execute();
}

/** What the publisher's tables of two steps say of the same flows; none where they were not at hand. */
export function selectAccessionFlowChecks(
  db: Kysely<ReleaseDatabase>,
): Promise<Row<'accession_flow_check'>[]> {
  return db.selectFrom('accession_flow_check').selectAll().orderBy('step').execute();
}
