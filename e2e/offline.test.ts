import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { baseUrl, uncompressed, useBrowser, type Visit } from './browser.ts';

const { visit } = useBrowser();

const allowed: Visit = { serviceWorkers: 'allow' };
const beans = '/en/beans/data/production?country=KEN';

/** Waits until the worker has saved a page, and the one for being offline. */
async function saved(page: Page, path = beans): Promise<void> {
  const has = (wanted: string): Promise<boolean> =>
    page.evaluate(async (address) => (await caches.match(address)) !== undefined, wanted);
  await expect.poll(() => has(path), { timeout: 60_000 }).toBe(true);
  await expect.poll(() => has('/en/offline'), { timeout: 60_000 }).toBe(true);
}

/** Takes the network away, and with it what the browser itself still holds to be fresh. */
async function goOffline(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await page.context().setOffline(true);
}

const storesOf = (page: Page): Promise<readonly string[]> => page.evaluate(() => caches.keys());

const banner = (page: Page) => page.locator('aside[data-saved]');

it('opens a visited page without a network, with the day of its copy, and lists what is saved for others', async () => {
  const page = await visit(beans, allowed);
  await saved(page);
  const online = await page.locator('h1').textContent();
  expect(await banner(page).count()).toBe(0);
  await goOffline(page);
  await page.reload();
  expect(await page.locator('h1').textContent()).toBe(online);
  expect(await banner(page).textContent()).toContain(
    new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date()),
  );
  expect(await page.locator('#trend svg, #map svg').first().isVisible()).toBe(true);

  await page.goto(`${baseUrl}/en/rice/data/consumption?country=PER`);
  const link = page.getByRole('main').getByRole('link');
  await link.first().waitFor();
  expect(await link.evaluateAll((links) => links.map((one) => one.getAttribute('href')))).toEqual([beans]);
  await page.goto(`${baseUrl}/en/search?q=rice`);
  await page.getByRole('status').waitFor();
  expect(await link.count()).toBe(0);
  await page.getByRole('main').getByRole('searchbox').fill('kenya');
  await link.first().click();
  await banner(page).waitFor();
});

it('keeps a country with its pages until it is dropped', { tags: ['sweep'] }, async () => {
  const page = await visit('/en/country/TUV', allowed);
  const kept = (): Promise<readonly string[]> =>
    page.evaluate(async () => {
      const name = (await caches.keys()).find((each) => each.startsWith('kept/TUV.en@'));
      return name === undefined
        ? []
        : (await (await caches.open(name)).keys())
            .map(({ url }) => url)
            .filter((url) => !url.includes('/api/'));
    });
  await saved(page, '/en/country/TUV');
  await page.getByRole('button', { name: 'Keep Tuvalu' }).click();
  const drop = page.getByRole('button', { name: 'Remove the saved pages' });
  await drop.waitFor({ timeout: 90_000 });
  const addresses = await kept();
  expect(addresses.length).toBeGreaterThan(1);
  await goOffline(page);
  for (const address of addresses.toReversed()) {
    await page.goto(address);
    await banner(page).waitFor();
  }
  await drop.click();
  await expect.poll(kept).toEqual([]);
});

/** The server behind another address, which names another build, or answers late, from when it is told to. */
async function serveAhead(): Promise<{
  origin: string;
  build: string;
  switch(): void;
  slowDown(): void;
  close(): void;
}> {
  const worker = await (await fetch(`${baseUrl}/service-worker.js`)).text();
  const [, own = ''] = /"build":"(\w+)"/.exec(worker) ?? [];
  const build = '0123456789';
  let isSwitched = false;
  let delay = 0;
  const server = createServer(async (request, response) => {
    await setTimeout(delay);
    const answer = await fetch(`${baseUrl}${request.url}`, { ...uncompressed, redirect: 'manual' });
    const next = (text: string): string => (isSwitched ? text.replace(own, build) : text);
    for (const [name, value] of answer.headers)
      if (!/^(?:connection|content-length|content-encoding|keep-alive)$/.test(name))
        response.setHeader(name, name === 'x-release-build' ? next(value) : value);
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status);
    response.end(request.url === '/service-worker.js' ? next(body.toString()) : body);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${address.port}`,
    build,
    switch: () => {
      isSwitched = true;
    },
    slowDown: () => {
      delay = 20_000;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

it('lets another release take over with stores of its own, and the page for being offline renewed', {
  tags: ['sweep'],
}, async () => {
  const served = await serveAhead();
  const page = await visit('/en/beans/contact', allowed);
  await page.goto(`${served.origin}/en/beans/about`);
  await saved(page, '/en/beans/about');
  served.switch();
  await expect
    .poll(
      async () => {
        await page.goto(`${served.origin}/en/beans/about/glossary`);
        await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
        return (await storesOf(page)).filter((name) => !name.endsWith(served.build));
      },
      { timeout: 60_000, interval: 1000 },
    )
    .toEqual([]);
  expect((await storesOf(page)).filter((name) => name.startsWith('kept/offline.en@'))).toHaveLength(1);
  await goOffline(page);
  await page.goto(`${served.origin}/en/beans/about`);
  await page.getByRole('heading', { name: 'You are offline' }).waitFor();
  served.close();
});

it('shows the saved copy on a line that is too slow', { tags: ['sweep'] }, async () => {
  const served = await serveAhead();
  const page = await visit('/en/beans/contact', allowed);
  await page.goto(`${served.origin}/en/beans/about`);
  await saved(page, '/en/beans/about');
  served.slowDown();
  const began = performance.now();
  await page.reload({ waitUntil: 'commit' });
  await banner(page).waitFor();
  expect(performance.now() - began).toBeLessThan(20_000);
  served.close();
});

it('shows pages as before where the device has no room', { tags: ['sweep'] }, async () => {
  const page = await visit('/en/beans/about', allowed);
  await saved(page, '/en/beans/about');
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: baseUrl, quotaSize: 1 });
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(baseUrl + beans);
  await page.locator('#map svg').first().waitFor();
  await page.goto(`${baseUrl}/en/country/TUV`);
  await page.getByRole('button', { name: 'Keep Tuvalu' }).click();
  await page.getByText('There is no room on this device.').waitFor();
  expect(faults).toEqual([]);
});

it('saves nothing that is one person’s, and nothing that failed', async () => {
  const page = await visit('/en/search?q=beans', allowed);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto(`${baseUrl}/en/nothing-here`);
  await page.goto(`${baseUrl}/en/search?q=rice`);
  await page.goto(`${baseUrl}/en/beans/about`);
  await saved(page, '/en/beans/about');
  const addresses = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    return (await Promise.all(stores.map((store) => store.keys())))
      .flat()
      .map(({ url }) => new URL(url).pathname);
  });
  expect(addresses.filter((path) => path.startsWith('/en')).sort()).toEqual([
    '/en/beans/about',
    '/en/offline',
  ]);
});
