import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { inject } from 'vitest';
import type { PageAddress, RenderPage } from '#contract/page.ts';
import type { ReadFigures } from '#contract/page-figures.ts';
import type { DrawPicture } from '#contract/page-pictures.ts';
import { routes } from '#contract/routes.ts';
import type { SiteSettings } from '#contract/site-settings.ts';
import { buildApp } from '../app.ts';
import type { ExportDesk } from '../export-form/export-desk.ts';
import { readAssets } from '../plugins/assets.ts';
import type { RateLimits } from '../plugins/rate-limits.ts';
import { FolderPlace } from '../release/folder-place.ts';
import type { ReleasePlace } from '../release/release-place.ts';
import { ReleaseStore } from '../release/release-store.ts';
import type { Fault } from '../tracing/fault-webhook.ts';
import { createLogger } from '../tracing/logger.ts';
import { readWords } from '../words.ts';
import { copyRelease, publish } from './altered-release.ts';

export interface TestApp {
  app: FastifyInstance;
  store: ReleaseStore;
  /** Folder of releases. */
  directory: string;
  /** Lines that the server logged. */
  log: string[];
  /** The data of a route at a path, in the contract's shape; throws when it answers anything else. */
  ask(name: keyof typeof routes, path: string): Promise<unknown>;
  close(): Promise<void>;
}

/** The real app on the releases that ingest has built from typed rows. */
export async function startTestApp(
  options: {
    /** For a test that publishes others: a folder of its own with a copy of the served release under this name, or with none. */
    release?: string | null;
    /** Where releases are kept instead; the app closes it. */
    place?: ReleasePlace;
    renderPage?: RenderPage;
    readFigures?: ReadFigures;
    drawPicture?: DrawPicture;
    logo?: string | null;
    pageAddress?: PageAddress;
    client?: string;
    trustProxy?: string;
    publicOrigin?: string;
    metricsToken?: string;
    nextUpdate?: string;
    without?: readonly string[];
    recompress?: boolean;
    slowQueryMs?: number;
    accessLog?: boolean;
    rateLimits?: RateLimits;
    exportDesk?: ExportDesk;
    tellFault?: (fault: Fault) => void;
    isWarming?: () => boolean;
    site?: SiteSettings;
    offline?: boolean;
  } = {},
): Promise<TestApp> {
  const { release: id } = options;
  const isOwn = id !== undefined;
  const directory = isOwn ? mkdtempSync(join(tmpdir(), 'observatory-api-')) : inject('smallReleases');
  if (typeof id === 'string') {
    copyRelease(directory, id);
    publish(directory, id);
  }
  const log: string[] = [];
  const logger = createLogger('info', { write: (line: string) => void log.push(line) });
  const store = new ReleaseStore({
    place: options.place ?? new FolderPlace(directory),
    logger,
    cacheBytes: 8_000_000,
    without: new Set(options.without),
    pollMs: 0,
  });
  await store.start();
  const app = await buildApp({
    store,
    releasesDirectory: directory,
    words: readWords(fileURLToPath(new URL('../../locales', import.meta.url))),
    assets: readAssets(options.client ?? join(directory, 'no-build')),
    logger,
    renderPage: options.renderPage ?? null,
    readFigures: options.readFigures,
    drawPicture: options.drawPicture,
    logo: options.logo,
    pageAddress: options.pageAddress,
    trustProxy: options.trustProxy,
    publicOrigin: options.publicOrigin,
    metricsToken: options.metricsToken,
    nextUpdate: options.nextUpdate,
    recompress: options.recompress,
    accessLog: options.accessLog,
    slowQueryMs: options.slowQueryMs,
    // Tests send more requests than a person does, all from one address.
    exportDesk: options.exportDesk,
    tellFault: options.tellFault,
    isWarming: options.isWarming,
    site: options.site,
    offline: options.offline,
    rateLimits: options.rateLimits ?? { all: 0, form: 0, files: 0, api: 0, pages: 0 },
  });
  const ask: TestApp['ask'] = async (name, path) => {
    const { statusCode, headers, body } = await app.inject(path);
    if (statusCode !== 200 || headers['content-type'] !== 'application/json; charset=utf-8')
      throw new Error(`${path}: ${statusCode} ${headers['content-type']} ${body}`);
    return routes[name].answer.parse(JSON.parse(body));
  };
  const close = async (): Promise<void> => {
    await app.close();
    store.close();
    if (isOwn) rmSync(directory, { recursive: true, force: true });
  };
  return { app, store, directory, log, ask, close };
}
