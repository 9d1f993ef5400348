import { findTestBrowser } from './chromium.mjs';

/** The browser to drive, for Playwright's `executablePath`. */
export function chromiumPath(): string {
  const path = findTestBrowser();
  if (path === null) throw new Error('There is no Chromium: install it, or name one in CHROMIUM_PATH.');
  return path;
}
