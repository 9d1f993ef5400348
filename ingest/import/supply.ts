import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import LibsqlDatabase from 'libsql';
import { z } from 'zod';
import { networkMembers } from '#catalog/regions/networks.ts';
import { importPrefix } from '#domain/imports/import-format.ts';
import { membershipFormat } from '#domain/imports/membership.ts';
import { toImportedMembers, toMembers } from '#domain/networks/to-members.ts';
import type { ReleaseSource } from '#release/facts.ts';
import { FigureColumn } from '#release/figure-column.ts';
import { releaseColumns } from '#release/schema.ts';
import { IngestError } from '../errors.ts';
import type { NetworkCountries } from '../steps/areas.ts';
import type { CurrentRelease } from '../steps/kept-release.ts';
import { readColumns } from '../steps/read-columns.ts';
import { type ReleaseWriter, type Supply, supply } from './import-kind.ts';
import { kinds } from './kinds.ts';

/** Members of the alliance and its networks: the contributed list of the current release, else the catalog's list. */
export async function readMembership(current: CurrentRelease | null): Promise<NetworkCountries> {
  const supplies = current === null ? [] : await readSupplies(current.folder);
  const members = supplies.filter(({ kind }) => kind === membershipFormat.id).flatMap(({ rows }) => rows);
  return members.length === 0 ? toMembers(networkMembers) : toImportedMembers(members);
}

export const suppliesFolder = 'imports';

/** The supplies of a release, by key. Throws `damaged-release` for an unreadable file. */
export async function readSupplies(release: string): Promise<Supply[]> {
  const folder = join(release, suppliesFolder);
  const names = await readdir(folder).catch(() => []);
  return Promise.all(
    names.toSorted().map(async (name) => {
      try {
        const read = supply.parse(JSON.parse(await readFile(join(folder, name), 'utf8')));
        if (kinds.some(({ id }) => id === read.kind)) return read;
        throw new Error(`There is no kind ${read.kind}.`);
      } catch (error) {
        throw new IngestError('damaged-release', `${join(folder, name)} cannot be understood.`, [], error);
      }
    }),
  );
}

export const sourceOf = ({ source, rows }: Supply): ReleaseSource => ({
  ...source,
  rows: rows.length,
  computed: false,
});

function writerOf(db: LibsqlDatabase.Database): ReleaseWriter {
  const prepare = (table: string) => {
    const columns = releaseColumns.get(table) ?? [];
    const places = columns.map(() => '?').join(', ');
    return {
      columns,
      statement: db.prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places})`),
    };
  };
  const prepared = new Map<string, ReturnType<typeof prepare>>();
  return {
    insert: (table, cells) => {
      const { columns, statement } = prepared.get(table) ?? prepare(table);
      prepared.set(table, { columns, statement });
      statement.run(columns.map((column) => cells[column] ?? null));
    },
    remove: (table, condition) => {
      db.exec(`DELETE FROM ${table} WHERE ${condition}`);
    },
    removeFigures: (areas) => {
      for (const { indicator, element, body } of readColumns(db)) {
        const column = FigureColumn.read(body);
        const rest = column.without(areas);
        if (rest !== column)
          db.prepare('UPDATE figure_column SET body = ? WHERE indicator = ? AND element = ?').run([
            ...[rest.write(), indicator, element],
          ]);
      }
      for (const area of areas) db.prepare('DELETE FROM ranking_column WHERE area = ?').run(area);
    },
    texts: (sql) => {
      const rows: unknown = db.prepare(sql).raw(true).all();
      return z
        .array(z.tuple([z.string()]))
        .parse(rows)
        .map(([text]) => text);
    },
  };
}

/** Writes supplies into a release's database, in place of the same suppliers' previous ones. */
export function writeSupplies(path: string, supplies: readonly Supply[]): void {
  const db = new LibsqlDatabase(path);
  const numbers = (sql: string): number[] => {
    const rows: unknown = db.prepare(sql).raw(true).all();
    return z
      .array(z.tuple([z.number()]))
      .parse(rows)
      .map(([number]) => number);
  };
  try {
    db.exec('BEGIN');
    const old = numbers(`SELECT id FROM source WHERE key LIKE '${importPrefix}%'`);
    for (const table of [...kinds.flatMap(({ tables }) => tables)])
      for (const id of old) db.prepare(`DELETE FROM ${table} WHERE source = ?`).run(id);
    for (const id of old) db.prepare('DELETE FROM source WHERE id = ?').run(id);
    const into = writerOf(db);
    const [largest = 0] = numbers('SELECT coalesce(max(id), 0) FROM source');
    const numbered = supplies.map((supply, at) => ({ supply, source: largest + at + 1 }));
    for (const { supply, source } of numbered)
      into.insert('source', { id: source, ...sourceOf(supply), computed: 0 });
    for (const kind of kinds)
      kind.write(
        numbered
          .filter(({ supply }) => supply.kind === kind.id)
          .map(({ supply: { source: facts, rows }, source }) => ({
            source,
            supplier: facts.publisher,
            supplied: facts.date,
            rows,
          })),
        into,
      );
    db.exec('COMMIT');
  } finally {
    db.close();
  }
}
