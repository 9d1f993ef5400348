import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { budgets as answerBudgets, measureAnswers } from './answers.ts';
import { budgets as dearestBudgets, dearestOfApi, measureDearest } from './dearest.ts';
import { measureIngest } from './ingest.ts';
import { measurePages, budgets as pageBudgets } from './pages.ts';
import { type Figures, missed, toLines } from './report.ts';
import { freePort, serve, untilAnswer } from './served.ts';
import { measureTradeMatrix } from './trade-matrix.ts';

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
async function measureStart(): Promise<Figures> {
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

/** Number of requested pages, and of files of pages. */
const count = 400;

/** As the units of `deploy/` set it. */
const allocator = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '65536' };

const resident = 'resident, MB';

const memoryBudgets: Figures = { [resident]: 350 };

/** So many of a list, evenly spread over it. */
const spread = (list: readonly string[]): string[] =>
  list.filter(
    (_, at) => Math.floor((at * count) / list.length) !== Math.floor(((at - 1) * count) / list.length),
  );

/** A line of a process's status, in MB of 10^6 bytes. */
function statusOf(pid: number, name: string): number {
  const kilobytes = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(
    readFileSync(`/proc/${pid}/status`, 'utf8'),
  );
  return (Number(kilobytes?.[1]) * 1024) / 1e6;
}

/** Memory of a server that has made its first answers, and then pages, spread over all there are, their figures as JSON, and the dearest answers of the API. */
async function measureMemory(): Promise<Figures> {
  const server = await serve({ settings: { WARM_UP: 'on', READY_WHEN: 'warm', ...allocator } });
  try {
    const read = async (path: string): Promise<string> =>
      (await fetch(server.origin + path, { headers: { 'accept-encoding': 'br' } })).text();
    const locations = [...(await read('/sitemap.xml')).matchAll(/<loc>[^<]*?\/\/[^/<]+([^<]*)/g)];
    const pages = spread(locations.map(([, path = '']) => path));
    const ready = statusOf(server.pid, 'VmRSS');
    for (const path of [...pages, ...pages.map((page) => `${page}.json`), ...dearestOfApi]) await read(path);
    const metrics = await read('/metrics');
    const metric = (name: string): number =>
      Number(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'm').exec(metrics)?.[1]) / 1e6;
    return {
      'resident when ready, MB': ready,
      [resident]: statusOf(server.pid, 'VmRSS'),
      'most resident, MB': statusOf(server.pid, 'VmHWM'),
      'heap used, MB': metric('nodejs_heap_used_bytes'),
      'beside the heap, MB': metric('nodejs_external_memory_bytes'),
      'kept answers, MB': metric('cache_bytes'),
    };
  } finally {
    await server.stop();
  }
}

interface Part {
  budgets: Figures;
  /** `null` when it cannot be measured here, after saying why. */
  measure(): Promise<Figures | null>;
}

async function measureBuild(): Promise<Figures> {
  const began = performance.now();
  execFileSync('node', ['tools/build.mjs'], { stdio: ['ignore', 'ignore', 'inherit'] });
  return { 'npm run build, s': (performance.now() - began) / 1000 };
}

const parts: Readonly<Record<string, Part>> = {
  pages: { budgets: pageBudgets, measure: measurePages },
  answers: { budgets: answerBudgets, measure: measureAnswers },
  dearest: { budgets: dearestBudgets, measure: measureDearest },
  memory: { budgets: memoryBudgets, measure: measureMemory },
  build: { budgets: { 'npm run build, s': 8 }, measure: measureBuild },
  start: { budgets: { 'from clone to first page, s': 30 }, measure: measureStart },
  ingest: { budgets: { 'all files, s': 60, 'most memory, MB': 2048 }, measure: measureIngest },
  'trade-matrix': {
    budgets: { 'archive to release, s': 300, 'most memory, MB': 4096 },
    measure: measureTradeMatrix,
  },
};

/** Measures the parts that are named, prints their figures, and ends with 1 where a budget is missed. */
const names = process.argv.slice(2);
const unknown = names.find((name) => !(name in parts));
if (names.length === 0 || unknown !== undefined) {
  console.error(`Usage: npm run bench -- PART …, of: ${Object.keys(parts).join(', ')}`);
  process.exit(2);
}
for (const name of names) {
  const part = parts[name];
  const figures = await part?.measure();
  if (part === undefined || !figures) continue;
  console.log([name, ...toLines(figures, part.budgets)].join('\n'));
  if (missed(figures, part.budgets).length > 0) process.exitCode = 1;
}
