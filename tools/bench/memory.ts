import { readFileSync } from 'node:fs';
import { dearestOfApi } from './dearest.ts';
import type { Figures } from './report.ts';
import { serve } from './served.ts';

/** Number of requested pages, and of files of pages. */
const count = 400;

/** As the units of `deploy/` set it. */
const allocator = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '65536' };

const resident = 'resident, MB';

export const budgets: Figures = { [resident]: 350 };

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
export async function measureMemory(): Promise<Figures> {
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
