import { Agent, get } from 'node:http';
import { crops } from '#catalog/crops/index.ts';
import { listSections } from '#catalog/sections/index.ts';
import { sectionPath } from '#catalog/sections/section-facts.ts';
import type { Figures } from './report.ts';
import { serve } from './served.ts';

/** Different addresses, and how many are asked for at a time. */
const asked = 3000;
const connections = 10;
/** Bound of the response cache while it is measured, in MB. */
const cacheMegabytes = 64;

const areas = 'BRA IND MEX KEN UGA RWA TZA CHN USA MMR ETH FRA ARG CMR COL GTM HND NIC PER ZAF'.split(' ');

/** Views of every data page that nobody asked for before, some with words that mean nothing. */
function addresses(): readonly string[] {
  const pages = crops.flatMap((crop) => listSections(crop).map((section) => sectionPath(crop, section)));
  return Array.from({ length: asked }, (_, number) => {
    const page = pages[number % pages.length];
    const area = areas[number % areas.length];
    const view = `year=${1961 + (number % 61)}&country=${area}&hide=x${number}`;
    return `/en${page}?${number % 3 === 0 ? `nonsense=${number}&` : ''}${view}`;
  });
}

/** The status of an answer, after all of it has been read; 0 where there was none. */
function ask(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    }).once('error', () => resolve(0));
  });
}

/** Resident megabytes and seconds of processor time, as the server counts them itself. */
async function readMetrics(
  origin: string,
): Promise<{ megabytes: number; cpuSeconds: number; cacheMB: number }> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const of = (name: string): number => Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1]);
  return {
    megabytes: Math.round(of('process_resident_memory_bytes') / 1e6),
    cpuSeconds: of('process_cpu_seconds_total'),
    cacheMB: Math.round(of('cache_bytes') / 1e6),
  };
}

const wait = (seconds: number): Promise<void> => new Promise((done) => setTimeout(done, seconds * 1000));

/** What the server holds after many addresses that are asked for once, and how soon it is at rest. */
export async function measureMemory(): Promise<Figures> {
  const server = await serve({ settings: { CACHE_MB: String(cacheMegabytes) } });
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  try {
    const before = await readMetrics(server.origin);
    const queue = [...addresses()];
    let failed = 0;
    let most = 0;
    const started = performance.now();
    const client = async (): Promise<void> => {
      for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
        if ((await ask(server.origin + next, agent)) !== 200) failed += 1;
        if (queue.length % 100 === 0) most = Math.max(most, (await readMetrics(server.origin)).megabytes);
      }
    };
    await Promise.all(Array.from({ length: connections }, client));
    const seconds = (performance.now() - started) / 1000;
    const atEnd = await readMetrics(server.origin);
    await wait(5);
    const resting = await readMetrics(server.origin);
    await wait(5);
    const rested = await readMetrics(server.origin);
    await wait(20);
    const later = await readMetrics(server.origin);
    return {
      'different addresses': asked,
      'not answered with 200': failed,
      'addresses/s': Math.round(asked / seconds),
      'resident at the start, MB': before.megabytes,
      'most resident meanwhile, MB': most,
      'resident at the end, MB': atEnd.megabytes,
      'resident 30 s after, MB': later.megabytes,
      'kept in the cache, MB': later.cacheMB,
      'processor from 5 s to 10 s after, % of a core': Math.round(
        (rested.cpuSeconds - resting.cpuSeconds) * 20,
      ),
    };
  } finally {
    agent.destroy();
    await server.stop();
  }
}
