import { execFile, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { z } from 'zod';
import { buildApp } from '#api/app.ts';
import { readAssets } from '#api/plugins/assets.ts';
import { FolderPlace } from '#api/release/folder-place.ts';
import { ReleaseStore } from '#api/release/release-store.ts';
import { readWords } from '#api/words.ts';
import {
  ENERGY_PER_CAPITA,
  ENERGY_RANK,
  ENERGY_SHARE,
  FEED,
  FOOD,
  FOOD_PER_CAPITA,
  FOOD_RANK,
  LOSSES,
  OTHER_USES,
  PROCESSING,
  PROTEIN_PER_CAPITA,
  PROTEIN_RANK,
  PROTEIN_SHARE,
  SEED,
  SELF_SUFFICIENCY,
} from '#catalog/elements/codes.ts';
import { BEANS } from '#catalog/items/codes.ts';
import { serve } from './served.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const table = 'beans_consumption';

/** Milliseconds of answers that no cache held, in process. */
export interface UncachedResult {
  answers: number;
  p50: number;
  p95: number;
  max: number;
}

export interface HotResult {
  requestsPerSecond: number;
  p99Milliseconds: number;
  errors: number;
}

const uses = [FOOD, SEED, FEED, PROCESSING, LOSSES, OTHER_USES, FOOD_PER_CAPITA];

const byKind = {
  value: (area: string, year: number) =>
    `/api/v1/data/value/${table}/VALUE/${area}/${ENERGY_PER_CAPITA}/${BEANS}/${year}`,
  podium: (area: string, year: number) => `/api/v1/data/podium/${area}/${ENERGY_RANK}/${BEANS}/${year}`,
  chart: (area: string) => `/api/v1/chart/default/${table}/${area}?elementIds=${JSON.stringify(uses)}`,
  slice: (_area: string, year: number) =>
    `/api/v1/data/adminIds/${table}/World/WLRD/${BEANS}/${year}?id_elements=[${ENERGY_SHARE}]`,
} as const;

const heavy = {
  cube: [
    ENERGY_SHARE,
    PROTEIN_SHARE,
    FOOD_PER_CAPITA,
    ENERGY_PER_CAPITA,
    PROTEIN_PER_CAPITA,
    FOOD,
    SELF_SUFFICIENCY,
  ].map((element) => `/api/v1/cube/${table}/${element}/${BEANS}`),
  podiums: [ENERGY_RANK, PROTEIN_RANK, FOOD_RANK].map(
    (element) => `/api/v1/podiums/${table}/${BEANS}?elementIds=[${element}]`,
  ),
};

/** Asks a fresh app for every country and year once, so that each answer is made from the database. */
export async function measureUncached(releasesDirectory: string): Promise<Record<string, UncachedResult>> {
  const logger = pino({ level: 'silent' });
  const store = new ReleaseStore({
    place: new FolderPlace(releasesDirectory),
    logger,
    cacheBytes: 64e6,
    pollMs: 0,
  });
  await store.start();
  const release = store.current;
  if (release === null) throw new Error(`No release can be served from ${releasesDirectory}.`);
  const app = await buildApp({
    store,
    words: readWords(`${root}/locales`),
    assets: readAssets(`${root}/dist/client`),
    logger,
    renderPage: null,
    rateLimits: { form: 0, files: 0, api: 0 },
  });
  const countries = [...release.areas.values()]
    .filter(({ kind }) => kind === 'country')
    .map(({ code }) => code);
  const years = release.years.get(BEANS) ?? [];
  const results: Record<string, UncachedResult> = {};
  const ask = async (addresses: readonly string[]): Promise<UncachedResult> => {
    const times: number[] = [];
    for (const url of addresses) {
      const begin = performance.now();
      const { statusCode } = await app.inject(url);
      times.push(performance.now() - begin);
      if (statusCode !== 200) throw new Error(`${statusCode} ${url}`);
    }
    return summary(times);
  };
  for (const [kind, address] of Object.entries(byKind)) {
    const addresses = countries.flatMap((area, index) =>
      years.filter((_year, at) => at % 9 === index % 9).map((year) => address(area, year)),
    );
    results[kind] = await ask([...new Set(addresses)]);
  }
  for (const [kind, addresses] of Object.entries(heavy)) results[kind] = await ask(addresses);
  await app.close();
  store.close();
  return results;
}

function summary(times: readonly number[]): UncachedResult {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): number =>
    rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return { answers: sorted.length, p50: at(0.5), p95: at(0.95), max: at(1) };
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

const loadReport = z.object({
  requests: z.object({ average: z.number() }),
  latency: z.object({ p99: z.number() }),
  errors: z.number(),
  non2xx: z.number(),
});

/**
 * Requests a second for one kept answer of the built server at 50 connections: server on one core, load from the other
 * where the machine can pin them.
 */
export async function measureHot(seconds = 8): Promise<HotResult> {
  const pinned = spawnSync('taskset', ['-c', '0,1', 'true']).status === 0;
  const server = await serve(pinned ? { cores: '0' } : {});
  const autocannon = fileURLToPath(import.meta.resolve('autocannon'));
  const load = async (duration: number): Promise<z.infer<typeof loadReport>> => {
    const url = server.origin + byKind.value('WLRD', 2013);
    const options = [autocannon, '-c', '50', '-d', String(duration), '--json', '--no-progress', url];
    const { stdout } = pinned
      ? await promisify(execFile)('taskset', ['-c', '1', process.execPath, ...options])
      : await promisify(execFile)(process.execPath, options);
    return loadReport.parse(JSON.parse(stdout));
  };
  try {
    // The first seconds are the compiler's.
    await load(3);
    const { requests, latency, errors, non2xx } = await load(seconds);
    return {
      requestsPerSecond: Math.round(requests.average),
      p99Milliseconds: latency.p99,
      errors: errors + non2xx,
    };
  } finally {
    await server.stop();
  }
}

/** The figures of the report, by name. */
export async function measureApi(
  releasesDirectory: string = process.env['RELEASES_DIR'] ?? `${root}/data/releases`,
): Promise<Record<string, number>> {
  const uncached = await measureUncached(releasesDirectory);
  const hot = await measureHot();
  return {
    'hot requests/s': hot.requestsPerSecond,
    'hot p99 ms': hot.p99Milliseconds,
    'hot errors': hot.errors,
    ...Object.fromEntries(
      Object.entries(uncached).map(([kind, { p95 }]) => [`uncached ${kind} p95 ms`, p95]),
    ),
  };
}
