import type LibsqlDatabase from 'libsql';
import { crops } from '#catalog/crops/index.ts';
import { listHiddenItems, listRankedItems } from '#catalog/crops/ranked-items.ts';
import { elements } from '#catalog/elements/index.ts';
import { isInScope, measureOf } from '#catalog/sections/element-twins.ts';
import { CubeColumnsBuilder, writeCubeColumns } from '#domain/columns/cube-columns.ts';
import {
  type PodiumColumnsParts,
  type PodiumYearRow,
  podiumPlaces,
  toPodiumColumns,
} from '#domain/columns/podium-columns.ts';
import type { Database } from './database.ts';

type Sqlite = InstanceType<typeof LibsqlDatabase>;

/** Is told the rows of a table in the order of its key while they are copied, and then that there are no more. */
export interface RowWatcher {
  row(values: readonly unknown[]): void;
  end(): void;
}

/** Writes `cube_column` from the rows of `observation`: indicator, element, year, area, value, flag, source, contributors … */
export async function watchForCubes(db: Database, target: Sqlite): Promise<RowWatcher> {
  const insert = target.prepare('INSERT INTO cube_column (indicator, element, body) VALUES (?, ?, ?)');
  const columnsOf = new Map<string, Map<number, number>>();
  const coverage = 'SELECT indicator, element, year FROM coverage ORDER BY indicator, element, year';
  for await (const [indicators = [], covered = [], years = []] of db.chunks(coverage))
    for (const [at, indicator] of indicators.entries()) {
      const key = `${indicator} ${covered[at]}`;
      const columns = columnsOf.get(key) ?? new Map<number, number>();
      columns.set(Number(years[at]), columns.size);
      columnsOf.set(key, columns);
    }
  let open: { key: string; of: readonly unknown[]; builder: CubeColumnsBuilder } | null = null;
  const write = (): void => {
    if (open !== null) insert.run([...open.of, writeCubeColumns(open.builder.columns())]);
  };
  return {
    row([indicator, element, year, area, value, flag, , contributors]) {
      const key = `${indicator} ${element}`;
      if (open?.key !== key) {
        write();
        open = { key, of: [indicator, element], builder: new CubeColumnsBuilder() };
      }
      const column = columnsOf.get(key)?.get(Number(year));
      if (column === undefined) return;
      open.builder.add(column, {
        area: String(area),
        value: Number(value),
        flag: String(flag),
        contributors: contributors === null ? null : Number(contributors),
      });
    },
    end: write,
  };
}

/** Whose podiums are kept, and which items of rankings they have; `''` is an indicator of no crop. */
const podiums = [undefined, ...crops].map((crop) => ({
  crop: crop?.id ?? '',
  own: listRankedItems(crop),
  hidden: new Set(listHiddenItems(crop)),
}));

type AreaRows = PodiumColumnsParts['rowsByArea'][number] & { kind: string };

/** Writes `podium_column` from the rows of `ranking`: element, area, year, item, ranking, value, ranked. */
export async function watchForPodiums(db: Database, target: Sqlite): Promise<RowWatcher> {
  const insert = target.prepare('INSERT INTO podium_column (element, crop, body) VALUES (?, ?, ?)');
  const kinds = new Map<string, string>();
  for await (const [codes = [], ofCodes = []] of db.chunks('SELECT code, kind FROM area ORDER BY code'))
    for (const [at, code] of codes.entries()) kinds.set(String(code), String(ofCodes[at]));

  let measure: number | null = null;
  let area: { code: string; rows: PodiumYearRow[]; counts: Map<number, number> } | null = null;
  let byCrop = podiums.map((): AreaRows[] => []);

  const closeArea = (): void => {
    const done = area;
    if (done === null) return;
    const kind = kinds.get(done.code) ?? '';
    const counts = [...done.counts].map(([year, count]) => ({ year, count }));
    for (const [at, { own, hidden }] of podiums.entries()) {
      const rows = done.rows.filter(
        ({ item, ranking }) => (ranking <= podiumPlaces || own.includes(item)) && !hidden.has(item),
      );
      byCrop[at]?.push({ area: done.code, rows, counts, kind });
    }
    area = null;
  };
  const closeMeasure = (): void => {
    closeArea();
    const done = measure;
    for (const element of elements) {
      if (done === null || measureOf(element) !== done) continue;
      for (const [at, { crop, own }] of podiums.entries()) {
        const rowsByArea = (byCrop[at] ?? []).filter(({ kind }) => isInScope(element, { kind }));
        const columns = toPodiumColumns({ own, rowsByArea });
        if (columns.areas.length > 0) insert.run([element.id, crop, JSON.stringify(columns)]);
      }
    }
    byCrop = podiums.map(() => []);
  };
  return {
    row([element, code, year, item, ranking, value, ranked]) {
      if (Number(element) !== measure) {
        closeMeasure();
        measure = Number(element);
      }
      if (area?.code !== code) {
        closeArea();
        area = { code: String(code), rows: [], counts: new Map() };
      }
      area?.rows.push({
        year: Number(year),
        item: String(item),
        ranking: Number(ranking),
        value: Number(value),
      });
      area?.counts.set(Number(year), Math.max(area.counts.get(Number(year)) ?? 0, Number(ranked)));
    },
    end: closeMeasure,
  };
}
