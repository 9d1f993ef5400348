import { findChromium } from './chromium.mjs';

/** The browser to drive, for Playwright's `executablePath`. */
export function chromiumPath(): string {
  const path = findChromium();
  if (path === null) throw new Error('There is no Chromium: install it, or name one in CHROMIUM_PATH.');
  return path;
}
