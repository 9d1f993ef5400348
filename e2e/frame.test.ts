import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sample } from '#domain/testing/sample.ts';
import { baseUrl, uncompressed, useBrowser } from './browser.ts';
import { textOf } from './data-page.ts';

const { read, visit } = useBrowser();

const pages = {
  en: { lang: /^en/, title: 'Bean consumption in Rwanda, 2017 · Common Bean Observatory' },
  es: { lang: /^es/, title: 'Consumo de frijol en Ruanda, 2017 · Observatorio del Frijol Común' },
  pt: { lang: /^pt/, title: 'Consumo de feijão em Ruanda, 2017 · Observatório do Feijão Comum' },
} as const;

it('names itself: language, title, description, favicon, canonical address, alternates, social metadata', {
  tags: ['sweep'],
}, async () => {
  for (const [language, { lang, title }] of sample(Object.entries(pages))) {
    const address = `/${language}/beans/data/consumption?country=RWA&year=2017`;
    const html = await (await fetch(baseUrl + address, uncompressed)).text();
    const page = await read(address, { javaScriptEnabled: false });
    expect(await page.locator('html').getAttribute('lang')).toMatch(lang);
    expect(await page.title()).toBe(title);
    const content = (name: string) =>
      page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content');
    expect(((await content('description')) ?? '').length).toBeGreaterThan(40);
    expect(await content('og:title')).toBe(title);
    expect(await content('og:locale')).toMatch(lang);
    const image = await fetch((await content('og:image')) ?? '');
    expect(image.headers.get('content-type')).toBe('image/png');
    const icon = await fetch(
      new URL((await page.locator('link[rel=icon]').getAttribute('href')) ?? '', baseUrl),
    );
    expect(icon.headers.get('content-type')).toBe('image/svg+xml');
    const canonical = new URL((await page.locator('link[rel=canonical]').getAttribute('href')) ?? '');
    expect(canonical.pathname + canonical.search).toBe(
      `/${language}/beans/data/consumption?year=2017&country=RWA`,
    );
    const alternates = await page
      .locator('link[rel=alternate][hreflang]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')?.slice(0, 2)));
    expect(alternates).toEqual(['en', 'es', 'pt', 'x-']);
    expect(html).toMatch(/^<!doctype html>/i);
  }
});

it.each(
  sample([
    ['/beans/data/consumption', 1280],
    ['/rice/data/consumption?tab=metadata', 390],
    ['/nowhere', 1280],
  ]),
)('has one h1, its landmarks, and a skip link that comes first: %s at %i', async (path, width) => {
  const page = await read(`/en${path}`, { width });
  expect(await page.locator('h1').count()).toBe(1);
  for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
    expect(await page.getByRole(landmark).count()).toBe(1);
  }
  expect(await page.getByRole('navigation').count()).toBeGreaterThan(0);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
  expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  expect(
    await skip.evaluate((link) => {
      const { left, top, width, height } = link.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === link;
    }),
    'nothing covers it',
  ).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  const levels = await page
    .locator('main :is(h1,h2,h3,h4)')
    .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName.slice(1))));
  for (const [index, level] of levels.entries()) {
    expect(level - (levels[index - 1] ?? level)).toBeLessThanOrEqual(1);
  }
});

it('opens the mega menu by pointer and keyboard, and closes it with Escape', async () => {
  const page = await visit('/en/beans/data/consumption');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const data = menu.locator('summary', { hasText: 'Data' });
  const entry = menu.getByRole('link', { name: 'Consumption' }).first();
  expect(await entry.isVisible()).toBe(false);
  await data.click();
  await entry.waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => entry.isVisible()).toBe(false);
  await data.focus();
  await page.keyboard.press('Enter');
  await entry.waitFor();
  await page.mouse.click(800, 800);
  await expect.poll(() => entry.isVisible()).toBe(false);
});

const focusIn = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((inside) => document.activeElement?.closest(inside) !== null, selector);

it.each(sample([991, 390]))(
  'turns the menu into a drawer that keeps the focus and closes with Escape: %i px',
  async (width) => {
    const page = await visit('/en/beans/data/consumption', { width });
    expect(await page.getByRole('navigation', { name: 'Sections: Beans' }).isVisible()).toBe(false);
    const opener = page.getByRole('button', { name: 'Open menu' });
    await opener.click();
    const drawer = page.getByRole('dialog');
    await drawer.waitFor();
    await expect.poll(() => focusIn(page, '[role=dialog]')).toBe(true);
    await drawer.locator('summary', { hasText: 'Data' }).click();
    await drawer.getByRole('link', { name: 'Consumption' }).first().waitFor();
    for (let stop = 0; stop < 25; stop++) {
      await page.keyboard.press(stop % 3 === 0 ? 'Shift+Tab' : 'Tab');
      expect(await focusIn(page, '[role=dialog]')).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect.poll(() => drawer.isVisible()).toBe(false);
    await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
  },
);

it('has no drawer from 992 pixels on', { tags: ['sweep'] }, async () => {
  const page = await visit('/en/beans/data/consumption', { width: 992 });
  expect(await page.getByRole('button', { name: 'Open menu' }).isVisible()).toBe(false);
  expect(await page.getByRole('navigation', { name: 'Sections: Beans' }).isVisible()).toBe(true);
});

it.each(
  sample([
    ['en', '© 2023', 'No analysis service', 'Report an error'],
    ['es', '© 2023', 'Ningún servicio de análisis', 'Informar de un error'],
    ['pt', '© 2023', 'Nenhum serviço de análise', 'Informar um erro'],
  ]),
)(
  'ends with the way to the contact page, copyright of 2023 and the notice on traffic, and promises no contact: %s',
  { tags: ['sweep'] },
  async (language, year, traffic, contact) => {
    const page = await read(`/${language}/beans/data/consumption`, { javaScriptEnabled: false });
    const footer = page.getByRole('contentinfo');
    const text = await textOf(footer);
    expect(text).toContain(year);
    expect(text).toContain(traffic);
    expect(text).toContain(contact);
    // Without partners in the settings there are no logos.
    expect(await footer.getByRole('img').count()).toBe(0);
  },
);

it.each(
  sample([
    ['/en/nothing/here', {}, 'This page does not exist'],
    ['/nothing', { locale: 'es-PE' }, 'Esta página no existe'],
    ['/nothing', { locale: 'de-DE' }, 'Esta página não existe'],
    ['/en/beans/data/no-such-section', {}, 'This page does not exist'],
  ]),
)('answers %s with status 404 and a page in the visitor’s language', async (path, options, heading) => {
  const statuses: number[] = [];
  const page = await visit(path, {
    ...options,
    before: (fresh) => {
      fresh.on('response', (response) => {
        if (response.request().isNavigationRequest()) statuses.push(response.status());
      });
    },
  });
  expect(statuses).toEqual([404]);
  expect(await page.locator('h1').textContent()).toBe(heading);
  expect(await page.locator('main').getByRole('link').count()).toBeGreaterThanOrEqual(2);
});
