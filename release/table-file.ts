import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** A cell of a release's table. */
export type Cell = string | number | Uint8Array | null;

/** Rows of a table of a release, as they travel in a file. */
export interface TableRows {
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
}

/** A file as it is written: JSON, compressed with Brotli. A list of cells for each column; bytes are in base 64. */
interface WrittenTable {
  columns: string[];
  bytes: string[];
  cells: (string | number | null)[][];
}

const isBytes = (cell: Cell | undefined): cell is Uint8Array => cell instanceof Uint8Array;

/** The file of some rows: the same bytes for the same rows. */
export function writeTable({ columns, rows }: TableRows): Buffer {
  const lists = columns.map((_, at) => rows.map((row) => row[at] ?? null));
  const bytes = columns.filter((_, at) => lists[at]?.some(isBytes));
  const cells = lists.map((list) =>
    list.map((cell) => (isBytes(cell) ? Buffer.from(cell).toString('base64') : cell)),
  );
  const text = Buffer.from(JSON.stringify({ columns, bytes, cells }));
  return brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
}

/** The rows of a file. Throws for a file that `writeTable` did not write. */
export function readTable(file: Uint8Array): TableRows {
  const { columns, bytes, cells }: WrittenTable = JSON.parse(brotliDecompressSync(file).toString());
  const lists = columns.map((column, at): Cell[] => {
    const list = cells[at] ?? [];
    return bytes.includes(column)
      ? list.map((cell) => (cell === null ? null : Buffer.from(String(cell), 'base64')))
      : list;
  });
  const [first = []] = lists;
  if (lists.some(({ length }) => length !== first.length))
    throw new RangeError('its columns are not of one length');
  return { columns, rows: first.map((_, row) => lists.map((list) => list[row] ?? null)) };
}
