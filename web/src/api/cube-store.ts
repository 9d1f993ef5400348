import type { DoubtReason } from '#catalog/doubts.ts';
import { isOfficial } from '#catalog/flags.ts';
import { findDoubt } from '#contract/breaks.ts';
import type { Cube } from '#contract/data.ts';
import { isRoundedAway } from '#domain/rounded-away.ts';
import { workedOnce } from './worked-once.ts';

/** `summed`: number of countries of an aggregate that ingest summed; `doubt`: why a figure is too doubtful to lead. */
export interface Figure {
  value: number;
  flag: string;
  summed: number | null;
  doubt?: DoubtReason | undefined;
}

/** `undefined` not loaded, `null` missing at the source; by the store's `failed` a loading figure differs from a failed one. */
export type Known<T> = T | null | undefined;

interface IndexedCube {
  cube: Cube;
  rowOf: ReadonlyMap<string, number>;
  columnOf: ReadonlyMap<number, number>;
  /** A partial cube knows only some areas or years: absence in it means "not loaded". */
  partial: boolean;
}

const places = workedOnce((cube: Cube) => ({
  rowOf: new Map(cube.areas.map((area, row) => [area, row])),
  columnOf: new Map(cube.years.map((year, column) => [year, column])),
}));

const index = (cube: Cube, partial: boolean): IndexedCube => ({ cube, ...places(cube), partial });

/** Whether a figure may lead a sentence, a label, a list of the largest. */
export const isBelieved = ({ doubt }: Pick<Figure, 'doubt'>): boolean => doubt === undefined;

const figureAt = (cube: Cube, area: string, row: number, column: number): Figure | null => {
  const value = cube.rows[row]?.[column] ?? null;
  if (value === null) return null;
  const flag = (cube.flags[row]?.[column] ?? '').trim();
  const doubt = findDoubt(cube, area, cube.years[column] ?? 0);
  return {
    value,
    flag: flag === '-' ? '' : flag,
    summed: cube.sums[area]?.[column] ?? null,
    ...(doubt !== null && { doubt }),
  };
};

/** The figures that the page has. Immutable: `with` answers a new store, so that React sees a change. */
export class CubeStore {
  readonly #cubes: ReadonlyMap<number, readonly IndexedCube[]>;
  readonly #officialOnly: boolean;
  readonly #failed: ReadonlySet<number>;
  readonly #results = new Map<string, unknown>();

  private constructor(
    cubes: ReadonlyMap<number, readonly IndexedCube[]>,
    officialOnly = false,
    failed: ReadonlySet<number> = new Set(),
  ) {
    this.#cubes = cubes;
    this.#officialOnly = officialOnly;
    this.#failed = failed;
  }

  static of(full: readonly Cube[], partial: readonly Cube[] = []): CubeStore {
    const cubes = new Map<number, IndexedCube[]>();
    for (const cube of partial) {
      const list = cubes.get(cube.element) ?? [];
      list.push(index(cube, true));
      cubes.set(cube.element, list);
    }
    for (const cube of full) cubes.set(cube.element, [index(cube, false)]);
    return new CubeStore(cubes);
  }

  /** The same figures and these full cubes. */
  with(full: readonly Cube[]): CubeStore {
    const cubes = new Map(this.#cubes);
    for (const cube of full) cubes.set(cube.element, [index(cube, false)]);
    return new CubeStore(cubes, this.#officialOnly, this.#failed);
  }

  official(): CubeStore {
    return new CubeStore(this.#cubes, true, this.#failed);
  }

  /** The same figures; the full cubes of these elements could not be loaded. */
  withFailed(elements: readonly number[]): CubeStore {
    return new CubeStore(this.#cubes, this.#officialOnly, new Set(elements));
  }

  /** Whether the full cube of one of these elements could not be loaded: what is missing of it is not known. */
  failed(...elements: readonly number[]): boolean {
    return elements.some((element) => this.#failed.has(element));
  }

  /** A result of these figures, worked out the first time: a page asks for the same ones many times. `key` names its inputs, too. */
  once<T>(key: string, work: () => T): T {
    if (this.#results.has(key)) return this.#results.get(key) as T;
    const result = work();
    this.#results.set(key, result);
    return result;
  }

  #kept(figure: Figure | null): Figure | null {
    return figure === null || (this.#officialOnly && !isOfficial(figure.flag)) ? null : figure;
  }

  isFull(element: number): boolean {
    return this.#cubes.get(element)?.some((entry) => !entry.partial) ?? false;
  }

  /** Whether the figure is a 0 that the source's rounding made of more: some of the crop is eaten by another measure. */
  isRoundedAway(element: number, area: string, year: number): boolean {
    const value = this.figure(element, area, year)?.value;
    if (value !== 0) return false;
    // What else is eaten counts as evidence also where the view's filter hides it.
    const every = new CubeStore(this.#cubes);
    return isRoundedAway(element, value, (measure) => every.figure(measure, area, year)?.value);
  }

  /** Facts of the element that do not depend on area and year: unit, class limits, breaks, counts. */
  about(element: number): Cube | undefined {
    return this.#cubes.get(element)?.[0]?.cube;
  }

  figure(element: number, area: string, year: number): Known<Figure> {
    const entries = this.#cubes.get(element);
    if (entries === undefined) return undefined;
    for (const { cube, rowOf, columnOf, partial } of entries) {
      const row = rowOf.get(area);
      const column = columnOf.get(year);
      if (row !== undefined && column !== undefined) return this.#kept(figureAt(cube, area, row, column));
      // A cube cut to one area keeps all its years: a year that it lacks is missing at the source.
      if (!partial || (row !== undefined && cube.areas.length <= 1)) return null;
    }
    return undefined;
  }

  /** Years with a value for the area, rising; `undefined` when the whole row is not loaded. */
  series(element: number, area: string): Known<ReadonlyMap<number, Figure>> {
    return this.once(`series ${element} ${area}`, () => this.#findSeries(element, area));
  }

  #findSeries(element: number, area: string): Known<ReadonlyMap<number, Figure>> {
    const entries = this.#cubes.get(element);
    if (entries === undefined) return undefined;
    // The first view holds one cube cut by year and one cut by area; only the longer row is a series.
    let best: { entry: IndexedCube; row: number } | null = null;
    for (const entry of entries) {
      const row = entry.rowOf.get(area);
      if (row === undefined) {
        if (!entry.partial) return null;
        continue;
      }
      if (best === null || entry.cube.years.length > best.entry.cube.years.length) best = { entry, row };
    }
    if (best === null || (best.entry.partial && best.entry.cube.areas.length > 1)) return undefined;
    const figures = new Map<number, Figure>();
    for (const [column, year] of best.entry.cube.years.entries()) {
      const figure = this.#kept(figureAt(best.entry.cube, area, best.row, column));
      if (figure !== null) figures.set(year, figure);
    }
    return figures;
  }

  /** Areas with a value in the year; `undefined` when the year is not loaded for all areas. */
  slice(element: number, year: number): Known<ReadonlyMap<string, Figure>> {
    return this.once(`slice ${element} ${year}`, () => this.#findSlice(element, year));
  }

  #findSlice(element: number, year: number): Known<ReadonlyMap<string, Figure>> {
    const entries = this.#cubes.get(element);
    if (entries === undefined) return undefined;
    for (const { cube, columnOf, partial } of entries) {
      if (partial && cube.areas.length <= 1) continue;
      const column = columnOf.get(year);
      if (column === undefined) {
        if (!partial) return null;
        continue;
      }
      const figures = new Map<string, Figure>();
      for (const [row, area] of cube.areas.entries()) {
        const figure = this.#kept(figureAt(cube, area, row, column));
        if (figure !== null) figures.set(area, figure);
      }
      return figures;
    }
    return undefined;
  }
}
