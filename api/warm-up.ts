import { setImmediate as otherRequests, setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { crops } from '#catalog/crops/index.ts';
import { domesticPrices, listPriceSections } from '#catalog/prices/sections.ts';
import { listSections } from '#catalog/sections/index.ts';
import { sectionPath } from '#catalog/sections/section-facts.ts';
import { figureAddresses } from '#contract/addresses.ts';
import { homeFindings } from '#contract/finding-limits.ts';
import { priceAddresses } from '#contract/price-addresses.ts';
import { priceType } from '#contract/prices.ts';
import { profileAddresses } from '#contract/profile-routes.ts';
import { languages } from '#locales/words.ts';
import { ownAddress } from './plugins/pace.ts';
import { pagePaths } from './plugins/site.ts';
import type { ReleaseStore } from './release/release-store.ts';
import type { ServedRelease } from './release/served-release.ts';

/** Encoding of the answers that are made ahead: what every browser takes. */
const encoding = 'br';

/** Path of each page of domestic prices with its requests: a map for each price type, and the latest prices of the world. */
function priceFigures(): { path: string; fetched: readonly string[] }[] {
  return crops.flatMap((crop) =>
    listPriceSections(crop)
      .filter(({ id }) => id === domesticPrices.id)
      .map((section) => ({
        path: sectionPath(crop, section),
        fetched: [
          ...priceType.options.map((type) => priceAddresses.map(crop.id, type)),
          priceAddresses.world(crop.id),
        ],
      })),
  );
}

/**
 * Addresses that visitors request first: every page in every language, each page of figures followed by those that it fetches, which are
 * then still cached; before each crop's home the findings on it. Shapes are the same for all tables; the first request for them takes the
 * longest.
 */
export function firstAddresses(): readonly string[] {
  const figures = crops.flatMap((crop) =>
    listSections(crop).map((section) => ({
      path: sectionPath(crop, section),
      addresses: figureAddresses(crop, section),
    })),
  );
  const prices = priceFigures();
  const [shapes] = figures.flatMap(({ addresses }) => addresses?.geojson ?? []);
  const pages = pagePaths().flatMap((path) => {
    const fetched = figures.find((entry) => entry.path === path)?.addresses;
    const inLanguages = languages.map((language) => `/${language}${path === '/' ? '' : path}`);
    const crop = crops.find(({ id }) => path === `/${id}`);
    // Findings of all crops are worked out together: with the first crop's, those of countries are at hand as well.
    if (crop !== undefined)
      return [profileAddresses.findings({ crop: crop.id, limit: homeFindings }), ...inLanguages];
    if (!fetched) return [...inLanguages, ...(prices.find((entry) => entry.path === path)?.fetched ?? [])];
    return [...inLanguages, fetched.cubes];
  });
  return shapes === undefined ? pages : [...pages, shapes];
}

export interface WarmUpOptions {
  app: FastifyInstance;
  store: ReleaseStore;
  logger: FastifyBaseLogger;
  /** Addresses in the order of the requests. */
  addresses: readonly string[];
  /** Whether another release is served only when they are made, and the one before until then. */
  isBeforeServing?: boolean;
  /** Milliseconds after which a temporarily failed answer is requested again. */
  againAfter?: number;
  /** `host:port` under which the first visitors come; documents are kept apart for each host without a public origin. */
  host: string;
}

/** How often a temporarily failed answer is requested, the first time included. */
const mostRounds = 5;

/**
 * Requests the app's most wanted answers, so that they are made, cached and compressed before a visitor comes: after the start, and again
 * for every new release. It makes one at a time, with requests of visitors in between. It pauses while the releases are unreachable, and
 * requests temporarily failed answers again. Returns a function that ends it, and a promise of the first round's end.
 */
export function keepWarm(options: WarmUpOptions): { stop(): void; done: Promise<void> } {
  const { store, isBeforeServing = false } = options;
  let stopped = false;
  const isCurrent = (release: ServedRelease): boolean => !stopped && store.current === release;
  const begin = async (): Promise<void> => {
    const release = store.current;
    if (release !== null) await warm(release, isCurrent, options);
  };
  const stopFollowing = store.onServing(() => void begin());
  if (isBeforeServing)
    store.prepareBy((release, isWanted) => warm(release, () => !stopped && isWanted(), options));
  return {
    stop: () => {
      stopped = true;
      stopFollowing();
    },
    done: begin(),
  };
}

async function warm(
  release: ServedRelease,
  isCurrent: (release: ServedRelease) => boolean,
  { app, store, logger, addresses, host, againAfter = 5000 }: WarmUpOptions,
): Promise<void> {
  const started = performance.now();
  const headers = { host, 'accept-encoding': encoding };
  const pause = (): Promise<void> => wait(againAfter, undefined, { ref: false });
  let pending = addresses;
  for (let round = 1; pending.length > 0; round += 1) {
    const failed: string[] = [];
    if (round > 1) await pause();
    for (const url of pending) {
      while (store.absence !== null && isCurrent(release)) await pause();
      if (!isCurrent(release)) return;
      // HEAD fills the cache as well.
      const { statusCode } = await app.inject({ method: 'HEAD', url, headers, remoteAddress: ownAddress });
      if (statusCode === 503 && round < mostRounds) failed.push(url);
      else if (statusCode !== 200)
        logger.warn({ url, status: statusCode }, 'An answer could not be made ahead');
      await otherRequests();
    }
    pending = failed;
  }
  const ms = Math.round(performance.now() - started);
  logger.info({ release: release.id, answers: addresses.length, ms }, 'First answers are ready');
}
