import type { Kysely } from 'kysely';
import type { ReleaseDatabase, Row } from '#release/schema.ts';

/** Every published row of the delivery networks, in the order of its names, a genebank at a time: other requests go in between. */
export async function selectAccessionFlows(db: Kysely<ReleaseDatabase>): Promise<Row<'accession_flow'>[]> {
  const genebanks = await db
    .selectFrom('accession_flow')
    .select('genebank_name')
    .distinct()
    .orderBy('genebank_name')
    .execute();
  const rows: Row<'accession_flow'>[][] = [];
  for (const { genebank_name } of genebanks)
    rows.push(
      await db
        .selectFrom('accession_flow')
        .selectAll()
        .where('genebank_name', '=', genebank_name)
        .orderBy('origin_name')
        .orderBy('recipient_name')
        .execute(),
    );
  return rows.flat();
}

/** What the publisher's tables of two steps say of the same flows; none where they were not at hand. */
export function selectAccessionFlowChecks(
  db: Kysely<ReleaseDatabase>,
): Promise<Row<'accession_flow_check'>[]> {
  return db.selectFrom('accession_flow_check').selectAll().orderBy('step').execute();
}
