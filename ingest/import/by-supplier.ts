import { groupBy } from '#domain/group-by.ts';
import type { PlacedRow } from './check-rows.ts';

/**
 * The rows of a file by who supplied them, where the file names several suppliers and all of them have handed in before, as an export of
 * several has it. Else the file is one supplier's: a name that nobody knows among others is rather misspelt than new.
 */
export function bySupplier(
  rows: readonly PlacedRow[],
  known: ReadonlySet<string>,
): readonly (readonly PlacedRow[])[] {
  const groups = groupBy(rows, ({ row }) => row['supplied_by'] ?? '');
  const isKnown = [...groups.keys()].every((supplier) => known.has(supplier));
  return groups.size > 1 && isKnown ? [...groups.values()] : [rows];
}
