import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { DataPage } from './data-page.ts';

/** Address of the built server that these journeys visit. */
export const baseUrl = inject('baseUrl');

/** For `fetch`: documents as they are. To compress each takes a third as long as to draw it. */
export const uncompressed = { headers: { 'accept-encoding': 'identity' } };

export interface Visit extends BrowserContextOptions {
  /** CSS pixels; the height stays the same. */
  width?: number;
  /** Whether the visitor has yet to see the tours, which open by themselves; all others have seen them. */
  unguided?: boolean;
  /** Called with the page before it loads anything: to count, cut or slow down requests. */
  before?: (page: Page) => unknown;
}

/**
 * Features of Chromium that are turned off. It builds the popups of its address bar, pages in processes of their own, for every window,
 * also for headless ones: half of all the work of a visit. The list replaces that of Playwright, so it repeats Playwright's
 * features that send requests or delay a page.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  // A process for a page that might be opened next; each context would start one.
  'SpareRendererForSitePerProcess',
  'ThirdPartyStoragePartitioning',
];

/** Height of the window in every journey, in CSS pixels. */
const height = 900;

/** Cookies of a visitor who has seen the tour of a page and that of its price filters. */
const toursSeen = ['production_tour', 'map_select_filter_price'];

async function newPage(browser: Browser, { unguided = false, ...options }: Visit): Promise<Page> {
  const context = await browser.newContext({
    ...{ locale: 'en-US', reducedMotion: 'reduce' },
    // A worker would answer what a journey cuts or counts; the journeys without a network allow it.
    serviceWorkers: 'block',
    ...options,
  });
  if (!unguided) await context.addCookies(toursSeen.map((name) => ({ name, value: '1', url: baseUrl })));
  const page = await context.newPage();
  // Two files of journeys share a server, which answers one page after the other.
  page.setDefaultTimeout(30_000);
  return page;
}

const newReader = (browser: Browser, javaScriptEnabled: boolean): Promise<Page> =>
  newPage(browser, { javaScriptEnabled, bypassCSP: true });

/**
 * One browser for a file of journeys. Every visit has a context of its own, so no cookie, cache or script of one journey
 * reaches another; they are closed after each test. Tests that only read may share a page: `read`.
 */
export function useBrowser() {
  let browser: Browser;
  const open = new Set<{ close(): Promise<void> }>();
  const readers = new Map<boolean, Promise<Page>>();
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: inject('chromiumPath'),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        `--disable-features=${disabledFeatures.join(',')}`,
      ],
    });
  });
  afterEach(async () => {
    await Promise.all([...open].map((context) => context.close()));
    open.clear();
  });
  afterAll(() => browser.close());

  /** Opens an address and waits for the document with its scripts, not for data. */
  const visit = async (address: string, options: Visit = {}): Promise<Page> => {
    const { width = 1280, before, ...rest } = options;
    const page = await newPage(browser, { viewport: { width, height }, ...rest });
    open.add(page.context());
    await before?.(page);
    await page.goto(baseUrl + address, { waitUntil: 'load' });
    return page;
  };

  /**
   * Opens an address in the one page of this file that is for reading, with scripts or without: what the page before has
   * fetched and compiled is there already, and so are its cookies. Half the work of a visit, for journeys that neither change
   * nor test what a browser keeps. It is for axe, too, which a page's own policy would block.
   */
  const read = async (
    address: string,
    { width = 1280, javaScriptEnabled = true }: Pick<Visit, 'width' | 'javaScriptEnabled'> = {},
  ): Promise<Page> => {
    const reader = readers.get(javaScriptEnabled) ?? newReader(browser, javaScriptEnabled);
    readers.set(javaScriptEnabled, reader);
    const page = await reader;
    await page.setViewportSize({ width, height });
    // The pointer would keep its place of the page before.
    await page.mouse.move(0, 0);
    await page.goto(baseUrl + address, { waitUntil: 'load' });
    return page;
  };

  /** Opens a data page and waits until all its cubes and podiums are there. */
  const visitData = async (address: string, options: Visit = {}): Promise<DataPage> => {
    const page = await visit(address, {
      ...options,
      before: async (fresh) => {
        await options.before?.(fresh);
        DataPage.countRequests(fresh);
      },
    });
    const data = new DataPage(page);
    await data.ready();
    return data;
  };

  /** Opens a data page in the one for reading and waits until all its cubes and podiums are there. */
  const readData = async (address: string, options: Pick<Visit, 'width'> = {}): Promise<DataPage> => {
    const data = new DataPage(await read(address, options));
    await data.ready();
    return data;
  };

  return { visit, visitData, read, readData, browser: () => browser };
}
