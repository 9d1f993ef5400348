import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { tourCookies } from '#web/tour/tour-rule.ts';
import { ensureChromium } from '../chromium.mjs';

/** The whole Chromium, as visitors have it; installed where it is missing. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: (await ensureChromium()) ?? '',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
  });
}

/** A visit of a returning visitor, to whom the tours do not open: their code is not part of a page's weight. */
export async function newVisit(
  browser: Browser,
  viewport: { width: number; height: number },
  url: string,
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
  await context.addCookies(Object.values(tourCookies).map((name) => ({ name, value: '1', url })));
  return context;
}
