import { expect, it } from 'vitest';
import { violations, widthsInTurn } from './axe.ts';
import { useBrowser } from './browser.ts';
import { DataPage, textOf } from './data-page.ts';
import { numberIn } from './figures.ts';

const { visit, read } = useBrowser();

/** FAO's heads of 2022: 234,352,649 cattle in Brazil, 3,456,483 camels in Kenya (QCL, items 866 and 1126, flag A). */
const languages = [
  {
    language: 'en',
    inBrazil: 'in Brazil',
    inTheWorld: 'in the world',
    overview: 'Livestock overview',
    products: 'Milk and meat',
    value: 'Value of milk and meat',
    entry: 'Livestock overview',
    finding: '234 million head of cattle',
    stands: 'FAOSTAT has no production item for forages.',
  },
  {
    language: 'es',
    inBrazil: 'en Brasil',
    inTheWorld: 'en el mundo',
    overview: 'Panorama ganadero',
    products: 'Leche y carne',
    value: 'Valor de la leche y la carne',
    entry: 'Panorama ganadero',
    finding: '234 millones de cabezas de bovinos',
    stands: 'FAOSTAT no tiene un producto para los forrajes.',
  },
  {
    language: 'pt',
    inBrazil: 'no Brasil',
    inTheWorld: 'no mundo',
    overview: 'Panorama da pecuária',
    products: 'Leite e carne',
    value: 'Valor do leite e da carne',
    entry: 'Panorama da pecuária',
    finding: '234 milhões de cabeças de bovinos',
    stands: 'A FAOSTAT não tem um produto para as forrageiras.',
  },
] as const;

it.each(languages)('leads through the pages of forages without JavaScript: $language', async (words) => {
  const { language } = words;
  const page = await read(`/${language}/forages/data/surface-context?country=BRA&year=2022`, {
    javaScriptEnabled: false,
  });
  const titles = () => page.locator('h1').allTextContents();
  expect(await titles()).toEqual([`${words.overview} ${words.inBrazil}`]);
  const main = await textOf(page.locator('main'));
  expect(main).toContain(words.finding);
  expect(main).toContain(words.stands);
  expect(numberIn(await textOf(page.locator('#cattle dd').first()), language)).toBe(234);
  const brazil = page.locator('#map table tbody tr[data-selected]');
  expect(numberIn(await textOf(brazil.locator('td').last()), language)).toBe(234352649);

  await page.getByRole('navigation').getByRole('link', { name: words.entry, exact: true }).first().waitFor();
  for (const [path, heading] of [
    ['production', words.products],
    ['production-value', words.value],
  ] as const) {
    await page.goto(new URL(`/${language}/forages/data/${path}`, page.url()).href);
    expect(await titles()).toEqual([`${heading} ${words.inTheWorld}`]);
    expect(await page.locator('#map path[data-country]:not([fill*="--map-none"])').count()).toBeGreaterThan(
      130,
    );
  }
});

it.each(
  languages.flatMap(({ language }, turn) =>
    ['surface-context', 'production', 'production-value'].map(
      (path, place) => [language, path, turn + place] as const,
    ),
  ),
)('has nothing that axe objects to and does not scroll sideways: %s %s', async (language, path, turn) => {
  const [first, other] = widthsInTurn(turn);
  const page = await read(`/${language}/forages/data/${path}`, { width: first });
  await page.waitForLoadState('networkidle');
  expect(await violations(page), `${first}`).toEqual([]);
  for (const width of [first, other]) {
    await page.setViewportSize({ width, height: 900 });
    await new DataPage(page).painted();
    expect(await new DataPage(page).overflow(), `${width}`).toEqual({ scrolls: false, outside: [] });
  }
});

it('shows an animal on the map from the URL, keeps it over a change of year, and ranks its countries', async () => {
  const page = await visit('/en/forages/data/surface-context?element=218&country=KEN&year=2022');
  await page.waitForLoadState('networkidle');
  expect(await page.locator('select[name=element]').inputValue()).toBe('218');
  const kenya = page.locator('#map table tbody tr[data-selected]');
  const opener = page.locator('#map').getByRole('button', { name: /^Table: / });
  await opener.click();
  expect(numberIn(await textOf(kenya.locator('td').last()), 'en')).toBe(3456483);
  await page.locator('select[name=year]').selectOption('2019');
  await expect.poll(async () => numberIn(await textOf(kenya.locator('td').last()), 'en')).toBe(4735351);
  expect(new URL(page.url()).searchParams.get('element')).toBe('218');

  await page.goto(new URL('/en/forages/data/surface-context/ranking?element=218&year=2022', page.url()).href);
  const first = page.locator('main table tbody tr').first();
  expect(await textOf(first)).toContain('Chad');
});

it('has no card for a year without figures: fodder crops after 2011, values that FAO does not publish', async () => {
  const fodder = await read('/en/forages/data/production?country=ARG&year=2022', {
    javaScriptEnabled: false,
  });
  expect(await fodder.locator('#glance').count()).toBe(1);
  expect(await fodder.locator('#fodder').count()).toBe(0);
  await fodder.goto(new URL('/en/forages/data/production?country=ARG&year=2010', fodder.url()).href);
  // 645,000 + 620,000 + 2,600,000 + 133,000 + 1,580,000 ha of five fodder crops.
  expect(await textOf(fodder.locator('#fodder dd').first())).toBe('5.58 million ha');
  await fodder.goto(new URL('/en/forages/data/production-value?country=BRA&year=2018', fodder.url()).href);
  expect(await fodder.locator('#meat').count()).toBe(0);
  expect(await textOf(fodder.locator('#milk dd').first())).toBe('Int$ 14.5 billion');
});
