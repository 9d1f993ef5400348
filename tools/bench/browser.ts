import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { tourCookies } from '#web/tour/tour-rule.ts';
import { findChromium } from '../chromium.mjs';

/** Chromium as the journeys use it. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium() ?? '',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
  });
}

/** A visit of somebody who has seen the tours, which open by themselves and load their code then: no page's weight. */
export async function newVisit(
  browser: Browser,
  viewport: { width: number; height: number },
  url: string,
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
  await context.addCookies(Object.values(tourCookies).map((name) => ({ name, value: '1', url })));
  return context;
}
