import { existsSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { serve } from './bench/served.ts';
import { findTestBrowser } from './chromium.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the built server, without a slash at the end. */
    baseUrl: string;
    /** Path of the browser to drive, for Playwright's `executablePath`. */
    chromiumPath: string;
  }
}

/** Starts what `npm start` would serve, on a free port, for as long as the journeys last. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync('dist/server/server.js'))
    throw new Error('There is no build to test: run `npm run build`.');
  const chromium = findTestBrowser();
  if (chromium === null) throw new Error('There is no Chromium: install it, or name one in CHROMIUM_PATH.');
  // Compressing each page a second time takes as long as visiting it; that is tried on the interface.
  const served = await serve({ settings: { RECOMPRESS: 'off' } });
  project.provide('baseUrl', served.origin);
  project.provide('chromiumPath', chromium);
  return served.stop;
}
