import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { pagePaths } from '#api/plugins/site.ts';
import { beans } from '#catalog/crops/beans.ts';
import { FOOD_PER_CAPITA } from '#catalog/elements/codes.ts';
import { languages } from '#locales/words.ts';
import { serve } from './bench/served.ts';

const seconds = Number(process.argv[2] ?? 10);
if (!(seconds > 0)) {
  console.error('Usage: npm run load -- [SECONDS of each load]');
  process.exit(2);
}

/** Addresses one after the other, and again from the first. */
function inTurn(addresses: readonly string[]): () => string {
  let at = 0;
  return () => addresses[at++ % addresses.length] ?? '/';
}

const page = '/en/beans/data/consumption';
const answer = `/api/v1/data/value/beans_consumption/VALUE/WLRD/${FOOD_PER_CAPITA}/${beans.items.balance}/2013`;
const paths = pagePaths().filter((_path, at) => at % 8 === 0);
let views = 0;
/** A view that nobody has asked for: what is hidden in a chart makes a page another. */
function newPage(): string {
  views += 1;
  return `${page}?hide=x${views}`;
}

/** What is asked for, and over how many connections. */
const loads: Readonly<Record<string, { next: () => string; connections: number }>> = {
  'kept page': { next: () => page, connections: 50 },
  'kept answer': { next: () => answer, connections: 50 },
  'pages in three languages': {
    next: inTurn(
      paths.flatMap((path) => languages.map((language) => `/${language}${path === '/' ? '' : path}`)),
    ),
    connections: 10,
  },
  'pages asked for the first time': { next: newPage, connections: 10 },
};

/** Most resident memory of a process so far, in MB of 10^6 bytes. */
function mostResident(pid: number): number {
  const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round((Number(kilobytes) * 1024) / 1e6);
}

/** Sends each load to a built server of its own on this machine, prints what came back, and ends with 1 where a request failed. */
const folder = mkdtempSync(join(tmpdir(), 'beans-load-'));
const server = await serve({ settings: { REQUESTS_FILE: join(folder, 'requests.sqlite') } });
try {
  for (const [name, { next, connections }] of Object.entries(loads)) {
    const { requests, latency, errors, non2xx } = await autocannon({
      url: server.origin,
      connections,
      duration: seconds,
      timeout: 30,
      headers: { 'accept-encoding': 'br' },
      requests: [{ setupRequest: (request) => ({ ...request, path: next() }) }],
    });
    const failed = errors + non2xx;
    if (failed > 0) process.exitCode = 1;
    console.log(
      `${name}: ${Math.round(requests.average)}/s, median ${latency.p50} ms, p99 ${latency.p99} ms, failed ${failed}, at most ${mostResident(server.pid)} MB`,
    );
  }
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
