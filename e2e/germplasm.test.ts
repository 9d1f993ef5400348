import { expect, it } from 'vitest';
import { varieties } from '#contract/varieties.ts';
import { sample } from '#domain/testing/sample.ts';
import { baseUrl, useBrowser } from './browser.ts';
import { takenOver } from './data-page.ts';

const { visit, read } = useBrowser();

it('leads from all shipments to those of a country and a year, and back', async () => {
  const page = await visit('/en/beans/data/genebanks');
  const field = (name: string) => page.locator('form').getByLabel(name, { exact: true });
  const lead = page.locator('main header p').first();
  await page.locator('#map svg[data-world]').waitFor();
  expect(await lead.textContent()).toContain('91,039');
  await field('Country').selectOption('COL');
  await page.getByRole('heading', { level: 1, name: /Colombia/ }).waitFor();
  expect(await lead.textContent()).toContain('80,261');
  await page.locator('main form summary').last().click();
  await field('From').selectOption('2011');
  // Choices within a moment are one step back.
  await expect.poll(() => new URL(page.url()).search).toBe('?country=COL&from=2011');
  await field('To').selectOption('2011');
  await expect.poll(() => lead.textContent()).toContain('13,459');
  expect(new URL(page.url()).search).toBe('?country=COL&from=2011&to=2011');
  await page.goBack();
  await page.goBack();
  await expect.poll(() => lead.textContent()).toContain('80,261');
});

it('finds a variety by its name, shows what is known of it, and puts two side by side', async () => {
  const answer = await fetch(`${baseUrl}/api/v1/varieties?crop=beans`);
  const [first] = varieties.parse(await answer.json()).rows;
  const name = first?.name ?? '';
  const page = await visit('/en/beans/data/seed-varieties');
  await takenOver(page.locator('main input[name=q]'));
  await page.locator('main input[name=q]').fill(name);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\?q=/);
  // What was not filled in is not in the address.
  expect([...new URL(page.url()).searchParams.keys()]).toEqual(['q']);
  await page.locator('#table').getByRole('link', { name, exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/en/beans/data/seed-varieties/${first?.id}`);
  await page.goto(`${baseUrl}/en/beans/data/seed-varieties`);
  for (const chosen of [1, 2]) {
    await page
      .locator('#table')
      .getByRole('link', { name: /^Compare/ })
      .first()
      .click();
    await expect
      .poll(() =>
        page
          .locator('#table')
          .getByRole('link', { name: /^Do not compare/ })
          .count(),
      )
      .toBe(chosen);
  }
  const compared = page.locator('#compare table');
  await compared.waitFor();
  expect(await compared.locator('thead th').count()).toBe(3);
});

it('shows an unknown variety as not found, removes all filters, and lists varieties as rows in another order', {
  tags: ['sweep'],
}, async () => {
  const page = await visit('/en/beans/data/seed-varieties?compare=ken-beans-no-such');
  await page.getByRole('note').filter({ hasText: 'ken-beans-no-such' }).waitFor();
  await page.goto(`${baseUrl}/en/beans/data/seed-varieties?q=no-such-variety`);
  await page.locator('main').getByRole('link', { name: 'Remove all filters' }).first().click();
  await page.locator('#table h3').first().waitFor();
  // The same list as rows, in another order.
  await page.locator('#table').getByRole('link', { name: 'Table', exact: true }).click();
  await page.locator('#table tbody tr').first().waitFor();
  await page.locator('#table details summary').first().click();
  await page.locator('#table details').getByRole('link', { name: 'Country' }).click();
  await page.waitForURL(/sort=country/);
  expect(new URL(page.url()).searchParams.get('look')).toBe('table');
});

it('has a tab on sources of varieties, by pointer, keys and history, and keeps filters', {
  tags: ['sweep'],
}, async () => {
  const page = await visit('/es/beans/data/seed-varieties?trait=drought');
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await tab('Metadatos').click();
  const terms = page.getByRole('table').filter({ hasText: 'Año de liberación' });
  await terms.waitFor();
  expect(new URL(page.url()).search).toBe('?trait=drought&tab=metadata');
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toContain('tab=metadata');
  await page.getByRole('heading', { level: 2, name: 'Cómo citar' }).waitFor();
  await page.goBack();
  await page.locator('#upov').waitFor();
  expect(await tab('Datos').getAttribute('aria-selected')).toBe('true');
  await tab('Datos').focus();
  await page.keyboard.press('ArrowRight');
  await terms.waitFor();
  await page.reload();
  await terms.waitFor();
});

it.each(
  sample([
    ['/pt/beans/data/genebanks?country=COD', 1280, '#map svg'],
    ['/es/beans/data/genebanks', 1600, '#map svg'],
    ['/pt/beans/data/accessionDeliveryNetwork?country=COD', 1600, '#journey svg[data-world]'],
    ['/es/beans/data/collections', 1600, 'main svg[data-world]'],
  ]),
)('has its map in the first view: %s at %i px', { tags: ['sweep'] }, async (address, width, lowest) => {
  const page = await read(address, { width });
  const box = await page.locator(lowest).first().boundingBox();
  expect(box?.height).toBeGreaterThan(30);
  expect((box?.y ?? 900) + (box?.height ?? 0)).toBeLessThanOrEqual(900);
});
