import type { Kysely } from 'kysely';
import { POPULATION_ITEM } from '#catalog/items/codes.ts';
import { networkAreas } from '#catalog/regions/networks.ts';
import type { ReleaseDatabase } from '#release/schema.ts';

/** PABRA and those of its networks whose members the release has added up: their inhabitants are there in every year. */
export async function selectSummedNetworks(db: Kysely<ReleaseDatabase>): Promise<string[]> {
  const rows = await db
    .selectFrom('observation')
    .select('area')
    .distinct()
    .where('indicator', '=', POPULATION_ITEM)
    .where('area', 'in', networkAreas)
    .orderBy('area')
    .execute();
  return rows.map(({ area }) => area);
}
