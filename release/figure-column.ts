import { deflateSync, inflateSync } from 'node:zlib';

/** A figure of one item and element, with its metadata in the release. */
export interface Figure {
  area: string;
  year: number;
  /** In the element's unit. */
  value: number;
  /** FAO flag letter, empty when the source has none; of derived figures the worst of the inputs. */
  flag: string;
  /** `source.id`; `null` for figures that ingest derived. */
  source: number | null;
  /** `edition.id`: of a derived figure the set of its inputs' editions; `null` where none is known. */
  edition: number | null;
  /** Number of countries summed when ingest computed the aggregate. */
  contributors: number | null;
  /**
   * Of an aggregate that ingest computed, the share of what its members had that the countries in it hold, 0.9–1; `null` where they
   * hold all of it, and for every other figure.
   */
  held: number | null;
  /** The row as published when it was mapped or converted: `item|element|unit|value|flag|area`. */
  published: string | null;
}

/**
 * A column as it is written: JSON, deflated. Each area has a row over the years that begins in the year `from[area]` (its place in
 * `years`) and ends with the area's last figure; a year without a figure is `null`, and `-` in the rows of letters. The letter of a
 * source or edition is its place in `sourceIds` or `editionIds`.
 */
interface WrittenColumn {
  areas: string[];
  years: number[];
  from: number[];
  values: (number | null)[][];
  flags: string[];
  sources: string[];
  editions: string[];
  sourceIds: (number | null)[];
  editionIds: (number | null)[];
  /** By area, where any of its figures has such a thing: rows as long as that of its values; of published rows a line each. */
  contributors: Record<string, (number | null)[]>;
  held: Record<string, (number | null)[]>;
  published: Record<string, string>;
}

/** Bytes that are no column, or one whose rows do not fit together. */
export class DamagedColumn extends Error {
  override name = 'DamagedColumn';
}

const none = '-';
const unflagged = ' ';
const firstLetter = '0'.charCodeAt(0);

/** All figures of one item and element: about 220 areas and 60 years, stored as arrays. `Figure` objects are made on demand. */
export class FigureColumn {
  static readonly empty = FigureColumn.of([]);

  /** Areas with any figure, by code. */
  readonly areas: readonly string[];
  /** Years of its figures, rising. */
  readonly years: readonly number[];
  /** Bytes in memory, about. */
  readonly bytes: number;
  readonly #written: Omit<WrittenColumn, 'values'>;
  /** The rows of all areas one after the other, each from its place in `#starts` on. */
  readonly #values: Float64Array;
  readonly #starts: readonly number[];
  readonly #places: ReadonlyMap<string, number>;

  private constructor({ values, ...written }: WrittenColumn) {
    this.areas = written.areas;
    this.years = written.years;
    const known = new Map<string, string>();
    const flags = eachOnce(written.flags, known);
    const sources = eachOnce(written.sources, known);
    const editions = eachOnce(written.editions, known);
    this.#written = { ...written, flags, sources, editions };
    this.#places = new Map(written.areas.map((area, at) => [area, at]));
    const starts = [0];
    for (const { length } of values) starts.push((starts.at(-1) ?? 0) + length);
    this.#starts = starts;
    this.#values = new Float64Array(starts.at(-1) ?? 0);
    for (const [row, ofArea] of values.entries()) {
      const start = starts[row] ?? 0;
      for (let at = 0; at < ofArea.length; at += 1) this.#values[start + at] = ofArea[at] ?? Number.NaN;
    }
    const texts = [...known.keys(), ...Object.values(written.published)];
    const letters = texts.reduce((sum, { length }) => sum + length + 24, 0);
    const further = [...Object.values(written.contributors), ...Object.values(written.held)];
    const places = further.reduce((sum, { length }) => sum + 8 * length, 0);
    this.bytes = 2000 + 140 * written.areas.length + 8 * this.#values.length + letters + places;
  }

  /** The column of figures, which are sorted by area and year without duplicates; `years` default to those of the figures. */
  static of(figures: readonly Figure[], years?: readonly number[]): FigureColumn {
    const columnYears = years ?? [...new Set(figures.map(({ year }) => year))].sort((a, b) => a - b);
    return new FigureColumn(toWritten(figures, columnYears));
  }

  /** Throws `DamagedColumn` where the bytes are not what `write` made. */
  static read(bytes: Uint8Array): FigureColumn {
    let written: WrittenColumn;
    try {
      written = JSON.parse(inflateSync(bytes).toString());
      requireWhole(written);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new DamagedColumn(`A column of figures is damaged: ${reason}`, { cause: error });
    }
    return new FigureColumn(written);
  }

  write(): Buffer {
    const values = this.areas.map((_, row) =>
      Array.from(this.#valuesOf(row), (value) => (Number.isNaN(value) ? null : value)),
    );
    return deflateSync(JSON.stringify({ ...this.#written, values }));
  }

  /** The figure of an area and year; `undefined` where there is none. */
  at(area: string, year: number): Figure | undefined {
    const row = this.#places.get(area);
    const column = this.years.indexOf(year);
    return row === undefined || column < 0 ? undefined : this.#figure(row, column);
  }

  /** Figures of a year, by area. */
  slice(year: number): Figure[] {
    const column = this.years.indexOf(year);
    if (column < 0) return [];
    return this.areas.flatMap((_, row) => this.#figure(row, column) ?? []);
  }

  /** Figures of an area, years rising. */
  series(area: string): Figure[] {
    const row = this.#places.get(area);
    return row === undefined ? [] : this.#row(row);
  }

  /** Every figure, by area and year. */
  figures(): Figure[] {
    return this.areas.flatMap((_, row) => this.#row(row));
  }

  /** The values of an area, from a place in `years` on; `NaN` for a missing one. For loops over every figure. */
  values(area: string): { from: number; values: Float64Array } {
    const row = this.#places.get(area) ?? -1;
    return { from: this.#written.from[row] ?? 0, values: this.#valuesOf(row) };
  }

  /** The flags of an area, from the same place on: a letter each, a blank for none, `-` for a missing figure. */
  flags(area: string): string {
    return this.#written.flags[this.#places.get(area) ?? -1] ?? '';
  }

  /** How many countries each figure of an area is the sum of; empty for an area without computed figures. */
  contributors(area: string): readonly (number | null)[] {
    return this.#written.contributors[area] ?? [];
  }

  /** How many figures it has. */
  get count(): number {
    return this.#values.filter((value) => !Number.isNaN(value)).length;
  }

  /** How many of its figures are from a source; `null` counts computed figures. */
  countOf(source: number | null): number {
    const letter = letterAt(this.#written.sourceIds.indexOf(source));
    return this.#written.sources.reduce((sum, row) => sum + row.split(letter).length - 1, 0);
  }

  /** The sources of its figures, without duplicates; `null` is for computed figures. */
  get sources(): readonly (number | null)[] {
    return this.#written.sourceIds;
  }

  /** The column without the figures of some areas; its years stay. */
  without(areas: ReadonlySet<string>): FigureColumn {
    if (!this.areas.some((area) => areas.has(area))) return this;
    return FigureColumn.of(
      this.figures().filter(({ area }) => !areas.has(area)),
      this.years,
    );
  }

  /** The values of a row; empty for a missing row. */
  #valuesOf(row: number): Float64Array {
    return this.#values.subarray(this.#starts[row] ?? 0, this.#starts[row + 1] ?? 0);
  }

  #row(row: number): Figure[] {
    const from = this.#written.from[row] ?? 0;
    const { length } = this.#valuesOf(row);
    return Array.from({ length }, (_, at) => this.#figure(row, from + at) ?? []).flat();
  }

  #figure(row: number, column: number): Figure | undefined {
    const { areas, years, from, flags, sources, editions, sourceIds, editionIds } = this.#written;
    const at = column - (from[row] ?? 0);
    const flag = flags[row]?.[at] ?? none;
    if (at < 0 || flag === none) return undefined;
    const area = areas[row] ?? '';
    return {
      area,
      year: years[column] ?? 0,
      value: this.#values[(this.#starts[row] ?? 0) + at] ?? Number.NaN,
      flag: flag === unflagged ? '' : flag,
      source: idAt(sourceIds, sources[row], at),
      edition: idAt(editionIds, editions[row], at),
      contributors: this.#written.contributors[area]?.[at] ?? null,
      held: this.#written.held[area]?.[at] ?? null,
      published: lineAt(this.#written.published[area] ?? '', at) || null,
    };
  }
}

/** Replaces equal rows of letters by one shared string, to save memory. */
function eachOnce(rows: readonly string[], known: Map<string, string>): string[] {
  return rows.map((row) => {
    if (!known.has(row)) known.set(row, row);
    return known.get(row) ?? row;
  });
}

const idAt = (ids: readonly (number | null)[], letters: string | undefined, at: number): number | null =>
  ids[(letters?.charCodeAt(at) ?? -1) - firstLetter] ?? null;

/** A line of a text, found by the line breaks before it: splitting the text for each figure would take as much memory as the column. */
function lineAt(text: string, at: number): string {
  let start = 0;
  for (let line = 0; line < at; line += 1) {
    start = text.indexOf('\n', start) + 1;
    if (start === 0) return '';
  }
  const end = text.indexOf('\n', start);
  return text.slice(start, end < 0 ? undefined : end);
}

const letterAt = (place: number): string => String.fromCharCode(firstLetter + place);

/** The letter of an id; adds the id to the list if it is missing. */
function letterOf(ids: (number | null)[], id: number | null): string {
  const known = ids.indexOf(id);
  return letterAt(known < 0 ? ids.push(id) - 1 : known);
}

function toWritten(figures: readonly Figure[], years: readonly number[]): WrittenColumn {
  const columnOf = new Map(years.map((year, column) => [year, column]));
  const written: WrittenColumn = {
    ...{ areas: [], years: [...years], from: [], values: [], flags: [], sources: [], editions: [] },
    ...{ sourceIds: [], editionIds: [], contributors: {}, held: {}, published: {} },
  };
  const rows = new Map<string, Figure[]>();
  for (const figure of figures) {
    const row = rows.get(figure.area);
    if (row === undefined) rows.set(figure.area, [figure]);
    else row.push(figure);
  }
  for (const [area, ofArea] of rows) {
    const from = columnOf.get(ofArea[0]?.year ?? 0) ?? 0;
    const row: (Figure | null)[] = [];
    for (const figure of ofArea) {
      if (!Number.isFinite(figure.value)) throw new RangeError(`${area} ${figure.year} is no number.`);
      const at = (columnOf.get(figure.year) ?? 0) - from;
      if (at < row.length) throw new RangeError(`${area} ${figure.year} stands twice, or out of order.`);
      while (row.length < at) row.push(null);
      row.push(figure);
    }
    const letters = (letter: (figure: Figure) => string): string =>
      row.map((figure) => (figure === null ? none : letter(figure))).join('');
    written.areas.push(area);
    written.from.push(from);
    written.values.push(row.map((figure) => figure?.value ?? null));
    written.flags.push(letters(({ flag }) => flag || unflagged));
    written.sources.push(letters(({ source }) => letterOf(written.sourceIds, source)));
    written.editions.push(letters(({ edition }) => letterOf(written.editionIds, edition)));
    for (const key of ['contributors', 'held'] as const)
      if (ofArea.some((figure) => figure[key] !== null))
        written[key][area] = row.map((figure) => figure?.[key] ?? null);
    if (ofArea.some(({ published }) => published !== null))
      written.published[area] = row.map((figure) => figure?.published ?? '').join('\n');
  }
  return written;
}

/** Throws where rows are missing, or not as long as others of the same area. */
function requireWhole(written: WrittenColumn): void {
  const { areas, years, from, values, flags, sources, editions } = written;
  for (const [at, area] of areas.entries()) {
    const length = values[at]?.length ?? -1;
    const lengths = [flags, sources, editions].map((rows) => rows[at]?.length);
    const isWhole =
      lengths.every((other) => other === length) && (from[at] ?? Infinity) + length <= years.length;
    if (!isWhole) throw new RangeError(`the row of ${area} has another length than it should have`);
  }
}
