import type { Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { readMessages } from '#locales/testing/read-words.ts';
import { languages } from '#locales/words.ts';
import { serve } from '../tools/bench/served.ts';
import { useBrowser } from './browser.ts';
import { takenOver } from './data-page.ts';

const { visit } = useBrowser();

it('a page that met a limit says when it asks again, does, and is whole', async () => {
  let isLimited = true;
  const page = await visit('/en/beans/data/consumption?country=RWA', {
    before: (fresh) =>
      fresh.route('**/api/v1/**', (route: Route) =>
        isLimited
          ? route.fulfill({ status: 429, headers: { 'retry-after': '2' }, body: '{}' })
          : route.continue(),
      ),
  });
  const field = page.locator('select[name=year]');
  await takenOver(field);
  await field.selectOption({ index: 4 });
  const text = readMessages('en', 'frame/data-page')['dataPage.state.refused'] ?? '';
  const notice = page.getByRole('status').filter({ hasText: text.slice(0, text.indexOf('{')).trim() });
  await notice.waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  isLimited = false;
  await notice.waitFor({ state: 'hidden' });
  expect(await page.getByRole('alert').count()).toBe(0);
});

/** Requests new pages of a server, more at a time than it draws for one client address, until the returned function is called. */
function crowd(origin: string): () => Promise<void> {
  let isOver = false;
  let views = 0;
  const reader = async (): Promise<void> => {
    while (!isOver) {
      views += 1;
      await fetch(`${origin}/en/beans/data/consumption?hide=x${views}`).then((answer) =>
        answer.arrayBuffer(),
      );
    }
  };
  const readers = Array.from({ length: 40 }, reader);
  return async () => {
    isOver = true;
    await Promise.all(readers);
  };
}

it('a browser that is refused reads why in its language, and gets the page by itself', async () => {
  const server = await serve();
  for (const language of languages) {
    let requests = 0;
    // An address that was answered once is kept, and never refused.
    const nextPath = (): string => `/${language}/beans/about/glossary?v=none-${language}-${requests++}`;
    const busy = readMessages(language, 'problems')['problems.busy'] ?? '';
    const disperse = crowd(server.origin);
    const page = await visit('/', { before: (fresh) => void fresh.setDefaultTimeout(60_000) });
    await expect.poll(async () => (await page.goto(server.origin + nextPath()))?.status()).toBe(503);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(busy);
    // Its styles are let in by its policy.
    expect(await page.locator('main').evaluate((main) => getComputedStyle(main).maxWidth)).not.toBe('none');
    await disperse();
    await page.locator('header nav').first().waitFor();
    expect(await page.title()).not.toBe(busy);
  }
  await server.stop();
});
