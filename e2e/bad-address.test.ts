import { expect, it } from 'vitest';
import { sample } from '#domain/testing/sample.ts';
import { baseUrl, uncompressed, useBrowser } from './browser.ts';
import { textOf } from './data-page.ts';

const { visit, read } = useBrowser();

const textOfMarkup = (markup: string): string =>
  markup
    .replaceAll(/<!--.*?-->|<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The notes of a document as a browser without scripts shows them, each as one text. */
const notesIn = (html: string): readonly string[] =>
  [...html.matchAll(/<([a-z]+)[^>]* role="note"[^>]*>(.*?)<\/\1>/gs)].map(([, , inner = '']) =>
    textOfMarkup(inner),
  );

async function documentOf(address: string): Promise<string> {
  const response = await fetch(baseUrl + address, uncompressed);
  expect(response.headers.get('content-type')).toContain('text/html');
  return response.text();
}

/** Reads an address without scripts and then with them: both must have the same texts. */
async function notesOf(address: string): Promise<string> {
  const html = await documentOf(address);
  const [note = ''] = notesIn(html);
  const map = html.slice(html.indexOf('id="map"'));
  expect(map.match(/ data-country="/g)?.length).toBeGreaterThan(190);
  expect(html.match(/<section[ >]/g)?.length).toBeGreaterThan(3);
  const errors: string[] = [];
  const page = await read(address);
  page.on('pageerror', (error) => errors.push(error.message));
  expect(await textOf(page.locator('main [role=note]').first())).toBe(note);
  await page.waitForLoadState('networkidle');
  expect(await textOf(page.locator('main [role=note]').first())).toBe(note);
  expect(errors).toEqual([]);
  page.removeAllListeners('pageerror');
  return note;
}

it.each(
  sample([
    ['/en/beans/data/consumption?country=LIE', 'Nearest area with figures: Western Europe.'],
    ['/en/cocoa/data/production?country=CAN', 'Canada: the sources have no such figures;'],
    ['/es/rice/data/production-value?country=ISL', 'Islandia: las fuentes no tienen estas cifras;'],
    [
      '/en/beans/data/consumption?year=2017&country=SUN',
      'Separate figures of the USSR end in 1991. The map of each year shows the States of that year. Its successors: Armenia, Azerbaijan, Belarus, Estonia, Georgia,',
    ],
    ['/pt/potato/data/production?country=CSK&year=2020', 'Estados sucessores: Eslováquia, Tchéquia'],
    ['/en/beans/data/production?country=SRB&year=1990', 'Separate figures of Serbia begin in 2006.'],
    [
      '/en/beans/data/consumption?year=1950',
      'Beans, share of food energy: no figures for 1950; they run from 1961 to 2023.',
    ],
    ['/es/cassava/data/production?year=2031', 'no hay cifras de 2031; la serie va de 1961 a 2023.'],
    [
      '/en/beans/data/consumption?element=999&region=014&macro=30&country=XXX&year=soon&layout=round',
      'This page does not have what the address asks for (Country: “XXX”, Element: 999, Layout: “round”, Region: Eastern Africa, and Year: “soon”). It shows: Share of food energy, Northern America, 2020.',
    ],
    [
      '/en/beans/data/production?show=countries.slope-9999-1~nonsense.2~decomposition.2012&classes=y&hide=x',
      '(Classes of this year only: “y”, Hidden series: “x”, Choices of a chart: “countries.slope-9999-1”, Choices of a chart: “nonsense.2”, and Choices of a chart: “decomposition.2012”). It shows: Production, World, 2023.',
    ],
    ['/es/cassava/data/consumption?flags=yes', '(Solo cifras oficiales: «yes»)'],
    [
      '/pt/rice/data/trade?show=flow.9&table=everything',
      '(Opções de um gráfico: “flow.9” e Tabela: “everything”)',
    ],
    [
      '/pt/beans/data/production?unit=bushel',
      'Esta página não tem o que o endereço pede (“unit”: “bushel”).',
    ],
  ]),
)('says what cannot be shown, and shows the rest: %s', async (address, sentence) => {
  expect(await notesOf(address)).toContain(sentence);
});

it('shows no empty blocks of an area without any figure, and leads to its region', {
  tags: ['sweep'],
}, async () => {
  const page = await visit('/pt/beans/data/consumption?country=LIE', { javaScriptEnabled: false });
  const titles = await page.locator('main section[id] [data-title]').allTextContents();
  expect(titles.map((title) => title.replace(/^Feijão: /, ''))).toEqual([
    'participação na energia alimentar, Mundo, 2020',
    expect.stringMatching(/^países por participação/),
  ]);
  await page.locator('main [role=note]').getByRole('link', { name: 'Europa Ocidental' }).click();
  expect(await page.locator('h1').textContent()).toBe('Consumo de feijão na Europa Ocidental');
  expect(await page.locator('#glance dd').count()).toBeGreaterThan(3);
});

it('drops the ignored parameters of the address with the next choice', async () => {
  const page = await visit('/en/beans/data/consumption?country=XXX');
  await page.locator('main [role=note]').waitFor();
  await page.locator('select[name=macro]').selectOption({ label: 'Africa' });
  await expect.poll(() => page.locator('main [role=note]').count()).toBe(0);
});

it.each(
  sample([
    [
      '/en/beans/about/databases?crop=wheat&section=bread',
      'This page does not have what the address asks for (Crop: “wheat” and Section: “bread”).',
    ],
    ['/es/beans/about/databases?crop=cocoa&section=bread', 'Esta página no tiene lo que pide la dirección'],
    ['/pt/beans/about/databases?crops=beans', '(“crops”: “beans”)'],
  ]),
)('says what the sources have not: %s', async (address, sentence) => {
  const html = await documentOf(address);
  expect(notesIn(html)[0]).toContain(sentence);
  expect(html.match(/ id="coverage"/g)).toHaveLength(1);
});
