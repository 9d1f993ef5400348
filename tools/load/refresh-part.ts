import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { bulkFiles } from '#ingest/sources/index.ts';
import { acceptChecks } from '#ingest/testing/build-small.ts';
import { harvestFile, harvestRow, harvestRows } from '#ingest/testing/official-files.ts';
import { openStandIns, type StandIns } from '#ingest/testing/stand-ins.ts';
import { filesOfSources } from '../bench/ingest.ts';
import type { LoadPart } from './parts.ts';

/** Puts FAO's own files into the stand-ins, as far as the folder of the sources has them. Returns their megabytes. */
function holdRealFiles({ files }: StandIns, from: string): number {
  let bytes = 0;
  for (const { key, url } of bulkFiles) {
    const file = join(from, 'faostat', decodeURIComponent(basename(url)));
    if (!existsSync(file)) continue;
    const body = readFileSync(file);
    files.set(key, body);
    bytes += body.length;
  }
  return Math.round(bytes / 1e6);
}

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

/** A first refresh that fetches FAO's own files beside a few rows of all others; `null` where the folder has none of them. */
async function refreshRealFiles(
  standIns: StandIns,
  { from, folder, env }: { from: string; folder: string; env: NodeJS.ProcessEnv },
): Promise<{ code: number; seconds: number; megabytes: number } | null> {
  const megabytes = holdRealFiles(standIns, from);
  if (megabytes === 0) return null;
  const own = { RELEASES_DIR: join(folder, 'real'), DOWNLOADS_DIR: join(folder, 'real-downloads') };
  return { ...(await runRefresh(acceptChecks, { ...env, ...own })), megabytes };
}

export const refreshPart: LoadPart = {
  title: 'A refresh from end to end',
  how: 'The command as the timer runs it, against stand-ins of the servers of FAO, WFP and the World Bank on this machine that hold a few rows of each file: asked, fetched, built, checked, compared and published; then with nothing new, with one file that has grown, and with one that has shrunk, which has to be stopped. Last, a first refresh with FAO’s own files from the folder of the sources, where there is one (`INGEST_FROM`, else `../shared/data`), and a few rows of all others. Beyond it the line takes its time.',
  budgets: { 'runs that ended otherwise than they had to': '≤ 0' },
  minutes: 15,
  seconds: 1,
  async measure() {
    const from = filesOfSources();
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
      const real = from === null ? null : await refreshRealFiles(standIns, { from, folder, env });
      const asMeant = [
        first.code === 0,
        unchanged.code === 0 && kept,
        grown.code === 0 && after !== before,
        shrunken.code === 1 && served() === after,
        real === null || real.code === 0,
      ];
      return {
        'everything new, until it is published, s': first.seconds,
        'nothing new, s': unchanged.seconds,
        'one file new, until it is published, s': grown.seconds,
        'a shrunken file, until it is stopped, s': shrunken.seconds,
        ...(real === null
          ? {}
          : {
              "FAO's own files, compressed MB": real.megabytes,
              "FAO's own files, until they are published, s": real.seconds,
            }),
        'runs that ended otherwise than they had to': asMeant.filter((isSo) => !isSo).length,
      };
    } finally {
      await standIns.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
