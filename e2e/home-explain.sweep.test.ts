import { expect, it } from 'vitest';
import { crops } from '#catalog/crops/index.ts';
import { violations } from './axe.ts';
import { baseUrl, useBrowser } from './browser.ts';
import { numberIn } from './figures.ts';

const { read } = useBrowser();

/** The number that the page behind a link explains, in full: the document has it without scripts. */
async function explainedNumber(href: string): Promise<number> {
  const response = await fetch(baseUrl + href);
  const document = await response.text();
  const [, value = '', unit = ''] =
    /<section id="explanation">.*?<\/h3>(?:<[^>]*>)*([^<]*)(.*?)<\/p>/s.exec(
      document.replaceAll('<!-- -->', ''),
    ) ?? [];
  // Explanations have the source's own units; thousands of tonnes are read in tonnes.
  return numberIn(value, 'en') * (/\b1,?000 |thousand/.test(value + unit) ? 1000 : 1);
}

const scales: Readonly<Record<string, number>> = {
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
};

/** The amount that a reader takes from an edited text. */
function amountIn(text: string): number {
  const [, scale = ''] = /\b(thousand|million|billion|trillion)\b/.exec(text) ?? [];
  return numberIn(text, 'en') * (scales[scale] ?? 1);
}

/** Half a step of three significant digits, and of the two decimals that are explained. */
const tolerance = (value: number): number =>
  Math.max(0.005, 0.5 * 10 ** (Math.floor(Math.log10(Math.abs(value) || 1)) - 2)) + 0.005;

it.each(['', ...crops.map(({ id }) => `/${id}`)])(
  'leads from every number of the home to the same number explained: /en%s',
  async (path) => {
    const page = await read(`/en${path}`, { javaScriptEnabled: false });
    const figures = await page.locator('main a[data-explain]').evaluateAll((links) =>
      links.map((link) => ({
        href: link.getAttribute('href') ?? '',
        text: link.textContent ?? '',
        row: link.closest('tr') !== null,
        listed: link.closest('ol') !== null,
      })),
    );
    const rows = await page.locator('#map tbody tr').count();
    expect(rows).toBeGreaterThan(50);
    expect(figures.filter(({ row }) => row)).toHaveLength(rows);
    // The portal names its largest on the map alone.
    expect(figures.filter(({ listed }) => listed)).toHaveLength(path === '' ? 0 : 10);
    const headlines = figures.filter(({ row, listed }) => !row && !listed);
    expect(headlines).toHaveLength(path === '' ? 0 : 4);
    // Of the table its ends: all of its rows are one list with the ten, made in one way.
    const places = figures.filter(({ row }) => row);
    for (const { href, text } of [...headlines, ...places.slice(0, 1), ...places.slice(-1)])
      expect
        .soft(Math.abs((await explainedNumber(href)) - amountIn(text)), `${href}: ${text}`)
        .toBeLessThanOrEqual(tolerance(amountIn(text)));
    // The head of the ten has their scale, and all have as many decimals.
    const heads = await page.locator('h3:has(+ ol)').allInnerTexts();
    const scale = scales[/\b(thousand|million|billion)\b/.exec(heads.join())?.[1] ?? ''] ?? 1;
    const listed = figures.filter((figure) => figure.listed);
    const decimals = new Set(listed.map(({ text }) => text.split('.')[1]?.length ?? 0));
    expect(decimals.size).toBeLessThan(2);
    const step = 0.5 * 10 ** -Math.max(0, ...decimals);
    for (const { href, text } of listed) {
      const value = numberIn(text, 'en');
      expect
        .soft(Math.abs((await explainedNumber(href)) / scale - value), `${href}: ${text}`)
        .toBeLessThanOrEqual(Math.max(step, tolerance(value)));
    }
  },
);

it.each([
  ['/en/beans', 'main #figures ~ ul a[data-explain]', 'World, 2023'],
  ['/es/cocoa', 'main #figures ~ ul > li:nth-child(2) p a[data-explain]', 'Mundo, 2020'],
  ['/pt/forages', 'main ol a[data-explain]', '2023'],
] as const)('opens the explanation on a data page: %s', async (address, link, title) => {
  const page = await read(address);
  expect(await violations(page), 'home').toEqual([]);
  const figureLink = page.locator(link).first();
  const box = await figureLink.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  const name = (await figureLink.getAttribute('data-explain')) ?? '';
  await figureLink.click();
  const dialog = page.locator('dialog[open]');
  await dialog.locator('h3').waitFor();
  expect(await dialog.locator('h3').textContent()).toContain(title);
  expect(new URL(page.url()).searchParams.get('explain')).toBe(name);
  await page.keyboard.press('Escape');
  await page.waitForURL((url) => !url.searchParams.has('explain'));
});
