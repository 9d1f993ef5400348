import type { Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { refusalHeaders, refusalPage } from '#api/plugins/refusal-page.ts';
import { readWords } from '#api/words.ts';
import { readMessages } from '#locales/testing/read-words.ts';
import { languages } from '#locales/words.ts';
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

it.each(languages)(
  'a browser that is refused reads why in %s, and gets the page by itself',
  async (language) => {
    const path = `/${language}/beans`;
    const words = readWords('locales');
    let refusals = 0;
    const page = await visit(path, {
      before: (fresh) =>
        fresh.route(`**${path}`, (route: Route) => {
          refusals += 1;
          if (refusals > 1) return route.continue();
          const asked = { url: path, headers: {} } as Parameters<typeof refusalPage>[0];
          const body = refusalPage(asked, { code: 'busy', seconds: 1, words });
          return route.fulfill({ status: 503, headers: { ...refusalHeaders }, body });
        }),
    });
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
      words.problemTitle('busy', language),
    );
    const ground = await page.evaluate(
      () => getComputedStyle(document.querySelector('main') ?? document.body).maxWidth,
    );
    expect(ground).not.toBe('none');
    await page.locator('header nav').first().waitFor();
    expect(await page.title()).not.toBe(words.problemTitle('busy', language));
  },
);
