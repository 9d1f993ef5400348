import { existsSync, readFileSync } from 'node:fs';
import { routes } from '#contract/routes.ts';
import { listApi } from '../pin/api-addresses.ts';
import { texts } from '../pin/page-addresses.ts';
import type { Figures } from './report.ts';
import { type Served, serve } from './served.ts';

const longestWait = 'longest wait of a neighbour for an answer of the API, ms';

export const budgets: Readonly<Record<string, number>> = { [longestWait]: 20 };

/** How often an address is requested again to measure the waits of others. */
const times = 3;

/** Addresses that are printed, of data and of pages: of each route the dearest. */
const most = 20;

/** Milliseconds of processor time of a process's main thread so far, independent of other load. */
function mainThreadMs(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
}

async function ask(server: Served, address: string): Promise<{ isMade: boolean; ms: number }> {
  const before = mainThreadMs(server.pid);
  const answer = await fetch(server.origin + address, { headers: { 'accept-encoding': 'br' } });
  await answer.arrayBuffer();
  // A cached response has no server time.
  const isMade = answer.ok && answer.headers.has('server-timing');
  return { isMade, ms: mainThreadMs(server.pid) - before };
}

/** The longest that a neighbour waits for next to nothing while an address is answered, in milliseconds. */
async function neighbourWaits(server: Served, address: string): Promise<number> {
  let isAnswered = false;
  const request = ask(server, address).finally(() => {
    isAnswered = true;
  });
  let longest = 0;
  while (!isAnswered) {
    const began = performance.now();
    await (await fetch(`${server.origin}/healthz`)).arrayBuffer();
    longest = Math.max(longest, performance.now() - began);
  }
  return (await request).isMade ? longest : Number.NaN;
}

interface Cost {
  kind: 'data' | 'page';
  address: string;
  route: string;
  ms: number;
  /** The shortest of the longest waits: what else runs on the machine only adds to them. */
  wait: number;
}

/** What making each address takes of the one thread that answers everybody; of each route and page the dearest, the dearest first. */
async function measureCosts(server: Served): Promise<Cost[]> {
  const { id } = (await (await fetch(`${server.origin}/api/v1/release`)).json()) as { id: string };
  const data = listApi(Object.values(routes)).map((entry) => ({ ...entry, kind: 'data' as const }));
  const pages = texts.map(({ address }) => ({ address, route: address.slice(3), kind: 'page' as const }));
  const all = [...data, ...pages].map((entry) => ({
    ...entry,
    address: entry.address.replace('{release}', id),
  }));
  for (const { address } of all) await ask(server, address);
  const dearest = new Map<string, Cost>();
  for (const entry of all) {
    const { isMade, ms } = await ask(server, entry.address);
    if (isMade && ms > (dearest.get(entry.route)?.ms ?? 0))
      dearest.set(entry.route, { ...entry, ms, wait: Number.POSITIVE_INFINITY });
  }
  const costs = [...dearest.values()].sort((a, b) => b.ms - a.ms);
  const listed = (['data', 'page'] as const).flatMap((kind) =>
    costs.filter((cost) => cost.kind === kind).slice(0, most),
  );
  for (let time = 0; time < times; time += 1)
    for (const cost of listed) {
      const wait = await neighbourWaits(server, cost.address);
      if (wait < cost.wait) cost.wait = wait;
    }
  return listed;
}

/** Prints what answers that no cache holds take of the main thread, and how long others wait meanwhile. */
export async function measureDearest(): Promise<Figures | null> {
  if (!existsSync(`/proc/${process.pid}/task/${process.pid}/schedstat`)) {
    console.error('This system does not tell for how long a thread ran (/proc/…/schedstat).');
    return null;
  }
  // So small a cache has evicted an address before its next request.
  const server = await serve({ settings: { CACHE_MB: '1', RECOMPRESS: 'off' } });
  try {
    const costs = await measureCosts(server);
    for (const { kind, address, ms, wait } of costs) {
      // A response that was cached all the same delayed no other.
      const waited = Number.isFinite(wait) ? wait.toFixed(1) : '–';
      console.log(
        `  ${ms.toFixed(1).padStart(6)} ms, others wait ${waited.padStart(5)} ms, ${kind} ${address}`,
      );
    }
    const waits = costs.filter(({ kind, wait }) => kind === 'data' && Number.isFinite(wait));
    return { [longestWait]: Math.max(...waits.map(({ wait }) => wait)) };
  } finally {
    await server.stop();
  }
}
