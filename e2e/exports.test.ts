import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { sample } from '#domain/testing/sample.ts';
import { useBrowser } from './browser.ts';
import { api } from './figures.ts';

const { visit } = useBrowser();

it.each(
  sample([
    ['en', 'All years and areas as CSV: Production', 'Brazil'],
    ['es', 'Todos los años y territorios en CSV: Producción', 'Brasil'],
    ['pt', 'Todos os anos e territórios em CSV: Produção', 'Brasil'],
  ]),
)('hands a series out as a file from the metadata tab (%s)', async (language, name, brazil) => {
  const page = await visit(`/${language}/rice/data/production?tab=metadata`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name, exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('rice_production_5510_27.csv');
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(lines[0]).toMatch(
    /^Area Code \(M49\),Area Code,Area,.*,Year,Unit,Value,Flag,Flag Description,Source,Licence,Edition,Break in series,Note$/,
  );
  const cube = await api.cube('rice_production', 5510, 27);
  const figures = cube.rows.flat().filter((value) => value !== null);
  expect(lines.slice(1, -1)).toHaveLength(figures.length);
  expect(lines.find((line) => line.startsWith('076,BRA,'))).toContain(`,${brazil},27,`);
});

it('hands out the release that the page is pinned to', { tags: ['sweep'] }, async () => {
  const { id } = await api.release();
  const page = await visit(`/en/beans/data/consumption?tab=metadata&v=${id}`, { javaScriptEnabled: false });
  const links = page.locator('a[type="text/csv"]');
  expect(await links.count()).toBeGreaterThan(10);
  for (const link of await links.all())
    expect(await link.getAttribute('href')).toMatch(
      new RegExp(`^/api/v1/export/beans_consumption/\\d+/2546\\?lang=en&v=${id}$`),
    );
});
