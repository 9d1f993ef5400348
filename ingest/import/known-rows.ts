import type { CheckedRow } from '#domain/imports/import-format.ts';
import { written } from './check-cell.ts';
import type { PlacedRow } from './check-rows.ts';
import type { ExportedRow, ImportKind, SupplyContext } from './import-kind.ts';

/** Recognised rows of an imported file that the export wrote in another form. */
export interface KnownRows {
  /** Whether a row is of the release's own sources, cell for cell; such a row contributes nothing. */
  isOwn(row: CheckedRow): boolean;
  /** Rows with the contributed originals in place of the exported forms; and their number. */
  handedIn(rows: readonly PlacedRow[]): { rows: readonly PlacedRow[]; rewritten: number };
}

const supplierOf = (row: CheckedRow): string => row['supplied_by'] ?? '';

/** Recognises exported rows, cell for cell: an exported file that is imported again adds only the originally contributed rows. */
export function knowRows(kind: ImportKind, texts: SupplyContext['texts']): KnownRows {
  const as = (row: CheckedRow): CheckedRow =>
    Object.fromEntries(kind.columns.map((column) => [column.name, written(column, row[column.name] ?? '')]));
  const keyOf = (row: CheckedRow): string => JSON.stringify(Object.values(as(row)));
  const exported = new Map<string, ExportedRow>(
    (kind.exported?.(texts) ?? []).map((each) => [keyOf(each.row), each]),
  );
  if (exported.size === 0) return { isOwn: () => false, handedIn: (rows) => ({ rows, rewritten: 0 }) };
  const idOf = (row: CheckedRow): string => `${supplierOf(row)}\n${kind.keyOf(row)}`;
  return {
    isOwn: (row) => exported.get(keyOf(row))?.of === null,
    handedIn: (rows) => {
      const further: PlacedRow[] = [];
      let rewritten = 0;
      const restored = rows.map(({ line, row }): PlacedRow => {
        const found = exported.get(keyOf(row));
        if (found == null || found.of === null) return { line, row };
        const original = as(found.of);
        if (keyOf(original) !== keyOf(row)) rewritten += 1;
        further.push(...found.beside.map((each) => ({ line, row: as(each) })));
        return { line, row: original };
      });
      // Rows of suppliers who are never the first of an exported row are not imported.
      const suppliers = new Set(restored.map(({ row }) => supplierOf(row)));
      const there = new Set(restored.map(({ row }) => idOf(row)));
      const added = further.filter(({ row }) => suppliers.has(supplierOf(row)) && !there.has(idOf(row)));
      return { rows: [...restored, ...added], rewritten };
    },
  };
}
