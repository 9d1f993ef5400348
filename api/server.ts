import cluster from 'node:cluster';
import { existsSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { canBeAsked } from '#contract/export-addresses.ts';
import type { PageAddress, RenderPage } from '#contract/page.ts';
import type { ReadFigures } from '#contract/page-figures.ts';
import type { DrawPicture } from '#contract/page-pictures.ts';
import { buildApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { openExportDesk } from './export-form/export-desk.ts';
import { readLogo } from './images/logo.ts';
import { listen } from './listen.ts';
import { readAssets } from './plugins/assets.ts';
import { FolderPlace } from './release/folder-place.ts';
import { PostgresPlace } from './release/postgres-place.ts';
import { ReleaseStore } from './release/release-store.ts';
import { readSiteSettings } from './site-settings.ts';
import { FaultWebhook } from './tracing/fault-webhook.ts';
import { createLogger, logConsole } from './tracing/logger.ts';
import { firstAddresses, keepWarm } from './warm-up.ts';
import { readWords } from './words.ts';
import { askMetrics, runWorkers } from './workers.ts';

/** How often the server looks whether another release was published, in milliseconds. */
const pollMs = 1000;

/** The package's folder, wherever this file lies in it: `api/` as written, `dist/server/` as built. */
function packageRoot(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : packageRoot(dirname(folder));
}

/** The renderer of the site's build, and its reading of addresses. */
interface Renderer {
  render: RenderPage;
  readFigures: ReadFigures;
  drawPicture: DrawPicture;
  pageAddress: PageAddress;
}

/** The renderer of the build, or `null` when the site has not been built. */
async function loadRenderer(distDirectory: string): Promise<Renderer | null> {
  const file = join(distDirectory, 'server', 'entry-server.js');
  if (!existsSync(file)) return null;
  const built: Partial<Renderer> = await import(pathToFileURL(file).href);
  const { render, readFigures, drawPicture, pageAddress } = built;
  if (!(render && readFigures && drawPicture && pageAddress))
    throw new ConfigError(
      `${file} lacks a function of render, readFigures, drawPicture and pageAddress. Build the site again.`,
    );
  return { render, readFigures, drawPicture, pageAddress };
}

/** Writes the address as a sentence for `npm start` or a terminal, else as a line of the log. */
function tellAddress(logger: FastifyBaseLogger, sentence: string): void {
  const isRead = process.stdout.isTTY || process.env['npm_lifecycle_event'] !== undefined;
  if (isRead) process.stdout.write(`${sentence}\n`);
  else logger.info(sentence);
}

/** Milliseconds between the wish that the server ends and its end, whatever is still under way: a full queue of pages has been drawn by then. */
const longestGoodbye = 25_000;

/** Milliseconds between the start and the first answer that is made ahead. */
const warmUpAfter = 3000;

/** Reports an uncaught error; the state of the process is unknown, so the process ends as it would have. */
function endOnCrash(logger: FastifyBaseLogger, faults: FaultWebhook | null): void {
  let isCrashing = false;
  process.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'The server ends by a fault');
    if (!isCrashing) void Promise.resolve(faults?.crash(error)).finally(() => process.exit(1));
    isCrashing = true;
  });
}

/** Calls `stop` once. From a terminal a worker hears of both: the signal itself, and what the process above makes of it. */
function onStopSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      if (!isStopping) void stop();
      isStopping = true;
    });
}

/** Starts to make answers ahead, at once or after a while; returns what stops it. */
function beginWarming(delay: number, begin: () => { stop: () => void }): () => void {
  let stop: () => void;
  const timer = setTimeout(() => {
    stop = begin().stop;
  }, delay);
  stop = () => clearTimeout(timer);
  return () => stop();
}

async function main(): Promise<void> {
  // React draws several times slower without it, and reads it when the renderer is loaded.
  process.env['NODE_ENV'] ??= 'production';
  const root = packageRoot(dirname(fileURLToPath(import.meta.url)));
  const config = readConfig(process.env, root);
  const site = readSiteSettings(config.siteSettings.file, config.siteSettings.isNamed);
  const logger = createLogger(config.logLevel);
  logConsole(logger);
  if (cluster.isPrimary && !canBeAsked(site.settings))
    logger.warn('The settings name no contact: of the export form only file and day are kept, and no person');
  const clock = (): Date => new Date();
  const { errorWebhook: url } = config;
  const faults = url === undefined ? null : new FaultWebhook({ url, fetch, clock, logger });
  endOnCrash(logger, faults);
  if (config.workers > 1 && cluster.isPrimary) return runWorkers(config.workers, logger);
  await serve({ root, config, site, logger, faults, clock });
}

/** Serves in this process until a signal ends it. */
async function serve(parts: {
  root: string;
  config: ReturnType<typeof readConfig>;
  site: ReturnType<typeof readSiteSettings>;
  logger: FastifyBaseLogger;
  faults: FaultWebhook | null;
  clock: () => Date;
}): Promise<void> {
  const { root, config, site, logger, faults, clock } = parts;
  const { releasesDatabase, releasesDirectory, cacheBytes, without, distDirectory } = config;
  const store = new ReleaseStore({
    place: releasesDatabase ? new PostgresPlace(releasesDatabase) : new FolderPlace(releasesDirectory),
    ...{ logger, cacheBytes, without, pollMs },
  });
  const [renderer] = await Promise.all([loadRenderer(distDirectory), store.start()]);
  if (renderer === null)
    logger.warn({ directory: distDirectory }, 'The site is not built; only the API is served');
  const assets = readAssets(join(distDirectory, 'client'), site.pictures);
  const desk = openExportDesk({ ...config.exportForm, clock, fetch, logger });
  let isWarming = renderer !== null && config.readyWhenWarm;
  const { trustProxy, publicOrigin, metricsToken, nextUpdate, recompress } = config;
  const { accessLog, slowQueryMs, rateLimits } = config;
  const app = await buildApp({
    ...{ store, releasesDirectory, assets, logger, trustProxy, publicOrigin, metricsToken, nextUpdate },
    offline: config.offline,
    ...{ recompress, accessLog, slowQueryMs, rateLimits },
    words: readWords(join(root, 'locales')),
    renderPage: renderer?.render ?? null,
    readFigures: renderer?.readFigures,
    drawPicture: renderer?.drawPicture,
    logo: renderer && readLogo(site.logo ?? join(distDirectory, 'client', 'watermark.svg'), logger),
    pageAddress: renderer?.pageAddress,
    site: site.settings,
    exportDesk: desk,
    tellFault: (fault) => faults?.tell(fault),
    isWarming: () => isWarming,
    worker: cluster.isWorker ? { number: process.env['WORKER_NUMBER'] ?? '', askMetrics } : undefined,
  });
  let stopWarming = (): void => {};
  onStopSignal(async () => {
    stopWarming();
    setTimeout(() => process.exit(), longestGoodbye);
    await app.answerEverybody();
    await app.close();
    store.close();
    await desk.close();
    // An answer may still be in the compressor, for seconds; no client waits for it any more.
    process.exit();
  });
  await listen(app, config).catch((error: unknown) => {
    store.close();
    throw error;
  });
  desk.beginPurging();
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  // Only the first worker writes it; its number is never reused, so a successor does not write it again.
  if ((cluster.worker?.id ?? 1) === 1)
    tellAddress(logger, `Common Bean Observatory: http://localhost:${port}`);
  if (renderer === null || !config.warmUp) return;
  // The first visitors after the start must not wait for answers that are made ahead.
  stopWarming = beginWarming(isWarming ? 0 : warmUpAfter, () => {
    const warming = keepWarm({
      ...{ app, store, logger },
      addresses: [...assets.hashed, ...firstAddresses()],
      host: `localhost:${port}`,
      isBeforeServing: config.readyWhenWarm,
    });
    void warming.done.finally(() => {
      isWarming = false;
    });
    return warming;
  });
}

main().catch((error: unknown) => {
  if (error instanceof ConfigError) writeSync(process.stderr.fd, `${error.message}\n`);
  else console.error('The server cannot start', error);
  process.exitCode = 1;
  // The way to the process above would keep a worker alive that cannot serve.
  if (cluster.isWorker) process.exit();
});
