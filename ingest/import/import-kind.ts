import { z } from 'zod';
import { type CheckedRow, type ImportFormat, provenanceColumns } from '#domain/imports/import-format.ts';
import { releaseSource } from '#release/facts.ts';

export const supply = z.object({
  kind: z.string(),
  /** Its entry in `release.json`. */
  source: releaseSource.omit({ rows: true, computed: true }),
  /** Without the columns of the supplier, which are stored once, in the source. */
  rows: z.array(z.record(z.string(), z.string())),
});

export type Supply = z.infer<typeof supply>;

export type Cells = Readonly<Record<string, string | number | null>>;

export const toCells = (cells: Cells): CheckedRow =>
  Object.fromEntries(Object.entries(cells).map(([column, cell]) => [column, String(cell ?? '')]));

/** The rows of one supplier, with the number that the release gives their source. */
interface WrittenSupply {
  source: number;
  supplier: string;
  supplied: string;
  rows: readonly CheckedRow[];
}

/** The release's database, as far as a kind needs it. */
export interface ReleaseWriter {
  /** Columns that are not given are empty. */
  insert(table: string, cells: Cells): void;
  /** Removes the rows that match a condition in SQL. */
  remove(table: string, condition: string): void;
  removeFigures(areas: ReadonlySet<string>): void;
  /** The first column of a query's result. */
  texts(sql: string): string[];
}

/** Other supplies and the current release, for the preview of a supply. */
export interface SupplyContext {
  /** Supplies of the same kind by other suppliers. */
  others: readonly Supply[];
  /** The first column of a query of the current release. */
  texts(sql: string): string[];
  /** How many figures the current release has of an area. */
  countFigures(area: string): number;
}

export interface ExportedRow {
  row: CheckedRow;
  /** The row that its supplier contributed; `null` for a row of the release's own sources. */
  of: CheckedRow | null;
  /** Rows of other suppliers that it was made of as well. */
  beside: readonly CheckedRow[];
}

export interface ImportKind extends ImportFormat {
  /** Default rows while there are no contributed ones; none when left out. */
  standing?: readonly CheckedRow[];
  /** Rows that the export writes in another form than they were contributed in. None when left out. */
  exported?(texts: SupplyContext['texts']): readonly ExportedRow[];
  /** What publishing does beyond the supplier's own rows, in lines to read; nothing when left out. */
  describe?(supply: Supply, context: SupplyContext): string[];
  /** Tables with its rows, which have a column `source`; the same suppliers' rows there are removed first. */
  tables: readonly string[];
  write(supplies: readonly WrittenSupply[], into: ReleaseWriter): void;
}

/**
 * A kind whose rows are stored unchanged in a table of their own: its columns are `source`, `place` (the row's place in the
 * import) and those of the format. Numbers are numbers there, empty cells `NULL`.
 */
export function plainKind(format: ImportFormat, table: string): ImportKind {
  const shared = new Set<string>(provenanceColumns.map(({ name }) => name));
  const columns = format.columns.filter(({ name }) => !shared.has(name));
  return {
    ...format,
    tables: [table],
    write: (supplies, { insert }) => {
      for (const { source, rows } of supplies)
        for (const [at, row] of rows.entries()) {
          const cells: Record<string, string | number | null> = { source, place: at + 1 };
          for (const { name, type } of columns) {
            const cell = row[name] ?? '';
            cells[name] = cell === '' ? null : type === 'integer' || type === 'number' ? Number(cell) : cell;
          }
          insert(table, cells);
        }
    },
  };
}
