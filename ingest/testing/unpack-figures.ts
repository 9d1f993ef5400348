import { inflateSync } from 'node:zlib';
import type LibsqlDatabase from 'libsql';
import { FigureColumn } from '#release/figure-column.ts';

type Row = readonly (string | number | null)[];

const tables = {
  observation: `indicator INTEGER, element INTEGER, year INTEGER, area TEXT, value REAL, flag TEXT, source INTEGER,
    edition INTEGER, contributors INTEGER, held REAL, published TEXT, PRIMARY KEY (indicator, element, year, area)`,
  ranking: `element INTEGER, area TEXT, year INTEGER, item TEXT, value REAL, flag TEXT, ranking INTEGER,
    PRIMARY KEY (element, area, year, item)`,
  summed: 'indicator INTEGER, element INTEGER, year INTEGER, areas TEXT, nil TEXT',
} as const;

/** Puts the figures of an open release into temporary tables of a row each, so that a test can ask for them in SQL. */
export function unpackFigures(db: LibsqlDatabase.Database, elements?: readonly number[]): void {
  const write = (table: keyof typeof tables, rows: Iterable<Row>): void => {
    db.exec(`CREATE TEMP TABLE ${table} (${tables[table]})`);
    let insert: LibsqlDatabase.Statement | null = null;
    for (const row of rows) {
      insert ??= db.prepare(`INSERT INTO ${table} VALUES (${row.map(() => '?').join(', ')})`);
      insert.run([...row]);
    }
  };
  const bodies = (sql: string) =>
    db.prepare(sql).raw(true).all() as [string | number, string | number, Uint8Array][];
  const where = elements === undefined ? '' : ` WHERE element IN (${elements.join(', ')})`;
  const columns = bodies(`SELECT indicator, element, body FROM figure_column${where}`);
  const rankings = elements === undefined ? bodies('SELECT element, area, body FROM ranking_column') : [];
  const sums = bodies('SELECT indicator, element, sums FROM figure_column WHERE sums IS NOT NULL');
  db.exec('BEGIN');
  write(
    'observation',
    (function* () {
      for (const [indicator, element, body] of columns)
        for (const figure of FigureColumn.read(body).figures()) {
          const { year, area, value, flag, source, edition, contributors, held, published } = figure;
          yield [indicator, element, year, area, value, flag, source, edition, contributors, held, published];
        }
    })(),
  );
  write(
    'ranking',
    (function* () {
      for (const [element, area, body] of rankings) {
        const column = FigureColumn.read(body);
        for (const year of column.years) {
          const list = column.slice(year);
          for (const { area: item, value, flag } of list) {
            const larger = new Set(list.flatMap((other) => (other.value > value ? [other.value] : [])));
            yield [element, area, year, item, value, flag, larger.size + 1];
          }
        }
      }
    })(),
  );
  write(
    'summed',
    sums.flatMap(([indicator, element, body]) => {
      const years: [number, string, string][] = JSON.parse(inflateSync(body).toString());
      return years.map((row) => [indicator, element, ...row]);
    }),
  );
  db.exec('COMMIT');
}
