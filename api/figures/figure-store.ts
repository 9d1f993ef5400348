import { setImmediate as otherRequests } from 'node:timers/promises';
import { inflateSync } from 'node:zlib';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { POPULATION } from '#catalog/elements/codes.ts';
import { POPULATION_ITEM } from '#catalog/items/codes.ts';
import { networkAreas } from '#catalog/regions/networks.ts';
import { type Figure, FigureColumn } from '#release/figure-column.ts';
import type { ReleaseDatabase } from '#release/schema.ts';
import { selectRows } from '../queries/select-rows.ts';

interface RankingEntry {
  item: string;
  /** In the unit of the measured element. */
  value: number;
  flag: string;
}

/** Every ranked crop of an area and year, from the largest value on, equal values by item; empty when there is no list. */
export async function listRanking(
  figures: FigureStore,
  { year, ...of }: { measure: number; area: string; year: number },
): Promise<RankingEntry[]> {
  return (await figures.ranking(of))
    .slice(year)
    .map(({ area: item, value, flag }) => ({ item, value, flag }))
    .sort((a, b) => b.value - a.value || (a.item < b.item ? -1 : 1));
}

/** PABRA and those of its networks whose members the release has added up: their inhabitants are there in every year. */
export async function listSummedNetworks(figures: FigureStore): Promise<string[]> {
  const { areas } = await figures.column({ indicator: POPULATION_ITEM, element: POPULATION });
  return networkAreas.filter((area) => areas.includes(area)).toSorted();
}

/** Item and element under which figures are kept. */
export interface ColumnKey {
  indicator: number;
  element: number;
}

/** Whose figures the computed aggregates of an element and year take: codes of areas, and of those that are known to have nothing. */
export interface SummedAreas {
  areas: readonly string[];
  nil: readonly string[];
}

/** All figures and rankings of a release take several times as much when parsed; a country's page takes 18 MB of them. */
const maxBytes = 20 * 1024 * 1024;

const codes = (text: string): readonly string[] => text.split(' ').filter((code) => code !== '');

/**
 * The figures of a release. A column is read and parsed at its first use, and cached while memory lasts; every figure,
 * series, slice and rank is looked up in it. Methods reject with `DamagedColumn`, or as the database does.
 */
export class FigureStore {
  readonly #db: Kysely<ReleaseDatabase>;
  readonly #kept: ReadonlyMap<number, readonly number[]>;
  readonly #columns = new LRUCache<string, FigureColumn, () => Promise<Uint8Array | undefined>>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes,
    fetchMethod: async (_key, _stale, { context: read }) => {
      const body = await read();
      // Reading one takes a millisecond or less; who reads hundreds lets other requests in between.
      await otherRequests();
      return body === undefined ? FigureColumn.empty : FigureColumn.read(body);
    },
  });

  private constructor(db: Kysely<ReleaseDatabase>, elementsByItem: ReadonlyMap<number, readonly number[]>) {
    this.#db = db;
    this.#kept = elementsByItem;
  }

  static async open(db: Kysely<ReleaseDatabase>): Promise<FigureStore> {
    const rows = await selectRows(db, 'figure_column', {}, { columns: ['indicator', 'element'] });
    const elementsByItem = new Map<number, number[]>();
    for (const { indicator, element } of rows)
      elementsByItem.set(indicator, [...(elementsByItem.get(indicator) ?? []), element]);
    return new FigureStore(db, elementsByItem);
  }

  /** All figures of an item and element; an empty column where there is none. */
  column({ indicator, element }: ColumnKey): Promise<FigureColumn> {
    return this.#fetch(`${indicator} ${element}`, async () => {
      const columns = ['body'] as const;
      const [row] = await selectRows(this.#db, 'figure_column', { indicator, element }, { columns });
      return row?.body;
    });
  }

  /** The columns of several items and elements that have figures, by item and element. */
  async columns(filter: {
    indicators: readonly number[];
    elements: readonly number[];
  }): Promise<readonly (ColumnKey & { column: FigureColumn })[]> {
    const found = [...this.#kept].flatMap(([indicator, elements]) =>
      filter.indicators.includes(indicator)
        ? elements.flatMap((element) => (filter.elements.includes(element) ? [{ indicator, element }] : []))
        : [],
    );
    const read: (ColumnKey & { column: FigureColumn })[] = [];
    for (const each of found) read.push({ ...each, column: await this.column(each) });
    return read;
  }

  /** Elements for which an item has figures, rising. */
  elementsOf(indicator: number): readonly number[] {
    return this.#kept.get(indicator) ?? [];
  }

  async slice({ year, ...of }: ColumnKey & { year: number }): Promise<Figure[]> {
    return (await this.column(of)).slice(year);
  }

  async byArea(filter: ColumnKey & { year: number }): Promise<ReadonlyMap<string, Figure>> {
    return new Map((await this.slice(filter)).map((figure) => [figure.area, figure]));
  }

  async series({ area, ...of }: ColumnKey & { area: string }): Promise<Figure[]> {
    return (await this.column(of)).series(area);
  }

  async figure({
    area,
    year,
    ...of
  }: ColumnKey & { area: string; year: number }): Promise<Figure | undefined> {
    return (await this.column(of)).at(area, year);
  }

  /** Ranking of an area's items by a measured element, as a column whose `area` is the item. */
  ranking({ measure, area }: { measure: number; area: string }): Promise<FigureColumn> {
    return this.#fetch(`ranking ${measure} ${area}`, async () => {
      const [row] = await selectRows(this.#db, 'ranking_column', { element: measure, area });
      return row?.body;
    });
  }

  async rankingAreas(measure: number): Promise<readonly string[]> {
    const rows = await selectRows(this.#db, 'ranking_column', { element: measure }, { columns: ['area'] });
    return rows.map(({ area }) => area);
  }

  /** Whose figures the aggregates of an element and year add up; `undefined` when none was computed. */
  async summed({ indicator, element, year }: ColumnKey & { year: number }): Promise<SummedAreas | undefined> {
    const columns = ['sums'] as const;
    const [row] = await selectRows(this.#db, 'figure_column', { indicator, element }, { columns });
    if (row?.sums == null) return undefined;
    const sums: readonly [year: number, areas: string, nil: string][] = JSON.parse(
      inflateSync(row.sums).toString(),
    );
    const found = sums.find(([of]) => of === year);
    return found && { areas: codes(found[1]), nil: codes(found[2]) };
  }

  async #fetch(key: string, read: () => Promise<Uint8Array | undefined>): Promise<FigureColumn> {
    return (await this.#columns.fetch(key, { context: read })) ?? FigureColumn.empty;
  }
}
