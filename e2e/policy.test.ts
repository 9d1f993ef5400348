import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sample } from '#domain/testing/sample.ts';
import { baseUrl, useBrowser } from './browser.ts';

const { visit, browser } = useBrowser();

/** One page of each kind. */
const pages = [
  '/en',
  '/en/rice',
  '/en/beans/data/consumption?country=RWA&show=countries.inhabitant',
  '/es/beans/data/surface-context',
  '/en/beans/data/trade',
  '/pt/forages/data/production',
  '/en/beans/data/consumption/ranking',
  '/en/beans/about',
  '/en/beans/about/databases',
  '/en/beans/about/glossary',
  '/en/beans/about/questions',
  '/en/beans/about/pages',
  '/en/beans/comparator',
  '/en/beans/contact',
  '/en/nowhere',
];

/** What the browser refused because of the policy, from the first byte of the document on. */
async function refusals(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { refusals: violations });
    document.addEventListener('securitypolicyviolation', (event) =>
      violations.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
    );
  });
  return () => page.evaluate(() => Reflect.get(window, 'refusals'));
}

describe('the security policy', () => {
  it.each(sample(pages))('refuses nothing of ours on %s', async (address) => {
    let listRefusals: () => Promise<readonly string[]> = async () => [];
    const page = await visit(address, {
      before: async (fresh) => {
        listRefusals = await refusals(fresh);
      },
    });
    // What lies below the window is loaded when the visitor comes near.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    expect(await listRefusals()).toEqual([]);
    const styled = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
    expect(styled).toContain('system-ui');
  });

  it('refuses an injected style element and inline handler', async () => {
    let listRefusals: () => Promise<readonly string[]> = async () => [];
    const page = await visit('/en', {
      before: async (fresh) => {
        listRefusals = await refusals(fresh);
      },
    });
    await page.evaluate(() => {
      const style = document.createElement('style');
      style.textContent = 'body { visibility: hidden }';
      document.head.append(style);
      const image = document.createElement('div');
      image.innerHTML = '<button type="button" onclick="document.title = \'taken\'">x</button>';
      document.body.append(image);
      image.querySelector('button')?.click();
    });
    expect(await page.evaluate(() => getComputedStyle(document.body).visibility)).toBe('visible');
    expect(await page.title()).not.toBe('taken');
    const directives = (await listRefusals()).map((text) => text.split(' ')[0]);
    expect(directives).toEqual(['style-src-elem', 'script-src-attr']);
  });

  it('lets an image in SVG that is opened by itself have the faces that it brings along', {
    tags: ['sweep'],
  }, async () => {
    const page = await browser().newPage();
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    await page.goto(`${baseUrl}/en/beans/data/consumption.svg?country=KEN`);
    const faces = await page.evaluate(async () => {
      const all = await document.fonts.ready;
      return [...all].map(({ family, status }) => `${family.replaceAll('"', '')} ${status}`);
    });
    expect(faces).toEqual(expect.arrayContaining(['Source Sans 3 loaded', 'Source Serif 4 loaded']));
    expect(faces.filter((face) => face.endsWith('error'))).toEqual([]);
    expect(messages).toEqual([]);
    await page.close();
  });

  it.each(['/favicon.svg', '/logo.svg'])('refuses nothing of %s, opened by itself', async (address) => {
    const page = await browser().newPage();
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    const response = await page.goto(`${baseUrl}${address}`);
    expect(response?.headers()['content-security-policy']).toMatch(/^default-src 'none';/);
    expect(messages).toEqual([]);
    await page.close();
  });
});
