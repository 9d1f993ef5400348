import type { Kysely } from 'kysely';
import type { ReleaseDatabase } from '#contract/release-tables.ts';
import type { CubeColumns } from '#domain/columns/cube-columns.ts';

/** One element of all areas and years as the release keeps it for cubes; `undefined` where it has no figures. */
export async function selectCubeColumns(
  db: Kysely<ReleaseDatabase>,
  { indicator, element }: { indicator: number; element: number },
): Promise<CubeColumns | undefined> {
  const found = await db
    .selectFrom('cube_column')
    .select('body')
    .where('indicator', '=', indicator)
    .where('element', '=', element)
    .executeTakeFirst();
  return found && (JSON.parse(found.body) as CubeColumns);
}
