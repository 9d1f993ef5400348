import { existsSync, readFileSync } from 'node:fs';
import { routes } from '#contract/routes.ts';
import { listApi } from '../pin/api-addresses.ts';
import { texts } from '../pin/page-addresses.ts';
import type { Figures } from './report.ts';
import { serve } from './served.ts';

const dearestAnswer = 'dearest answer of the API, ms of the main thread';

export const budgets: Readonly<Record<string, number>> = { [dearestAnswer]: 20 };

/** How often each address is asked after the first time, which is not measured. */
const times = 3;

/** Addresses that are named. */
const most = 20;

/** Milliseconds for which the main thread of a process has had a core so far, whatever else the machine does. */
function mainThreadMs(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
}

/** What answers that no cache holds take of the one thread that answers everybody: prints the dearest addresses of data and pages. */
export async function measureDearest(): Promise<Figures | null> {
  if (!existsSync(`/proc/${process.pid}/task/${process.pid}/schedstat`)) {
    console.error('This system does not tell for how long a thread ran (/proc/…/schedstat).');
    return null;
  }
  // So small a cache has forgotten an address before it is asked for again.
  const server = await serve({ settings: { CACHE_MB: '1', RECOMPRESS: 'off' } });
  try {
    const pages = texts.map(({ address }) => address);
    const answers = listApi(Object.values(routes)).map(({ address }) => address);
    const { id } = (await (await fetch(`${server.origin}/api/v1/release`)).json()) as { id: string };
    const taken = new Map<string, number[]>();
    for (let time = 0; time <= times; time += 1)
      for (const address of [...answers, ...pages]) {
        const before = mainThreadMs(server.pid);
        const answer = await fetch(server.origin + address.replace('{release}', id), {
          headers: { 'accept-encoding': 'br' },
        });
        await answer.arrayBuffer();
        if (time > 0 && answer.ok)
          taken.set(address, [...(taken.get(address) ?? []), mainThreadMs(server.pid) - before]);
      }
    const medianOf = (address: string): number =>
      (taken.get(address) ?? []).sort((a, b) => a - b)[times >> 1] ?? 0;
    const dearest = (addresses: readonly string[]): [string, number][] =>
      addresses
        .map((address): [string, number] => [address, medianOf(address)])
        .sort(([, a], [, b]) => b - a)
        .slice(0, most);
    for (const [kind, addresses] of Object.entries({ data: answers, pages }))
      for (const [address, ms] of dearest(addresses))
        console.log(`  ${ms.toFixed(1).padStart(6)} ms ${kind} ${address}`);
    return { [dearestAnswer]: dearest(answers)[0]?.[1] ?? Number.NaN };
  } finally {
    await server.stop();
  }
}
