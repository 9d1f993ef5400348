/** A figure of one element in one year. */
export interface CubeCell {
  area: string;
  /** In the element's unit, as stored. */
  value: number;
  flag: string;
  /** Countries summed when ingest computed the aggregate. */
  contributors: number | null;
}

/** All figures of an element as columns: its areas, and for each a row over the years, as long as its last year needs. */
export interface CubeColumns {
  /** Areas with any value, by code. */
  areas: string[];
  /** Values, `null` where there is none. */
  rows: (number | null)[][];
  /** A letter for each year: a space without a flag, `-` without a value. */
  flags: string[];
  /** Countries summed, of areas of which ingest computed any figure. */
  sums: Record<string, (number | null)[]>;
}

/** Columns as JSON, in the order in which `readCubeSpans` finds them. */
export const writeCubeColumns = ({ areas, rows, flags, sums }: CubeColumns): string =>
  JSON.stringify({ areas, rows, flags, sums });

/** Of an element without figures. */
export const noCubeColumns = writeCubeColumns({ areas: [], rows: [], flags: [], sums: {} });

/** Columns as they are written, without the figures of some areas. */
export function withoutCubeAreas(written: string, left: ReadonlySet<string>): string {
  const { areas, rows, flags, sums } = JSON.parse(written) as CubeColumns;
  const stays = (_: unknown, at: number): boolean => !left.has(areas[at] ?? '');
  return writeCubeColumns({
    areas: areas.filter(stays),
    rows: rows.filter(stays),
    flags: flags.filter(stays),
    sums: Object.fromEntries(Object.entries(sums).filter(([area]) => !left.has(area))),
  });
}

/**
 * First and last column with a figure of each area. Of columns as they are written; rows, which are nine tenths of the text, are not read:
 * flags have a place for each of their values, and rows hold no text that could be taken for what begins the flags.
 */
export function readCubeSpans(written: string): Map<string, readonly [first: number, last: number]> {
  const { areas } = JSON.parse(`{${written.slice(1, written.indexOf('],"rows"'))}]}`) as Pick<
    CubeColumns,
    'areas'
  >;
  const { flags } = JSON.parse(`{${written.slice(written.indexOf('"flags":['))}`) as Pick<
    CubeColumns,
    'flags'
  >;
  return new Map(
    areas.map((area, at) => {
      const letters = flags[at] ?? '';
      return [area, [letters.search(/[^-]/), letters.length - 1] as const];
    }),
  );
}

/** Puts the figures of one element into columns, a year after the other; years are columns in the order in which they are told. */
export class CubeColumnsBuilder {
  readonly #byArea = new Map<string, { row: (number | null)[]; flags: string[]; sums: (number | null)[] }>();

  /** Adds a figure of the year that stands in this column. */
  add(column: number, { area, value, flag, contributors }: CubeCell): void {
    let cells = this.#byArea.get(area);
    if (!cells) {
      cells = { row: [], flags: [], sums: [] };
      this.#byArea.set(area, cells);
    }
    fill(cells.row, column, null);
    fill(cells.flags, column, '-');
    cells.row.push(value);
    cells.flags.push(flag === '' ? ' ' : flag);
    if (contributors !== null) {
      fill(cells.sums, column, null);
      cells.sums.push(contributors);
    }
  }

  columns(): CubeColumns {
    const sorted = [...this.#byArea].sort(([one], [other]) => (one < other ? -1 : 1));
    return {
      areas: sorted.map(([area]) => area),
      rows: sorted.map(([, { row }]) => row),
      flags: sorted.map(([, { flags }]) => flags.join('')),
      sums: Object.fromEntries(sorted.flatMap(([area, { sums }]) => (sums.length > 0 ? [[area, sums]] : []))),
    };
  }
}

/** Puts `filler` into the cells before `column`. */
function fill<T>(cells: T[], column: number, filler: T): void {
  while (cells.length < column) cells.push(filler);
}
