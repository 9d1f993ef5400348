import { expect, it } from 'vitest';
import { baseUrl, useBrowser } from './browser.ts';
import { api } from './figures.ts';

const { visit, visitData } = useBrowser();

const currentRelease = async (): Promise<string> => (await api.release()).id;

it('gives the citation of a figure in three formats, each copied with one press', async () => {
  const id = await currentRelease();
  const data = await visitData('/en/beans/data/consumption?year=2017&country=RWA', {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const { page } = data;
  const link = (await data.opened('podium', 'download')).getByRole('link', { name: 'How to cite' });
  await link.click();
  const dialog = page.getByRole('dialog', { name: 'How to cite' });
  await dialog.waitFor();
  const address = `${baseUrl}/en/beans/data/consumption?year=2017&country=RWA&v=${id}#podium`;
  const expected = {
    APA: [/^Common Bean Observatory\. \(\d{4}\)\. .*Rwanda, 2017 \[Data set\]\. Release /, address],
    BibTeX: [/^@misc\{cbo-/, `url = {${address}}`],
    RIS: [/^TY {2}- DATA\n/, `UR  - ${address}\nER  - `],
  } as const;
  for (const [name, [start, end]] of Object.entries(expected)) {
    await dialog.getByRole('button', { name: `Copy as ${name}` }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(start);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(end);
  }
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog.count()).toBe(0);
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  // What is cited can be opened, and is the same view.
  const cited = await visitData(address.slice(baseUrl.length));
  expect(await cited.title.textContent()).toBe(await data.title.textContent());
  expect(await cited.titleOf('podium').textContent()).toBe(await data.titleOf('podium').textContent());
});

it('leads to the citation of the page where no script runs, in every language', {
  tags: ['sweep'],
}, async () => {
  const id = await currentRelease();
  for (const [language, title] of [
    ['en', 'How to cite'],
    ['es', 'Cómo citar'],
    ['pt', 'Como citar'],
  ]) {
    const page = await visit(`/${language}/rice/data/production?year=2015`, { javaScriptEnabled: false });
    const href = await page
      .locator('#map a[href*="tab=metadata"][href$="#cite"]')
      .first()
      .getAttribute('href');
    await page.goto(new URL(href ?? '', page.url()).href);
    expect(await page.locator('h2#cite').textContent()).toBe(title);
    const texts = await page.locator('h2#cite + * pre').allTextContents();
    expect(texts).toHaveLength(3);
    for (const text of texts)
      expect(text).toContain(`${baseUrl}/${language}/rice/data/production?year=2015&v=${id}`);
  }
});

it('keeps to the release of the address in links and requests', async () => {
  const id = await currentRelease();
  const data = await visitData(`/en/beans/data/consumption?year=2017&v=${id}`);
  const requests = data.requests.filter((url) => url.includes('/api/v1/'));
  expect(requests.length).toBeGreaterThan(0);
  for (const url of requests.filter((one) => !one.includes('/geojson/'))) expect(url).toContain(`v=${id}`);
  await data.choose('BRA');
  expect(data.search()).toBe(`?year=2017&country=BRA&v=${id}`);
  expect(
    await data
      .block('podium')
      .getByRole('link', { name: 'Full ranking', includeHidden: true })
      .getAttribute('href'),
  ).toContain(`v=${id}`);
  expect(await data.page.locator('aside').count()).toBe(0);
});

it('leads from every figure to what it means', { tags: ['sweep'] }, async () => {
  const data = await visitData('/pt/beans/data/production?country=BRA', { width: 390 });
  const links = data.page.locator('#map details a[href*="tab=metadata"][href*="#element-"]');
  await data.opened('map', 'notes');
  const href = (await links.first().getAttribute('href')) ?? '';
  expect(href).toMatch(/#element-\d+$/);
  await links.first().click();
  const row = data.page.locator(href.slice(href.indexOf('#')));
  await row.waitFor();
  await expect.poll(() => row.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(400);
  expect(await row.locator('th').textContent()).toContain('Produção');
});
