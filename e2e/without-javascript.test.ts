import { expect, it } from 'vitest';
import { sample } from '#domain/testing/sample.ts';
import { useBrowser } from './browser.ts';
import { numberIn } from './figures.ts';

const { visit } = useBrowser();

const languages = [
  {
    language: 'en',
    heading: 'Bean consumption in Rwanda',
    title: /^Bean consumption in Rwanda, 2017/,
    finding: /Rwanda.* 12\.6%/,
    source: 'FAO, ',
  },
  {
    language: 'es',
    heading: 'Consumo de frijol en Ruanda',
    title: /^Consumo de frijol en Ruanda, 2017/,
    finding: /Ruanda.* 12,6\s%/,
    source: 'FAO, ',
  },
  {
    language: 'pt',
    heading: 'Consumo de feijão em Ruanda',
    title: /^Consumo de feijão em Ruanda, 2017/,
    finding: /Ruanda.* 12,6%/,
    source: 'FAO, ',
  },
] as const;

it.each(sample(languages))(
  'shows title, map, charts, values and tables without JavaScript: $language',
  { tags: ['sweep'] },
  async (words) => {
    const page = await visit(`/${words.language}/beans/data/consumption?country=RWA&year=2017`, {
      javaScriptEnabled: false,
    });
    expect(await page.title()).toMatch(words.title);
    expect(await page.locator('h1').allTextContents()).toEqual([words.heading]);
    const main = (await page.locator('main').textContent()) ?? '';
    expect(main).toMatch(words.finding);
    expect(main).toContain(words.source);

    const countries = await page
      .locator('#map [data-country]')
      .evaluateAll((shapes) => new Set(shapes.map((shape) => shape.getAttribute('data-country'))).size);
    expect(countries).toBeGreaterThanOrEqual(190);
    const filled = await page.locator('#map path[data-country]:not([fill*="--map-none"])').count();
    expect(filled).toBeGreaterThan(130);
    const drawings = page.locator('main svg[role=img]:has(desc)').filter({ visible: true });
    expect(await drawings.count()).toBeGreaterThanOrEqual(3);
    expect(await page.locator('#podium ol > li').count()).toBe(4);

    const values = await page.locator('#glance dl a').allTextContents();
    const shown = values.map((text) => numberIn(text, words.language));
    expect(shown).toEqual(expect.arrayContaining([12.61, 32.93, 2.11, 33.3, 406_000, 101]));
    // Exact figures are in their tables, which links lead to.
    const links = page.locator('main noscript a[href*="table="]');
    expect(await links.count()).toBeGreaterThanOrEqual(6);
    await page.locator('#glance noscript a').click();
    const row = page.locator('#glance table tbody tr', { hasText: '2017' }).first();
    expect(numberIn((await row.locator('td').nth(0).textContent()) ?? '', words.language)).toBe(12.61);

    await page.locator('#map noscript a').click();
    const rwanda = page.locator('#map table tbody tr[data-selected]');
    expect(numberIn((await rwanda.locator('td').last().textContent()) ?? '', words.language)).toBe(12.61);
  },
);

it('draws the state of the URL on the server: region, year, element, hidden series, table', {
  tags: ['sweep'],
}, async () => {
  const address =
    '/en/beans/data/consumption?element=645&year=2009&macro=20&region=014&show=podium.16&table=podium&hide=uses.5527';
  const page = await visit(address, { javaScriptEnabled: false });
  expect(await page.title()).toMatch(/^Bean consumption in Eastern Africa, 2009/);
  expect(await page.locator('select[name=element]').inputValue()).toBe('645');
  expect(await page.locator('select[name=year]').inputValue()).toBe('2009');
  expect(await page.locator('select[name=macro]').inputValue()).toBe('20');
  expect(await page.locator('select[name=region]').inputValue()).toBe('014');
  expect(await page.locator('#podium [data-title]').textContent()).toContain('quantity');
  expect(await page.locator('#podium ol').count()).toBe(0);
  expect(await page.locator('#podium table').count()).toBe(1);
  // A table's own button needs scripts; links lead to where its figures come from.
  expect(await page.locator('#podium tbody button').count()).toBe(0);
  const seed = page.locator('#chart-uses [role=option]', { hasText: 'Seed' });
  expect(await seed.getAttribute('aria-selected')).toBe('false');
});

it('leaves countries without data grey, and hatches them on paper', { tags: ['sweep'] }, async () => {
  const page = await visit('/en/beans/data/consumption?year=2017', { javaScriptEnabled: false });
  const empty = page.locator('#map [data-country="SSD"]').first();
  const fill = () => empty.evaluate((shape) => getComputedStyle(shape).fill);
  expect(await fill()).toBe('rgb(233, 230, 221)');
  await page.emulateMedia({ media: 'print' });
  expect(await fill()).toContain('url(');
  // A stroke on the pattern's own shapes would cover its lines.
  const strokes = await page
    .locator('#map pattern')
    .first()
    .locator('rect')
    .evaluateAll((shapes) => shapes.map((shape) => getComputedStyle(shape).stroke));
  expect(strokes).toEqual(['none', 'none']);
});

it('offers nothing that only a script could answer', { tags: ['sweep'] }, async () => {
  const page = await visit(
    '/en/beans/data/production?year=2022&country=BRA&table=chart-production~countries',
    { javaScriptEnabled: false },
  );
  const dead = await page.locator('main :is(button, input, select)').evaluateAll((all) =>
    all
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => control.closest('form') === null)
      .map((control) => control.closest('section')?.id ?? ''),
  );
  expect(dead).toEqual([]);
  const figures = page.locator('#chart-production tbody a');
  expect(await figures.allTextContents()).toEqual(['2,872,474', '1,090.1']);
  await figures.first().click();
  expect(await page.locator('#explanation h3').textContent()).toContain('Brazil, 2022');
});

it('changes the view by a form, by links, and goes back', async () => {
  const page = await visit('/en/beans/data/consumption?country=BRA&layout=graphs&explain=BRA.6.2017', {
    javaScriptEnabled: false,
  });
  await page.locator('select[name=year]').selectOption('2013');
  await page.locator('select[name=macro]').selectOption('20');
  await page.getByRole('button', { name: 'Show the result' }).click();
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    element: '6',
    year: '2013',
    macro: '20',
    country: 'BRA',
    layout: 'graphs',
  });
  await page.getByRole('link', { name: 'Quantity', exact: true }).click();
  expect(await page.locator('#podium [data-title]').textContent()).toMatch(/by quantity/);
  await page
    .locator('main')
    .getByRole('link', { name: /^Back to/ })
    .click();
  expect(new URL(page.url()).searchParams.has('country')).toBe(false);
});

it.each(
  sample([
    ['en', 'Next update: date not announced yet'],
    ['es', 'Próxima actualización: fecha aún sin anunciar'],
    ['pt', 'Próxima atualização: data ainda não anunciada'],
  ]),
)(
  'dates the release in the metadata, and says that the next one is not announced: %s',
  { tags: ['sweep'] },
  async (language, next) => {
    const page = await visit(`/${language}/beans/data/consumption?tab=metadata`, {
      javaScriptEnabled: false,
    });
    const panel = page.getByRole('tabpanel');
    expect(await panel.locator('time').first().getAttribute('datetime')).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(await panel.textContent()).toContain(next);
  },
);
