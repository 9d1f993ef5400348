import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '#locales/words.ts';
import type { Figures } from './report.ts';
import { type Served, serve, type Work } from './served.ts';

const longest = 'longest that an answer of the API blocks others, ms';
const longestOfPages = 'longest that a page or its file blocks others, ms';

export const budgets: Figures = { [longest]: 20, [longestOfPages]: 20 };

/** Addresses of a list: of each kind of answer those that take the most. */
const list = (file: string): string[] =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .trim()
    .split('\n');

export const dearestOfApi: readonly string[] = list('dearest-of-api.txt').map((path) => `/api/v1/${path}`);

interface Load {
  /** Bounds of the cache of answers. */
  settings: Readonly<Record<string, string>>;
  /** Every address in its forms; each form is made anew. */
  addresses: readonly (readonly string[])[];
}

const loads = {
  // So small a cache has evicted an address before its next request.
  data: {
    settings: { CACHE_MB: '1' },
    addresses: dearestOfApi.map((path) => Array(3).fill(path)),
  },
  // After the first language the data of a page are cached, and the page itself is not.
  pages: {
    settings: {},
    addresses: list('dearest-of-pages.txt').map((path) =>
      languages.map((language) => `/${language}${path === '/' ? '' : path}`),
    ),
  },
} satisfies Record<string, Load>;

interface Cost {
  address: string;
  /** Blocked time of the first response, with all one-time reads of the release. */
  first: number;
  /** Blocked and processor time afterwards: the least, since garbage collection only adds to it. */
  blocked: number;
  cpu: number;
}

async function ask(server: Served, address: string): Promise<Work> {
  await server.work();
  const answer = await fetch(server.origin + address, { headers: { 'accept-encoding': 'br' } });
  await answer.arrayBuffer();
  const work = await server.work();
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}.`);
  return work;
}

async function measureCosts({ settings, addresses }: Load): Promise<Cost[]> {
  const server = await serve({ settings: { RECOMPRESS: 'off', ...settings }, isWatched: true });
  try {
    const costs: Cost[] = addresses.map(([address = '']) => ({
      address,
      first: Number.NaN,
      blocked: Number.POSITIVE_INFINITY,
      cpu: Number.POSITIVE_INFINITY,
    }));
    const forms = Math.max(...addresses.map(({ length }) => length));
    for (let form = 0; form < forms; form += 1)
      for (const [at, cost] of costs.entries()) {
        const { blocked, cpu } = await ask(server, addresses[at]?.[form] ?? '');
        if (form === 0) cost.first = blocked;
        else {
          cost.blocked = Math.min(cost.blocked, blocked);
          cost.cpu = Math.min(cost.cpu, cpu);
        }
      }
    return costs.sort((a, b) => b.blocked - a.blocked);
  } finally {
    await server.stop();
  }
}

/** Prints for how long making each of the dearest answers keeps the one thread that answers from all others, the worst first. */
export async function measureDearest(): Promise<Figures | null> {
  if (!existsSync('/proc/self/schedstat')) {
    console.error('This system does not say for how long a thread ran (/proc/…/schedstat).');
    return null;
  }
  const worst = async (load: Load): Promise<number> => {
    const costs = await measureCosts(load);
    console.log('  blocks, ms   first, ms     CPU, ms  address');
    for (const { address, blocked, first, cpu } of costs)
      console.log(`${[blocked, first, cpu].map((ms) => ms.toFixed(1).padStart(12)).join('')}  ${address}`);
    return costs[0]?.blocked ?? Number.NaN;
  };
  return { [longest]: await worst(loads.data), [longestOfPages]: await worst(loads.pages) };
}
