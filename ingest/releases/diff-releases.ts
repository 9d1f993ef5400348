import { join } from 'node:path';
import LibsqlDatabase from 'libsql';
import { z } from 'zod';
import { isOtherFigure } from '../steps/changes.ts';

/** How many figures of one element differ between two releases. */
export interface ElementDifference {
  /** Published id of the element. */
  element: number;
  added: number;
  removed: number;
  changed: number;
}

const rowShape = z.array(
  z.object({ element: z.number(), added: z.number(), removed: z.number(), changed: z.number() }),
);

/**
 * Figures of the later release that the earlier one has not (`added`), has (`removed`) or has with another value or flag
 * (`changed`), by element in the order of their ids; elements without a difference are left out. Both databases are only read.
 */
export function diffFigures(earlier: string, later: string): ElementDifference[] {
  const db = new LibsqlDatabase(join(later, 'release.sqlite'), { readonly: true });
  try {
    db.prepare('ATTACH DATABASE ? AS earlier').run(join(earlier, 'release.sqlite'));
    const same = ['indicator', 'element', 'year', 'area']
      .map((column) => `new.${column} = old.${column}`)
      .join(' AND ');
    const rows: unknown = db
      .prepare(
        `SELECT element, sum(added) AS added, sum(removed) AS removed, sum(changed) AS changed FROM (
           SELECT new.element, old.area IS NULL AS added, 0 AS removed,
             old.area IS NOT NULL AS changed
           FROM main.observation new LEFT JOIN earlier.observation old ON ${same}
           WHERE old.area IS NULL OR ${isOtherFigure}
           UNION ALL
           SELECT old.element, 0, 1, 0
           FROM earlier.observation old LEFT JOIN main.observation new ON ${same}
           WHERE new.area IS NULL
         ) GROUP BY element ORDER BY element`,
      )
      .all();
    return rowShape.parse(rows);
  } finally {
    db.close();
  }
}
