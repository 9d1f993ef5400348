import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { PageSearch, RenderPage } from '#contract/page.ts';
import { routes } from '#contract/routes.ts';
import { buildApp } from '../app.ts';
import { readAssets } from '../plugins/assets.ts';
import { ReleaseStore } from '../release/release-store.ts';
import { readWords } from '../words.ts';
import { publish, writeRelease } from './fixture-release.ts';

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

/** The real app on a release of typed rows, or on none. */
export async function startTestApp(
  options: {
    release?: string | null;
    /** A folder of releases that others have made; it stays. */
    releases?: string;
    renderPage?: RenderPage;
    pageSearch?: PageSearch;
    client?: string;
    trustProxy?: string;
    publicOrigin?: string;
    nextUpdate?: string;
  } = {},
): Promise<TestApp> {
  const own = options.releases === undefined;
  const directory = options.releases ?? mkdtempSync(join(tmpdir(), 'observatory-api-'));
  const id = options.release === undefined ? 'r1' : options.release;
  if (own && id !== null) {
    writeRelease(directory, id);
    publish(directory, id);
  }
  const log: string[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => void log.push(line) });
  const store = new ReleaseStore({ directory, logger, cacheBytes: 8_000_000, pollMs: 0 });
  await store.start();
  const app = await buildApp({
    store,
    words: readWords(fileURLToPath(new URL('../../locales', import.meta.url))),
    assets: readAssets(options.client ?? join(directory, 'no-build')),
    logger,
    renderPage: options.renderPage ?? null,
    pageSearch: options.pageSearch,
    trustProxy: options.trustProxy,
    publicOrigin: options.publicOrigin,
    nextUpdate: options.nextUpdate,
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
    if (own) rmSync(directory, { recursive: true, force: true });
  };
  return { app, store, directory, log, ask, close };
}
