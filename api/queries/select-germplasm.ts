import type { Kysely } from 'kysely';
import type { ReleaseDatabase, Row } from '#release/schema.ts';
import { selectRows } from './select-rows.ts';

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
    rows.push(await selectRows(db, 'accession_flow', { genebank_name }));
  return rows.flat();
}

/** Countries that have cells of a crop. */
export async function selectGrowingAreas(
  db: Kysely<ReleaseDatabase>,
  crop: string,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('growing_place')
    .select('area')
    .distinct()
    .where('crop', '=', crop)
    .orderBy('area')
    .execute();
  return rows.map(({ area }) => area);
}
