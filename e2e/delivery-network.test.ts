import { expect, it } from 'vitest';
import { flowPage } from '#contract/flows.ts';
import { baseUrl, useBrowser } from './browser.ts';

const { visit } = useBrowser();

const path = 'beans/data/accessionDeliveryNetwork';

it('leads from all flows to a country, to the rows behind a number, and back', async () => {
  const page = await visit(`/en/${path}`);
  const field = (name: string) => page.locator('form').getByLabel(name, { exact: true });
  await page.locator('main summary').filter({ hasText: 'All flows' }).click();
  await page.locator('#map svg[data-world]').waitFor();
  await field('Country').selectOption('KEN');
  const heading = (text: string) => page.getByRole('heading', { level: 1, name: text, exact: true });
  await heading('The journey of a seed from Kenya').waitFor();
  const answer = await fetch(`${baseUrl}/api/v1/germplasm/flows/page?country=KEN`);
  const { story } = flowPage.parse(await answer.json());
  const origin = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 }).format(story?.origin ?? 0);
  expect(await page.locator('main header p').first().textContent()).toContain(
    `send out ${origin} samples a year of seed from Kenya`,
  );
  await page
    .locator('#flows td[data-column], #flows td')
    .filter({ hasText: /^[\d,.]+$/ })
    .first()
    .click();
  await page.locator('#explained table').waitFor();
  expect(new URL(page.url()).searchParams.get('explain')).toMatch(/^[A-Z]{3}\.[a-z]+\.[A-Z]{3}$/);
  await page.goBack();
  await page.locator('#explained').waitFor({ state: 'detached' });
  const drawing = page.locator('#map svg[data-world]');
  const whole = await drawing.getAttribute('viewBox');
  await page.locator('#map').getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(() => drawing.getAttribute('viewBox')).not.toBe(whole);
});

it('follows a seed step by step, by links and by a button that stops', { tags: ['sweep'] }, async () => {
  const page = await visit(`/en/${path}?country=MEX`);
  const journey = page.locator('#journey');
  const step = () => new URL(page.url()).searchParams.get('step') ?? '2';
  const chosen = journey.locator('nav [aria-current=page]');
  await journey
    .getByRole('link', { name: /Collected/ })
    .first()
    .click();
  await expect.poll(step).toBe('1');
  expect(await chosen.textContent()).toContain('Collected');
  expect(await journey.locator('svg [stroke-linecap=round] path').count()).toBeGreaterThan(10);
  await page.goBack();
  await expect.poll(step).toBe('2');
  // Seven genebanks, each with its circle and its row.
  expect(await journey.locator('svg circle title').count()).toBe(7);
  expect(await journey.locator('ol li').count()).toBe(7);
  // Where less motion is wanted, nothing plays.
  const play = journey.getByRole('button', { name: /Play/ });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await play.isVisible()).toBe(false);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await play.click();
  await expect.poll(step).toBe('1');
  await expect.poll(step).toBe('2');
  await journey.getByRole('button', { name: 'Stop' }).click();
  await play.waitFor();
  // Another country has landraces of its own, which the browser looks up.
  await page.locator('form').getByLabel('Country', { exact: true }).selectOption('PER');
  await page.getByRole('heading', { level: 1, name: /from Peru/ }).waitFor();
  await journey.locator('nav small').first().filter({ hasText: 'bean landraces' }).waitFor();
});
