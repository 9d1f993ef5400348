import { expect, it } from 'vitest';
import { flowPage } from '#contract/flows.ts';
import { sample } from '#domain/testing/sample.ts';
import { violations, widthsInTurn } from './axe.ts';
import { baseUrl, useBrowser } from './browser.ts';

const { visit, read } = useBrowser();

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
  // Dragging moves the drawing as a whole: nothing of it is drawn anew.
  const layer = page.locator('#map svg[data-world]').locator('..');
  const drawn = await page.locator('#map svg[aria-hidden] path').count();
  await page.locator('#map').getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(() => layer.evaluate((box) => (box as HTMLElement).style.transform)).toContain('scale');
  expect(await page.locator('#map svg[aria-hidden] path').count()).toBe(drawn);
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

it('is the view that was asked for where it cannot be loaded, and loads it on a second try', {
  tags: ['sweep'],
}, async () => {
  const page = await visit(`/es/${path}`);
  await page.route('**/api/v1/germplasm/**', (route) => route.abort());
  await page.locator('form select[name=genebank]').selectOption('usda');
  // The page shows at once that something failed, and retries by itself; once it gives up, there is a button.
  const retry = page.locator('main [role=alert]').getByRole('button');
  await retry.waitFor();
  // Address, title and fields agree, and no figure of another view is under them.
  expect(await page.locator('#map').count()).toBe(0);
  expect(await page.locator('form select[name=genebank]').inputValue()).toBe('usda');
  expect(new URL(page.url()).search).toBe('?genebank=usda');
  await page.unroute('**/api/v1/germplasm/**');
  await retry.click();
  await page.locator('main [role=alert]').first().waitFor({ state: 'detached', timeout: 20_000 });
  expect(new URL(page.url()).search).toBe('?genebank=usda');
});

it('is chosen from and read without scripts, with files and images beside it', {
  tags: ['sweep'],
}, async () => {
  const page = await read(`/pt/${path}?min=1&country=KEN`);
  const main = page.locator('main');
  expect(await main.textContent()).toContain('Kosovo');
  expect(await main.locator('form[method=get] select').count()).toBe(6);
  expect(await main.locator('#flows tbody tr').count()).toBeGreaterThan(0);
  const files = await Promise.all(
    ['map.csv', 'map.json', 'map.png', 'bands.svg', 'flows.csv', 'journey.png'].map(async (name) => {
      const [figure, ending] = name.split('.');
      const { status, headers } = await fetch(`${baseUrl}/pt/${path}.${ending}?country=KEN&figure=${figure}`);
      return [status, headers.get('content-type')?.split(';')[0]];
    }),
  );
  expect(files).toEqual([
    [200, 'text/csv'],
    [200, 'application/json'],
    [200, 'image/png'],
    [200, 'image/svg+xml'],
    [200, 'text/csv'],
    [200, 'image/png'],
  ]);
});

it('has every number on paper, and nothing that only a pointer or a key could do', {
  tags: ['sweep'],
}, async () => {
  const page = await visit(`/es/${path}?country=COL`);
  await page.emulateMedia({ media: 'print' });
  const table = page.locator('#flows table').first();
  const rows = await table
    .locator('tbody tr')
    .evaluateAll((all) => all.map((row) => (row as HTMLElement).innerText));
  expect(rows.length).toBeGreaterThan(5);
  // Origin, genebank, recipient, samples, share.
  for (const row of rows)
    expect(
      row.split('\t').filter((cell) => cell.trim() !== ''),
      row,
    ).toHaveLength(5);
  const hints = page.getByText('Elija una cifra con un clic');
  expect(await hints.count()).toBeGreaterThan(0);
  expect(await hints.filter({ visible: true }).count()).toBe(0);
});

it.each(sample(['en', 'es', 'pt'].map((language, turn) => [language, turn] as const)))(
  'has nothing that axe objects to, and does not scroll sideways: %s',
  { tags: ['sweep'] },
  async (language, turn) => {
    for (const [place, search] of [
      '?country=KEN&table=map&explain=KEN.-.KEN',
      '?country=KEN&step=1',
      '?tab=metadata',
    ].entries()) {
      const [width, other] = widthsInTurn(turn + place);
      const page = await read(`/${language}/${path}${search}`, { width });
      expect(await violations(page), `${search} ${width}`).toEqual([]);
      for (const across of [width, other]) {
        await page.setViewportSize({ width: across, height: 900 });
        const content = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(content, `${search} ${across}`).toBeLessThanOrEqual(across);
      }
    }
  },
);
