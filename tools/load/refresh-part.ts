import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { acceptChecks } from '#ingest/testing/build-small.ts';
import { harvestFile, harvestRow, harvestRows } from '#ingest/testing/official-files.ts';
import { openStandIns } from '#ingest/testing/stand-ins.ts';
import type { LoadPart } from './parts.ts';

/** Runs the command as a timer does. Returns its exit code and its seconds. */
function runRefresh(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<{ code: number; seconds: number }> {
  const began = performance.now();
  return new Promise((done) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', 'ingest/refresh/main.ts', ...args],
      { env: { ...process.env, ...env } },
      (error) =>
        done({
          code: error === null ? 0 : Number(error.code ?? 1),
          seconds: Math.round((performance.now() - began) / 100) / 10,
        }),
    );
  });
}

export const refreshPart: LoadPart = {
  title: 'A refresh from end to end',
  how: 'The command as the timer runs it, against stand-ins of the servers of FAO, WFP and the World Bank on this machine that hold a few rows of each file: asked, fetched, built, checked, compared and published; then with nothing new, with one file that has grown, and with one that has shrunk, which has to be stopped. What the real files take beyond it is in benchmarks.md under Ingest, and on the line.',
  budgets: { 'runs that ended otherwise than they had to': '≤ 0' },
  minutes: 15,
  seconds: 1,
  async measure() {
    const standIns = await openStandIns();
    const folder = mkdtempSync(join(tmpdir(), 'beans-refresh-'));
    const releases = join(folder, 'releases');
    const env = {
      ...standIns.env,
      RELEASES_DIR: releases,
      DOWNLOADS_DIR: join(folder, 'downloads'),
      REFRESH_FREE_MB: '1',
      // Whatever this machine's own refresh publishes into and tells is left alone.
      DATABASE_URL: undefined,
      REFRESH_WEBHOOK: undefined,
      SMTP_URL: undefined,
    };
    const served = (): string => JSON.parse(readFileSync(join(releases, 'current.json'), 'utf8')).id;
    const setHarvest = (rows: readonly string[]) => standIns.files.set('faostat-qcl', harvestFile(rows));
    try {
      const first = await runRefresh(acceptChecks, env);
      const before = served();
      const unchanged = await runRefresh([], env);
      const kept = served() === before;
      setHarvest([...harvestRows, harvestRow(2024, 3_000_000)]);
      const grown = await runRefresh(acceptChecks, env);
      const after = served();
      setHarvest(harvestRows.slice(0, 1));
      const shrunken = await runRefresh([], env);
      const asMeant = [
        first.code === 0,
        unchanged.code === 0 && kept,
        grown.code === 0 && after !== before,
        shrunken.code === 1 && served() === after,
      ];
      return {
        'everything new, until it is published, s': first.seconds,
        'nothing new, s': unchanged.seconds,
        'one file new, until it is published, s': grown.seconds,
        'a shrunken file, until it is stopped, s': shrunken.seconds,
        'runs that ended otherwise than they had to': asMeant.filter((isSo) => !isSo).length,
      };
    } finally {
      await standIns.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
