import { expect, it } from 'vitest';
import { baseUrl, useBrowser } from './browser.ts';

const { visit } = useBrowser();

it('changes a list while typing, keeps the page in its address, and goes back', async () => {
  const page = await visit('/en/beans/data/pests');
  const rows = page.locator('#list tbody tr');
  const all = await rows.count();
  const field = page.locator('main input[name=q]');
  await expect
    .poll(() => field.evaluate((input) => Object.keys(input).some((key) => key.startsWith('__react'))))
    .toBe(true);
  await field.pressSequentially('ophiomyia');
  await expect.poll(() => rows.count()).toBeLessThan(all);
  expect(new URL(page.url()).searchParams.get('q')).toBe('ophiomyia');
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.locator('main form a[href*="agent="]').first().click();
  await expect.poll(() => new URL(page.url()).searchParams.get('agent')).toBe('insect');
  await page.goBack();
  await expect.poll(() => new URL(page.url()).search).toBe('?q=ophiomyia');
  // All that was typed is one step, and a return leaves nothing in the field that the list does not have.
  await page.goBack();
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await expect.poll(() => rows.count()).toBe(all);
  expect(await field.inputValue()).toBe('');
});

it('has the title of what it shows, and begins where a page of the list does', {
  tags: ['sweep'],
}, async () => {
  const page = await visit('/en/beans/data/post-harvest/results?evidence=statistics');
  const before = await page.title();
  await page.locator('main form summary').first().click();
  await page.locator('main form a[href*="country="]').last().click();
  await expect.poll(() => page.title()).not.toBe(before);
  await page.goBack();
  await expect.poll(() => page.title()).toBe(before);
  await page.locator('#findings summary').filter({ hasText: 'list' }).click();
  const next = page.locator('#findings a[rel=next]');
  await next.scrollIntoViewIfNeeded();
  await next.click();
  await expect.poll(() => new URL(page.url()).searchParams.get('page')).toBe('2');
  await expect
    .poll(() => page.locator('#findings').evaluate((part) => Math.abs(part.getBoundingClientRect().top)))
    .toBeLessThan(100);
});

it('ignores an unknown source of a list, with a notice', async () => {
  const answer = await fetch(`${baseUrl}/en/beans/data/pests?source=nowhere`);
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(html).toContain('id="list"');
  expect(html).toContain('nowhere');
});
