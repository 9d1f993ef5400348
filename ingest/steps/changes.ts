import { join } from 'node:path';
import LibsqlDatabase from 'libsql';
import type { ChangeSummary, Release, ReleaseSource, SourceChange } from '#release/facts.ts';
import { listFound } from '../releases/kept-folder.ts';
import { changedFigures, sameFigure } from './changed-figures.ts';
import type { KeptRelease } from './kept-release.ts';

/**
 * Releases to compare the one of this id with, the best first, all of the same origin: starter figures are rounded, so that
 * against figures from the publishers' files nearly all would count as changed. A release that is built again is compared with
 * the same one as before, so that it stays the same; any other with the current one, and only then with the others from the
 * newest on, because a clock may have been set back.
 */
export async function findPrevious(
  releases: string,
  { id, origin, current }: { id: string; origin: Release['origin']; current: string | null },
): Promise<KeptRelease[]> {
  const { found } = await listFound(releases);
  const all = found.flatMap(({ folder, release }) =>
    release?.origin === origin ? [{ folder, release }] : [],
  );
  const same = all.find(({ release: facts }) => facts.id === id)?.release;
  const others = all.filter(({ release: facts }) => facts.id !== id);
  if (same !== undefined)
    return others.filter(({ release: facts }) => facts.id === same.changes?.previous.id);
  const first = others.filter(({ release: facts }) => facts.id === current);
  return [...first, ...others.filter(({ release: facts }) => facts.id !== current)];
}

const flowKey = ['item', 'element', 'year', 'reporter', 'partner'] as const;
const sameFlow = flowKey.map((column) => `new.${column} = old.${column}`).join(' AND ');
const flowOf = (side: 'new' | 'old'): string => flowKey.map((column) => `${side}.${column}`).join(', ');

/** Statements that write the flows of trade that differ; a flow's reporter is the log's area. */
const flowChanges = [
  `INSERT INTO change (indicator, element, year, area, partner, before, before_flag, after, after_flag)
    SELECT ${flowOf('new')}, old.value, old.flag, new.value, new.flag
    FROM main.trade_flow new LEFT JOIN previous.trade_flow old ON ${sameFlow}
    WHERE old.value IS NULL OR old.flag <> new.flag
      OR abs(new.value - old.value) > ${sameFigure} * max(abs(new.value), abs(old.value))`,
  `INSERT INTO change (indicator, element, year, area, partner, before, before_flag, after, after_flag)
    SELECT ${flowOf('old')}, old.value, old.flag, NULL, NULL
    FROM previous.trade_flow old LEFT JOIN main.trade_flow new ON ${sameFlow}
    WHERE new.value IS NULL`,
];

/**
 * Fills the table `change` of the release being built with the differences from the release before it, and returns their counts.
 * Figures that exist because the catalog has grown count as added, too: readers did not have them before.
 */
export function writeChanges(
  path: string,
  previous: KeptRelease,
  sources: readonly ReleaseSource[],
): ChangeSummary {
  const file = join(previous.folder, 'release.sqlite');
  const db = new LibsqlDatabase(path);
  const old = new LibsqlDatabase(file, { readonly: true });
  try {
    // A release before that turns out to be damaged must leave nothing half written: the journal takes it back.
    db.exec('PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF;');
    db.prepare('ATTACH DATABASE ? AS previous').run(file);
    db.exec('BEGIN');
    const insert = db.prepare(
      `INSERT INTO change (indicator, element, year, area, partner, before, before_flag, after, after_flag)
        VALUES (?, ?, ?, ?, '', ?, ?, ?, ?)`,
    );
    for (const { indicator, element, year, area, before, after } of changedFigures(old, db))
      insert.run([
        ...[indicator, element, year, area, before?.value ?? null, before?.flag ?? null],
        ...[after?.value ?? null, after?.flag ?? null],
      ]);
    for (const sql of flowChanges) db.exec(sql);
    db.exec('COMMIT');
    const counts = db
      .prepare(
        `SELECT count(*) FILTER (WHERE before IS NULL) AS added, count(*) FILTER (WHERE after IS NULL) AS removed,
          count(*) FILTER (WHERE before IS NOT NULL AND after IS NOT NULL) AS changed FROM change`,
      )
      .get() as { added: number; removed: number; changed: number };
    const { added, removed, changed } = counts;
    const { id, created } = previous.release;
    return {
      previous: { id, created },
      added,
      removed,
      changed,
      sources: compareSources(previous.release.sources, sources),
    };
  } finally {
    db.close();
    old.close();
  }
}

function compareSources(before: readonly ReleaseSource[], after: readonly ReleaseSource[]): SourceChange[] {
  const keys = [...new Set([...after, ...before].map(({ key }) => key))];
  const fileOf = (list: readonly ReleaseSource[], key: string) => {
    const found = list.find((source) => source.key === key);
    return found === undefined ? null : { date: found.date, sha256: found.sha256 };
  };
  return keys.flatMap((key): SourceChange[] => {
    const [old, now] = [fileOf(before, key), fileOf(after, key)];
    if (old?.sha256 === now?.sha256) return [];
    const kind = old === null ? 'added' : now === null ? 'removed' : 'changed';
    return [{ key, kind, before: old, after: now }];
  });
}
