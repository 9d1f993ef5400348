import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { collectionList } from '#contract/collections.ts';
import { baseUrl, useBrowser } from './browser.ts';

const { visit } = useBrowser();

/**
 * Worked out from the published files by a count of their cells: accessions by gene pool and growth habit, specimens by species.
 * A release that was made without the files has none of them.
 */
const published = {
  landraces: {
    genePool: { mesoamerican: 6820, andean: 5380, hybrid: 392, unknown: 56 },
    habit: {
      climbing: 5804,
      'prostrate-indeterminate': 3596,
      'bush-indeterminate': 1774,
      bush: 1306,
      'climbing-determinate': 168,
      unknown: 0,
    },
    colour: {
      ...{ black: 2812, brown: 1348, cream: 3993, pink: 1172, purple: 1647, red: 2403, white: 1980 },
      ...{ yellow: 1780, other: 752, unknown: 0 },
    },
  },
  'wild-relatives': {
    species: {
      'Phaseolus acutifolius': 224,
      'Phaseolus coccineus': 457,
      'Phaseolus dumosus': 184,
      'Phaseolus lunatus': 811,
      'Phaseolus parvifolius': 14,
      'Phaseolus vulgaris': 4182,
      unknown: 34,
    },
  },
  'mexico-specimens': {
    condition: { wild: 4029, cultivated: 1521, escaped: 171, unknown: 17 },
    // Of 55 species the most frequent ones; a species holds its varieties.
    species: {
      'Phaseolus vulgaris': 1493,
      'Phaseolus coccineus': 1118,
      'Phaseolus leptostachyus': 547,
      'Phaseolus lunatus': 434,
      'Phaseolus microcarpus': 206,
      'Phaseolus filiformis': 159,
      'Phaseolus acutifolius': 122,
    },
  },
} as const;

async function counts(): Promise<ReadonlyMap<string, number>> {
  const list = collectionList.parse(await (await fetch(`${baseUrl}/api/v1/collections`)).json());
  return new Map(list.map(({ id, count }) => [id, count]));
}

it('counts what the published files have', async () => {
  const known = await counts();
  for (const [id, facets] of Object.entries(published)) {
    const answer = await (await fetch(`${baseUrl}/api/v1/collections/${id}`)).json();
    const counted = Object.fromEntries(
      Object.keys(facets).map((facet) => [
        facet,
        Object.fromEntries(
          answer.facets[facet].map(({ value, count }: { value: string; count: number }) => [value, count]),
        ),
      ]),
    );
    const none = Object.fromEntries(Object.keys(facets).map((facet) => [facet, {}]));
    if (known.get(id) === 0) expect(counted, id).toEqual(none);
    else expect(counted, id).toMatchObject(facets);
  }
});

/** The whole number in a text. */
const numberIn = (text: string | null): number => Number(/[\d,]+/.exec(text ?? '')?.[0].replaceAll(',', ''));
const finding = (page: Page) => page.locator('main header p').first();

it('filters points in the browser, offers the filter to remove, and leads to a point by keyboard', async () => {
  const known = await counts();
  const page = await visit('/en/beans/data/collections');
  await page.getByRole('heading', { level: 1, name: 'Where bean landraces were collected' }).waitFor();
  if (known.get('landraces') === 0) {
    expect(await page.locator('main').textContent()).toContain('is not loaded here');
    return;
  }
  await page.locator('main [aria-busy=false] svg[data-world]').waitFor();
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) requests.push(request.url());
  });
  await page
    .locator('main form')
    .getByRole('link', { name: /^Andean/ })
    .first()
    .click();
  await expect.poll(async () => numberIn(await finding(page).textContent())).toBe(5380);
  await expect.poll(() => new URL(page.url()).search).toBe('?genePool=andean');
  await page.getByText('More filters', { exact: true }).click();
  await page.getByRole('spinbutton', { name: 'Weight of 100 seeds (g): From', exact: true }).fill('130');
  const removeLink = page.getByRole('link', { name: /^Remove the filter Weight.*\(5,380\)/ });
  await removeLink.waitFor();
  await expect.poll(() => page.locator('#list').count()).toBe(0);
  await removeLink.click();
  await expect.poll(async () => numberIn(await finding(page).textContent())).toBe(5380);
  await page.locator('#list summary').click();
  await page.locator('#list a[rel=next]').click();
  await expect.poll(() => new URL(page.url()).search).toBe('?genePool=andean&page=2');
  await page.goto(`${baseUrl}/en/beans/data/collections?genePool=andean`);
  await page.locator('main [aria-busy=false] svg[data-world]').waitFor();
  requests.length = 0;
  await page.locator('#list summary').click();
  const first = page.locator('#list tbody a').first();
  await first.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 2, name: /^Accession \d+$/ }).waitFor();
  await expect.poll(() => page.locator('dd').first().textContent()).toMatch(/^\d+$/);
  expect(requests.length).toBe(1);
});

it('shows points, counts and list without scripts, and answers its form', { tags: ['sweep'] }, async () => {
  const known = await counts();
  const page = await visit('/pt/beans/data/collections?collection=wild-relatives', {
    javaScriptEnabled: false,
  });
  const text = (await page.locator('main').textContent()) ?? '';
  if (known.get('wild-relatives') === 0) {
    expect(text).toContain('não fazia parte desta versão');
    return;
  }
  expect(await page.locator('svg[role=img] text').count()).toBeGreaterThan(5);
  expect(await page.locator('#list tbody tr').count()).toBe(25);
  await page.locator('main form summary').first().click();
  await page
    .locator('main form')
    .getByRole('link', { name: /^Phaseolus dumosus/ })
    .last()
    .click();
  expect(await finding(page).textContent()).toContain('184 de 5.906 registros');
  expect(new URL(page.url()).searchParams.get('species')).toBe('Phaseolus dumosus');
});

it('hands nothing on of what may only be looked at', async () => {
  const known = await counts();
  const page = await visit('/es/beans/data/collections?collection=mexico-specimens');
  await page.locator('main h1').waitFor();
  const response = await fetch(`${baseUrl}/api/v1/export/collections/mexico-specimens`);
  expect(response.status).toBe(known.get('mexico-specimens') === 0 ? 200 : 403);
  expect(await page.locator('a[href*="collections.csv"]').count()).toBe(0);
});
