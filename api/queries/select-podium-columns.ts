import type { Kysely } from 'kysely';
import type { ReleaseDatabase } from '#release/schema.ts';

/** The podiums of a rank and a crop, of all areas and years, as the release keeps them: `PodiumColumns` as JSON (`domain/columns`). */
export async function selectPodiumColumns(
  db: Kysely<ReleaseDatabase>,
  { element, crop }: { element: number; crop: string },
): Promise<string | undefined> {
  const found = await db
    .selectFrom('podium_column')
    .select('body')
    .where('element', '=', element)
    .where('crop', '=', crop)
    .executeTakeFirst();
  return found?.body;
}
