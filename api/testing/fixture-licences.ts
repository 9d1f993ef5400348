import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import type { Release } from '#contract/release.ts';
import { releaseInfo, writeRelease } from './fixture-release.ts';

/** What may be shown and not handed on: one by its licence, the other because nobody knows its licence. */
export const closedSources = [
  { key: 'agreed', title: 'Figures by agreement', licence: 'LicenseRef-view-only' },
  { key: 'unread', title: 'Figures under terms', licence: 'Terms-2031' },
] as const;

type Cell = [indicator: number, element: number, area: string, value: number, source: number | null];

/** Rice in 2020, as grown and as food. Source 1 is the open one of every release, 2 and 3 are the closed ones. */
const cells: readonly Cell[] = [
  [27, 5510, 'BRA', 11_091_011.25, 1],
  [27, 5510, 'KEN', 180_890, 2],
  [27, 5510, 'WLRD', 11_271_901.25, null],
  [27, 5312, 'BRA', 1_677_705, 1],
  [27, 5312, 'HKG', 4, 1],
  [27, 5312, 'KEN', 25_570, 1],
  [27, 5312, 'WLRD', 1_703_279, null],
  [27, 5412, 'BRA', 6610.82, null],
  [27, 102, 'BRA', 0.984985, null],
  [27, 111, 'BRA', 0.983952, null],
  [27, 103, 'BRA', 3, null],
  [27, 113, 'BRA', 4, null],
  [2805, 5142, 'BRA', 3500, 1],
  [2805, 5142, 'KEN', 1900, 3],
  [2805, 14, 'WLRD', 21.4, null],
  [2805, 645, 'BRA', 16.4, 1],
  [2805, 674, 'BRA', 1.1, 1],
  [2805, 674, 'WLRD', 1, null],
];

/**
 * Writes a release whose sources are not all open. With `rows: false` the closed ones have no figure in it, as sources
 * have whose rows are seen in sums and places alone.
 */
export function writeLicensedRelease(directory: string, id: string, { rows = true } = {}): void {
  writeRelease(directory, id);
  const open = releaseInfo(id).sources[0];
  if (open === undefined) throw new Error('A release has a source.');
  const sources = closedSources.map((source) => ({ ...open, ...source }));
  const db = new Libsql(join(directory, id, 'release.sqlite'));
  const addSource = db.prepare('INSERT INTO source VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0)');
  for (const [at, { key, file, publisher, title, url, date, sha256, licence }] of sources.entries())
    addSource.run(at + 2, key, file, publisher, title, url, date, sha256, licence);
  if (rows) addRows(db);
  db.close();
  const file = join(directory, id, 'release.json');
  const info: Release = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...info, sources: [open, ...sources] }));
}

function addRows(db: Libsql.Database): void {
  db.prepare("INSERT INTO area VALUES ('HKG', 'country', '344', 96, 'HK', '030', '142', NULL, NULL)").run();
  const addFigure = db.prepare(
    "INSERT INTO observation VALUES (?, ?, 2020, ?, ?, 'E', ?, NULL, NULL, NULL, NULL, NULL)",
  );
  const addYear = db.prepare('INSERT OR REPLACE INTO coverage VALUES (?, ?, 2020, 1, 0, 1)');
  for (const [indicator, element, area, value, source] of cells) {
    addFigure.run(indicator, element, area, value, source);
    addYear.run(indicator, element);
  }
  // A further product of rice that Kenya reports, so that its trade rests on the source, too.
  db.prepare("INSERT INTO trade_flow VALUES (31, 2020, 'KEN', 'BRA', 5622, 1, '', 2)").run();
}
