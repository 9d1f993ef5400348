import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import LibsqlDatabase from 'libsql';
import { z } from 'zod';
import type { ReleaseSource } from '#contract/release.ts';
import { releaseColumns } from '#contract/release-columns.ts';
import { IngestError } from '../errors.ts';
import { toVariety } from '../steps/germplasm/to-variety.ts';
import { toPublished } from './varieties.ts';

/** What somebody has handed in, as a release keeps it: the next release takes it over from there. */
const supply = z.object({
  kind: z.literal('varieties'),
  /** What `release.json` says of it. */
  source: z.object({
    key: z.string(),
    file: z.string(),
    publisher: z.string(),
    title: z.string(),
    url: z.string(),
    date: z.string(),
    sha256: z.string(),
    licence: z.string(),
  }),
  rows: z.array(z.record(z.string(), z.string())),
});

export type Supply = z.infer<typeof supply>;

/** Folder of what was handed in, below that of a release. */
export const suppliesFolder = 'imports';

/** What has been handed in for a release, by key. Throws `damaged-release` where a file of it cannot be understood. */
export async function readSupplies(release: string): Promise<Supply[]> {
  const folder = join(release, suppliesFolder);
  const names = await readdir(folder).catch(() => []);
  return Promise.all(
    names.toSorted().map(async (name) => {
      try {
        return supply.parse(JSON.parse(await readFile(join(folder, name), 'utf8')));
      } catch (error) {
        throw new IngestError('damaged-release', `${join(folder, name)} cannot be understood.`, [], error);
      }
    }),
  );
}

/** The source that a release names. */
export const sourceOf = ({ source, rows }: Supply): ReleaseSource => ({
  ...source,
  rows: rows.length,
  computed: false,
});

type Cells = Readonly<Record<string, string | number | null>>;

/** Writes what was handed in into a release's database, instead of what the same suppliers have there. */
export function writeSupplies(path: string, supplies: readonly Supply[]): void {
  const db = new LibsqlDatabase(path);
  const insert = (table: string, cells: Cells): void => {
    const columns = releaseColumns.get(table) ?? [];
    db.prepare(
      `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
    ).run(columns.map((column) => cells[column] ?? null));
  };
  try {
    db.exec('BEGIN');
    const old: unknown = db.prepare("SELECT id FROM source WHERE key LIKE 'import-%'").raw(true).all();
    for (const [id] of z.array(z.tuple([z.number()])).parse(old)) {
      for (const table of ['variety', 'variety_trait', 'variety_institution', 'variety_supply'])
        db.prepare(`DELETE FROM ${table} WHERE source = ?`).run(id);
      db.prepare('DELETE FROM source WHERE id = ?').run(id);
    }
    const ids: unknown = db.prepare('SELECT id FROM variety').raw(true).all();
    const taken = new Set(
      z
        .array(z.tuple([z.string()]))
        .parse(ids)
        .map(([id]) => id),
    );
    const last: unknown = db.prepare('SELECT coalesce(max(id), 0) FROM source').raw(true).all();
    const [[largest]] = z.tuple([z.tuple([z.number()])]).parse(last);
    for (const [at, given] of supplies.entries()) {
      const source = largest + at + 1;
      insert('source', { id: source, ...sourceOf(given), computed: 0 });
      insert('variety_supply', { source, supplier: given.source.publisher, supplied: given.source.date });
      for (const [place, row] of given.rows.entries()) {
        const made = toVariety(toPublished(row, place + 1), taken);
        insert('variety', { ...made.variety, source });
        for (const trait of made.traits) insert('variety_trait', { ...trait, source });
        for (const one of made.institutions) insert('variety_institution', { ...one, source });
      }
    }
    db.exec('COMMIT');
  } finally {
    db.close();
  }
}
