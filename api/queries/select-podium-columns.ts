import type { Kysely } from 'kysely';
import type { ReleaseDatabase } from '#contract/release-tables.ts';
import { noPodiumColumns, type PodiumColumns } from '#domain/columns/podium-columns.ts';

/** The podiums of a rank and a crop, of all areas and years, as the release keeps them. */
export async function selectPodiumColumns(
  db: Kysely<ReleaseDatabase>,
  { element, crop }: { element: number; crop: string },
): Promise<PodiumColumns> {
  const found = await db
    .selectFrom('podium_column')
    .select('body')
    .where('element', '=', element)
    .where('crop', '=', crop)
    .executeTakeFirst();
  return found === undefined ? noPodiumColumns : (JSON.parse(found.body) as PodiumColumns);
}
