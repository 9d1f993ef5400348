import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { priceMap, priceRows, prices } from '#contract/prices.ts';
import { sample } from '#domain/testing/sample.ts';
import { violations, widthsInTurn } from './axe.ts';
import { baseUrl, useBrowser } from './browser.ts';
import { DataPage } from './data-page.ts';

const { visit, read } = useBrowser();

/** Kenya's newest consumer price as the API has it: a whole number of shillings, or with up to two decimals. */
async function newestPrice(): Promise<{ date: string; value: number }> {
  const answer = await fetch(`${baseUrl}/api/v1/prices/beans/KEN?type=retail`);
  const { crops } = prices.parse(await answer.json());
  const last = crops?.[0]?.medians.at(-1);
  if (last === undefined || last.value === null) throw new Error('The release has no prices of Kenya.');
  return { date: last.date, value: last.value };
}
const monthOf = (date: string): string =>
  new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${date}-15`),
  );
const digits = (value: number): string => String(Number(value.toPrecision(3)));

const lead = (page: Page) => page.locator('main header p').first();
const chart = (page: Page) => page.locator('#price [role=application]');
const field = (page: Page, name: string) => page.locator('form').getByLabel(name, { exact: true });
const inDollars = (page: Page) => page.locator('form').getByRole('link', { name: 'US$/kg' });

it('leads from the map to a country, and switches its prices without asking the server', async () => {
  const page = await visit('/en/beans/data/prices');
  await page.locator('#latest').waitFor();
  await field(page, 'Country').selectOption('KEN');
  await page.getByRole('heading', { level: 1, name: 'Bean prices in Kenya' }).waitFor();
  await chart(page).waitFor();
  expect(new URL(page.url()).search).toBe('?country=KEN');
  const newest = await newestPrice();
  await expect
    .poll(() => lead(page).textContent())
    .toContain(`was ${digits(newest.value)} Kenyan shillings per kg (`);
  expect(await lead(page).textContent()).toContain(`In ${monthOf(newest.date)}, `);

  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) requests.push(request.url());
  });
  await inDollars(page).click();
  await expect.poll(() => lead(page).textContent()).toContain('US$');
  await field(page, 'Price type').selectOption('wholesale');
  await expect.poll(() => lead(page).textContent()).toContain('wholesale price');
  expect(new URL(page.url()).search).toBe('?country=KEN&type=wholesale&view=usd');
  expect(requests).toEqual([]);

  await page.goBack();
  await expect.poll(() => lead(page).textContent()).toContain('consumer price');
  await field(page, 'City or market').selectOption({ label: 'Nairobi' });
  await expect.poll(() => lead(page).textContent()).toContain('in Nairobi was');
  // A market without consumer prices does not mean a country without any.
  expect(await page.locator('main').textContent()).not.toContain('no consumer prices in Kenya');
  await field(page, 'Country').selectOption('');
  await page.locator('#latest').waitFor();
  expect(new URL(page.url()).searchParams.get('city')).toBeNull();
});

it('keeps what was chosen through a form that is sent without scripts, and hides on phones what few choose', {
  tags: ['sweep'],
}, async () => {
  const page = await read('/es/beans/data/prices?country=KEN&view=ipc&type=wholesale', {
    javaScriptEnabled: false,
    width: 390,
  });
  const form = page.getByRole('form', { name: 'Filtros' });
  // A chosen price type stays visible.
  expect(await field(page, 'Tipo de precio').isVisible()).toBe(true);
  await field(page, 'Ciudad o mercado').selectOption({ label: 'Nairobi' });
  await form.getByRole('button', { name: 'Mostrar' }).click();
  await expect.poll(() => lead(page).textContent()).toContain('en Nairobi');
  const { searchParams } = new URL(page.url());
  expect([searchParams.get('view'), searchParams.get('type')]).toEqual(['ipc', 'wholesale']);
  await page.goto(`${baseUrl}/es/beans/data/prices?country=KEN`);
  expect(await field(page, 'Tipo de precio').isVisible()).toBe(false);
  await form.getByText('Más filtros').click();
  expect(await field(page, 'Tipo de precio').isVisible()).toBe(true);
});

it('says what changed in figures that add up: before, parts and after', { tags: ['sweep'] }, async () => {
  const numberOf = (text = ''): number => Number(text.replaceAll(',', '').replace('−', '-'));
  const textOf = async (address: string): Promise<string> =>
    (await (await read(address)).locator('#changed').textContent()) ?? '';
  const drawn = await textOf('/en/beans/data/prices?country=KEN');
  const [, before, after] = /From ([\d.,]+) to ([\d.,]+)/.exec(drawn) ?? [];
  const [price = 0, inflation = 0, total = 0] = [...drawn.matchAll(/([+−][\d.,]+) KES\/kg \(/g)].map(
    ([, amount]) => numberOf(amount),
  );
  expect(total).not.toBe(0);
  expect(total).toBeCloseTo(price + inflation, 5);
  expect(numberOf(after)).toBeCloseTo(numberOf(before) + total, 5);

  // The table has the figures themselves: 135.32 and 117.97 shillings are read as 135 and 118.
  const page = await read('/en/beans/data/prices?country=KEN&table=changed');
  const cells = await page.locator('#changed tbody tr td:nth-of-type(1)').allTextContents();
  const [exactPrice = 0, exactInflation = 0, exactTotal = 0] = cells.map(numberOf);
  expect(Math.abs(exactTotal - exactPrice - exactInflation)).toBeLessThan(0.011);
  expect(Math.abs(exactTotal - total)).toBeLessThan(1);
  expect(exactTotal % 1).not.toBe(0);
});

it('reads the chart by keys, month by month, with its markets', { tags: ['sweep'] }, async () => {
  const page = await visit('/en/beans/data/prices?country=KEN');
  await chart(page).focus();
  const said = page.locator('#price [role=status]');
  await expect
    .poll(async () => {
      await page.keyboard.press('End');
      return said.textContent();
    })
    .toContain(monthOf((await newestPrice()).date));
  const last = await said.textContent();
  expect(last).toMatch(/prices? on \d+ markets?/);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => said.textContent()).not.toBe(last);
});

it('stands without JavaScript: the sentence, the drawing and its table', { tags: ['sweep'] }, async () => {
  const page = await read('/es/beans/data/prices?country=KEN', { javaScriptEnabled: false });
  const { value } = await newestPrice();
  expect(await lead(page).textContent()).toContain(`${digits(value)} chelines kenianos por kg`);
  expect(await page.locator('#price svg[role=img]').filter({ visible: true }).count()).toBe(1);
  expect(await page.locator('#price table tbody tr').first().textContent()).toContain(digits(value));
});

it('says what it could not follow, and shows what there is', { tags: ['sweep'] }, async () => {
  const page = await read('/en/beans/data/prices?country=KEN&city=999999&type=producer');
  expect(await page.getByRole('note').first().textContent()).toContain('999999');
  expect(await lead(page).textContent()).toContain('producer price');
});

it('keeps what was drawn, under its own name, where another choice could not be loaded', {
  tags: ['sweep'],
}, async () => {
  const page = await visit('/en/beans/data/prices');
  await page.locator('#latest').waitFor();
  const h1 = page.getByRole('heading', { level: 1 });
  const refused = page.getByRole('alert').filter({ hasText: 'Still shown' });
  const api = '**/api/v1/prices/page/**';
  await page.route(api, (route) => route.abort());
  await field(page, 'Country').selectOption('KEN');
  await refused.waitFor();
  expect(await refused.textContent()).toContain(
    'Failed to load: Bean prices in Kenya. Still shown: Bean prices.',
  );
  expect(await page.locator('main').textContent()).not.toContain('There is no monthly market price');
  expect(await h1.textContent()).toBe('Bean prices');
  expect(await field(page, 'Country').inputValue()).toBe('');
  expect(await page.locator('#latest a circle').count()).toBeGreaterThan(3);

  await page.unroute(api);
  await refused.getByRole('button', { name: 'Retry' }).click();
  await chart(page).waitFor();
  expect(await h1.textContent()).toBe('Bean prices in Kenya');

  // A city that fails leaves the country; choices that need no request go on from there.
  await page.route(api, (route) => route.abort());
  await field(page, 'City or market').selectOption({ label: 'Nairobi' });
  await refused.waitFor();
  expect(await refused.textContent()).toContain('Bean prices in Kenya (Nairobi)');
  expect(await field(page, 'City or market').inputValue()).toBe('');
  const drawing = page.locator('#price svg[role=img]');
  expect(await drawing.count()).toBe(1);
  expect(await lead(page).textContent()).not.toContain('in Nairobi was');
  await inDollars(page).click();
  await expect.poll(() => lead(page).textContent()).toContain('US$');
  expect(await refused.count()).toBe(0);
  expect(new URL(page.url()).search).toBe('?country=KEN&view=usd');
});

it('asks again by itself when the network returns', { tags: ['sweep'] }, async () => {
  const page = await visit('/en/beans/data/prices?country=KEN');
  await chart(page).waitFor();
  await page.context().setOffline(true);
  await field(page, 'City or market').selectOption({ label: 'Nairobi' });
  await page.getByRole('alert').filter({ hasText: 'Still shown' }).waitFor();
  expect(await lead(page).textContent()).not.toContain('in Nairobi was');
  await page.context().setOffline(false);
  await expect.poll(() => lead(page).textContent()).toContain('in Nairobi was');
});

it('names the nearest series where a crop has none of its own', { tags: ['sweep'] }, async () => {
  const page = await read('/pt/cassava/data/prices-international');
  expect(await lead(page).textContent()).toContain('Nem o Banco Mundial nem o FMI');
  expect(await page.locator('#benchmark').textContent()).toContain('Milho');
});

it('leads from a median to the prices behind it, by keys alone, and back', { tags: ['sweep'] }, async () => {
  const page = await visit('/en/beans/data/prices?country=KEN');
  const { date, value } = await newestPrice();
  const opened = page.getByRole('dialog', { name: 'Explain this number' });
  const link = lead(page).getByRole('link');
  await link.focus();
  await page.keyboard.press('Enter');
  await opened.getByRole('heading', { name: `Kenya, ${monthOf(date)}` }).waitFor();
  expect(new URL(page.url()).searchParams.get('explain')).toBe(date);
  const answer = await fetch(`${baseUrl}/api/v1/prices/rows/beans/KEN/${date}?type=retail`);
  const { rows } = priceRows.parse(await answer.json());
  const keptRows = rows.filter(({ state }) => state === 'kept');
  expect(await opened.locator('table').first().locator('tbody tr').count()).toBe(keptRows.length);
  expect(await opened.locator('[data-selected]').allTextContents()).not.toEqual([]);
  expect(await opened.textContent()).toContain(`the median is`);
  expect(await opened.textContent()).toContain(digits(value));
  await page.keyboard.press('Escape');
  await opened.waitFor({ state: 'detached' }).catch(() => opened.waitFor({ state: 'hidden' }));
  await expect.poll(() => new URL(page.url()).search).toBe('?country=KEN');
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
});

it('opens the prices behind a month from the chart and the table, with each step of the conversion', {
  tags: ['sweep'],
}, async () => {
  const page = await visit('/es/beans/data/prices?country=KEN&view=usd');
  const opened = page.getByRole('dialog');
  await chart(page).focus();
  await expect
    .poll(async () => {
      await page.keyboard.press('End');
      return page.locator('#price [role=status]').textContent();
    })
    .not.toBe('');
  await page.keyboard.press('Enter');
  await opened.getByText('En dólares', { exact: false }).first().waitFor();
  expect(await opened.textContent()).toMatch(/En dólares: [\d,.\s]+ ÷ [\d,.\s]+ = US\$/);
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Tabla|tabla/ })
    .first()
    .click();
  const cell = page.locator('#price tbody tr').first().locator('td').first();
  await cell.getByRole('button').or(cell).first().click();
  await opened.getByRole('heading', { level: 3 }).waitFor();
  expect(new URL(page.url()).searchParams.get('explain')).toMatch(/^\d{4}-\d{2}$/);
  expect(await violations(page)).toEqual([]);
});

it('keeps in the links of the card what was chosen after the chart was drawn', {
  tags: ['sweep'],
}, async () => {
  const page = await visit('/en/beans/data/prices?country=KEN');
  await chart(page).hover();
  const link = page.locator('#price').getByRole('link', { name: /^Explain this number/ });
  await link.first().waitFor();
  await page.locator('#changed').getByRole('button', { name: /table/i }).first().click();
  await expect.poll(() => new URL(page.url()).searchParams.get('table')).not.toBeNull();
  await chart(page).hover();
  await expect
    .poll(async () => new URL((await link.first().getAttribute('href')) ?? '', page.url()).search)
    .toContain(new URL(page.url()).search);
});

it('has the prices behind a median in the document, without scripts', { tags: ['sweep'] }, async () => {
  const { date } = await newestPrice();
  const page = await read(`/pt/beans/data/prices?country=KEN&explain=${date}`, { javaScriptEnabled: false });
  const text = await page.locator('#root').textContent();
  expect(text).toContain('a mediana');
  expect(text).toContain('Mercado');
  const unknown = await read('/en/beans/data/prices?country=KEN&explain=1901-01', {
    javaScriptEnabled: false,
  });
  expect(await unknown.getByRole('note').first().textContent()).toContain('1901-01');
});

it('is worked by keys alone: city, currency and months', { tags: ['sweep'] }, async () => {
  const page = await visit('/en/beans/data/prices?country=KEN');
  const reach = async (target: Locator): Promise<void> => {
    for (let step = 0; step < 80; step += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`The keyboard does not come to ${String(target)}.`);
  };
  await page.locator('h1').click();
  await reach(field(page, 'City or market'));
  await page.keyboard.type('Nairobi');
  await expect.poll(() => lead(page).textContent()).toContain('in Nairobi was');
  await reach(inDollars(page));
  await page.keyboard.press('Enter');
  await expect.poll(() => lead(page).textContent()).toContain('US$');
  expect(new URL(page.url()).searchParams.get('view')).toBe('usd');
  await chart(page).focus();
  const said = page.locator('#price [role=status]');
  await expect
    .poll(async () => {
      await page.keyboard.press('Home');
      return said.textContent();
    })
    .not.toBe('');
  const first = await said.textContent();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => said.textContent()).not.toBe(first);
});

it('tells markets that report from those that did before in forced colours', {
  tags: ['sweep'],
}, async () => {
  const page = await visit('/es/beans/data/prices?country=KEN', { forcedColors: 'active' });
  await page.locator('#markets').scrollIntoViewIfNeeded();
  await page.locator('#markets a circle').first().waitFor();
  const fills = await page
    .locator('#markets a circle')
    .evaluateAll((circles) => new Set(circles.map((circle) => getComputedStyle(circle).fill)).size);
  expect(fills).toBe(2);
  expect(await violations(page)).toEqual([]);
});

it('prints the chart, and no control', { tags: ['sweep'] }, async () => {
  const page = await visit('/pt/beans/data/prices?country=KEN');
  await chart(page).waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('#price svg[role=img]').filter({ visible: true }).isVisible()).toBe(true);
  expect(await field(page, 'País').isVisible()).toBe(false);
  expect(await page.locator('#price').getByRole('button').filter({ visible: true }).count()).toBe(0);
});

it('calls no country the dearest of a year in which it is the only one', { tags: ['sweep'] }, async () => {
  const { years, countries } = priceMap.parse(
    await (await fetch(`${baseUrl}/api/v1/prices/map/beans?type=wholesale`)).json(),
  );
  const alone = years[countries.indexOf(1)];
  expect(alone).toBeDefined();
  const page = await read(`/en/beans/data/prices?type=wholesale&year=${alone}`);
  const map = await page.locator('#map').innerText();
  expect(map).toContain('Only one country has a value: ');
  expect(map).not.toContain('Highest prices');
});

const pages = [
  'beans/data/prices',
  'beans/data/prices?country=KEN',
  'beans/data/prices?country=KEN&table=price~changed~spread~producer',
  'beans/data/prices?country=KEN&tab=metadata&table=deflator~rate~left-out',
  'beans/data/prices?country=MEX&tab=metadata',
  'rice/data/prices-international',
];
const contentWidth = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth);

it.each(sample(['en', 'es', 'pt'].map((language, turn) => [language, turn] as const)))(
  'has nothing that axe objects to, and does not scroll sideways: %s',
  { tags: ['sweep'] },
  async (language, turn) => {
    for (const [place, path] of pages.entries()) {
      const [width, other] = widthsInTurn(turn + place);
      const page = await read(`/${language}/${path}`, { width });
      expect(await violations(page), `${path} ${width}`).toEqual([]);
      expect(await contentWidth(page), `${path} ${width}`).toBeLessThanOrEqual(width);
      await page.setViewportSize({ width: other, height: 900 });
      await new DataPage(page).painted();
      expect(await contentWidth(page), `${path} ${other}`).toBeLessThanOrEqual(other);
    }
  },
);
