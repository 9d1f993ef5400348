import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { DataPage } from './data-page.ts';

/** Address of the built server that these journeys visit. */
export const baseUrl = inject('baseUrl');

/** For `fetch`: documents as they are. To compress each takes a third as long as to draw it. */
export const uncompressed = { headers: { 'accept-encoding': 'identity' } };

export interface Visit extends BrowserContextOptions {
  /** CSS pixels; the height stays the same. */
  width?: number;
  /** Whether nothing that was fetched before is kept: for journeys about loading. */
  fresh?: boolean;
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

/** One browser for all files that a worker runs; it ends with the worker. */
let launched: Promise<Browser> | undefined;

const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: inject('chromiumPath'),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      `--disable-features=${disabledFeatures.join(',')}`,
    ],
  });

/** Contexts by their options: what one page has fetched and compiled is there for the next. */
const contexts = new Map<string, Promise<BrowserContext>>();

const newContext = (browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> =>
  browser.newContext({
    ...{ locale: 'en-US', reducedMotion: 'reduce' },
    // A worker would answer what a journey cuts or counts; the journeys without a network allow it.
    serviceWorkers: 'block',
    ...options,
  });

function sharedContext(
  browser: Browser,
  options: BrowserContextOptions,
  use = 'visits',
): Promise<BrowserContext> {
  const key = use + JSON.stringify(options);
  const context = contexts.get(key) ?? newContext(browser, options);
  contexts.set(key, context);
  return context;
}

async function newPage(context: BrowserContext, unguided = false): Promise<Page> {
  if (!unguided) await context.addCookies(toursSeen.map((name) => ({ name, value: '1', url: baseUrl })));
  const page = await context.newPage();
  // Two files of journeys share a server, which answers one page after the other.
  page.setDefaultTimeout(90_000);
  return page;
}

/** Closes the pages of a shared context, and empties what they stored there. */
async function tidy(context: BrowserContext): Promise<void> {
  await context.setOffline(false);
  await Promise.all(
    context.pages().map(async (page) => {
      const { origin, protocol } = new URL(page.url());
      if (protocol === 'http:') {
        const session = await context.newCDPSession(page);
        await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage' });
      }
      await page.close();
    }),
  );
  await context.clearCookies();
}

/**
 * The browser of a file's journeys. Every visit has a page of its own in a context that visits with the same options share; cookies
 * and stores are emptied after each test, and what was fetched stays, but for `fresh` visits. Tests that only read may share a
 * page: `read`.
 */
export function useBrowser() {
  let browser: Browser;
  const own = new Set<BrowserContext>();
  const shared = new Set<BrowserContext>();
  const readers = new Map<boolean, Promise<Page>>();
  beforeAll(async () => {
    launched ??= launch();
    browser = await launched;
  });
  afterEach(async () => {
    await Promise.all([...[...own].map((context) => context.close()), ...[...shared].map(tidy)]);
    own.clear();
    shared.clear();
  });
  afterAll(async () => {
    for (const page of readers.values()) await tidy((await page).context());
  });

  /** Opens an address and waits for the document with its scripts, not for data. */
  const visit = async (address: string, options: Visit = {}): Promise<Page> => {
    const { width = 1280, before, unguided = false, fresh = unguided, ...rest } = options;
    const isOwn = fresh || rest.serviceWorkers === 'allow' || rest.permissions !== undefined;
    const context = await (isOwn ? newContext : sharedContext)(browser, rest);
    (isOwn ? own : shared).add(context);
    const page = await newPage(context, unguided);
    await page.setViewportSize({ width, height });
    await before?.(page);
    await page.goto(baseUrl + address, { waitUntil: 'load' });
    return page;
  };

  /**
   * Opens an address in the one page of this file that is for reading, with scripts or without, and with the cookies of the page
   * before. Half the work of a visit, for journeys that neither change nor test what a browser keeps. It is for axe, too, which a
   * page's own policy would block.
   */
  const read = async (
    address: string,
    { width = 1280, javaScriptEnabled = true }: Pick<Visit, 'width' | 'javaScriptEnabled'> = {},
  ): Promise<Page> => {
    const reader =
      readers.get(javaScriptEnabled) ??
      sharedContext(browser, { javaScriptEnabled, bypassCSP: true }, 'reading').then((context) =>
        newPage(context),
      );
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
