import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figures } from './report.ts';
import { freePort, untilAnswer } from './served.ts';

const page = '/en/beans/data/consumption';
/** After this many seconds a start counts as failed. */
const patience = 900;

/** Seconds from `npm start` in `folder` to the first page. */
async function startOnce(folder: string, environment: Readonly<Record<string, string>>): Promise<number> {
  const port = await freePort();
  const started = performance.now();
  // A group of its own, so that npm and everything it began end together.
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, ...environment, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  try {
    const after = await Promise.race([
      untilAnswer(`http://localhost:${port}${page}`, started, patience),
      ended.then(() => null),
    ]);
    if (after === null) throw new Error('npm start did not come to the first page.');
    return Math.round(after / 100) / 10;
  } finally {
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    await ended;
  }
}

/** `npm start` in a clean clone of the last commit, with an empty npm cache, and once more. */
export async function measureStart(): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'observatory-start-'));
  try {
    const clone = join(folder, 'clone');
    const cache = join(folder, 'npm-cache');
    mkdirSync(cache);
    const started = performance.now();
    execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${process.cwd()}`, clone]);
    const cloned = (performance.now() - started) / 1000;
    const environment = { npm_config_cache: cache };
    const cold = await startOnce(clone, environment);
    const later = await startOnce(clone, environment);
    return { 'from clone to first page, s': Math.round((cloned + cold) * 10) / 10, 'later start, s': later };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
