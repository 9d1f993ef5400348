import { expect, it } from 'vitest';
import { sample } from '#domain/testing/sample.ts';
import { baseUrl, useBrowser } from './browser.ts';

const { visit, read } = useBrowser();

/** Large, small, with many studies of losses, an island, one that has ended, without figures, a region, the World, PABRA, a network. */
const printed = [
  'country/BRA',
  'country/RWA',
  'country/NGA',
  'country/KEN',
  'country/TUV',
  'country/SUN',
  'country/ATA',
  'region/014',
  'region/WLRD',
  'region/PABRA',
  'region/SABRN',
];
const languages = ['en', 'es', 'pt'] as const;

it('leads from the index to a country, and from there to its figures', async () => {
  const page = await visit('/en/country');
  await page.locator('main').getByRole('link', { name: 'Kenya', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Beans in Kenya' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/en/country/KEN');
  await page.locator('#years').getByRole('heading').getByRole('link').click();
  await page.waitForURL(/\/en\/beans\/data\/production\?country=KEN$/);
});

it('shows another crop of the country, enlarges a card in place, and shows its table', {
  tags: ['sweep'],
}, async () => {
  const page = await visit('/en/country/KEN');
  await page.getByRole('navigation', { name: 'Crop' }).getByRole('link', { name: 'Rice' }).click();
  await page.getByRole('heading', { level: 1, name: 'Rice in Kenya' }).waitFor();
  const card = page.locator('#years');
  const before = await card.evaluate((box) => box.clientWidth);
  await card.getByRole('button', { name: /^Enlarge/ }).click();
  await expect.poll(() => card.evaluate((box) => box.clientWidth)).toBeGreaterThan(before);
  await card.getByRole('button', { expanded: false }).last().click();
  await card.getByRole('table').waitFor();
});

/** The fullest of all: long words, every crop, and every kind of table. */
const fullest = [
  ['country/RWA', 'pt'],
  ['country/BRA', 'es'],
  ['country/BRA', 'pt'],
  ['country/IND', 'es'],
  ['country/NIC', 'es'],
] as const;

/** Letters of 8 points, in pixels. */
const smallestLetters = (8 * 96) / 72;

it.each(sample([...fullest, ...printed.map((path, at) => [path, languages[at % 3] ?? 'en'] as const)]))(
  'prints %s in %s on at most two sheets of A4, and cuts nothing',
  { tags: ['sweep'] },
  async (path, language) => {
    const page = await read(`/${language}/${path}`, {});
    // The page's address and the day take room, too, and come with its scripts.
    await expect
      .poll(() =>
        page.evaluate(() => {
          window.dispatchEvent(new Event('beforeprint'));
          return document.body.textContent;
        }),
      )
      .toContain(`: ${baseUrl}/${language}/${path}`);
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
    const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g);
    expect(sheets?.length).toBeOneOf([1, 2]);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('#sources-title').isVisible()).toBe(true);
    const letters = await page
      .locator('body *')
      .evaluateAll((boxes) =>
        boxes
          .filter(
            (box) => box.checkVisibility() && [...box.childNodes].some((node) => node.nodeName === '#text'),
          )
          .map((box) => Number.parseFloat(getComputedStyle(box).fontSize)),
      );
    await page.emulateMedia({ media: null });
    expect(Math.min(...letters)).toBeGreaterThan(smallestLetters);
  },
);

it('answers a feed, and an unknown country with a page that helps', async () => {
  const feed = await fetch(`${baseUrl}/pt/findings.xml?country=KEN`);
  expect(feed.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  expect(await feed.text()).toContain('<entry>');
  const unknown = await fetch(`${baseUrl}/es/country/XYZ`);
  expect(unknown.status).toBe(404);
  expect(await unknown.text()).toContain('href="/es/country"');
});
