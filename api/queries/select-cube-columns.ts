import type { Kysely } from 'kysely';
import type { ReleaseDatabase } from '#contract/release-tables.ts';

/** One element of all areas and years as the release keeps it for cubes: `CubeColumns`, written (`domain/columns`); `undefined` where it has no figures. */
export async function selectCubeColumns(
  db: Kysely<ReleaseDatabase>,
  { indicator, element }: { indicator: number; element: number },
): Promise<string | undefined> {
  const found = await db
    .selectFrom('cube_column')
    .select('body')
    .where('indicator', '=', indicator)
    .where('element', '=', element)
    .executeTakeFirst();
  return found?.body;
}
