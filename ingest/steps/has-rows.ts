import { type Database, list } from './database.ts';

/**
 * Whether `observation` has any figure of the elements. Without one nothing can be computed from them, and a step that
 * asks first spares the plans of all its statements: where figures are few, they are most of the work.
 */
export async function hasRows(db: Database, elements: readonly number[]): Promise<boolean> {
  return (await db.rows(`SELECT 1 FROM observation WHERE element IN ${list(elements)} LIMIT 1`)).length > 0;
}
