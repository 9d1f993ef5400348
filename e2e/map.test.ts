import { expect, it } from 'vitest';
import { sample } from '#domain/testing/sample.ts';
import { useBrowser } from './browser.ts';
import { textOf } from './data-page.ts';
import { api, englishNumber, englishShare } from './figures.ts';

const { read, readData } = useBrowser();

it('highlights the countries of a class of the legend with their number', {
  tags: ['sweep'],
}, async () => {
  const data = await readData('/en/beans/data/consumption?year=2017');
  const legend = data.map.getByRole('listbox', { name: /^Legend/ });
  const step = legend.getByRole('option', { name: /% or more$/ });
  const name = (await step.locator('.visually-hidden').textContent()) ?? '';
  const limit = Number.parseFloat(name) / 100;
  const values = await api.map('beans', 6, 2017);
  const expected = values
    .filter(({ value, rank }) => value >= limit && rank !== null)
    .map(({ iso3 }) => iso3);
  expect(expected.length).toBeGreaterThan(0);
  await legend.focus();
  // The last class is before the one without data.
  await data.page.keyboard.press('End');
  await data.page.keyboard.press('ArrowLeft');
  expect(await legend.getAttribute('aria-activedescendant')).toBe(await step.getAttribute('id'));
  const bright = () =>
    data.shapes.evaluateAll((shapes) => [
      ...new Set(
        shapes
          .filter((shape) => !shape.hasAttribute('opacity'))
          .map((shape) => shape.getAttribute('data-country') ?? ''),
      ),
    ]);
  await expect.poll(async () => (await bright()).sort()).toEqual(expected.sort());
  const announced = data.map.locator('p[aria-live=polite]', {
    hasText: `${name}, 2017: ${expected.length} countries`,
  });
  await announced.waitFor();
  // Held, it stays when the keys go elsewhere; Escape lets it go and leaves the view as it is.
  await data.page.keyboard.press('Enter');
  await legend.blur();
  expect(await step.getAttribute('aria-selected')).toBe('true');
  await expect.poll(async () => (await bright()).sort()).toEqual(expected.sort());
  await legend.focus();
  await data.page.keyboard.press('Escape');
  await expect.poll(async () => (await bright()).length).toBeGreaterThan(190);
});

it.each(
  sample([
    ['BRA', 6, 'share'],
    ['RWA', 645, 'amount'],
  ] as const),
)('says of %s on its card what the interface answers for element %i', async (iso3, element, kind) => {
  const data = await readData(`/en/beans/data/consumption?element=${element}&year=2017`);
  const all = await api.map('beans', element, 2017);
  const entry = all.find((entry) => entry.iso3 === iso3);
  const ranked = all.filter((entry) => entry.rank !== null).length;
  const { x, y } = await data.placeOf(iso3);
  await data.page.mouse.move(x, y);
  await data.card.waitFor();
  const text = await textOf(data.card);
  expect(entry).toBeDefined();
  const figure = entry?.value ?? Number.NaN;
  expect(text).toContain(kind === 'share' ? englishShare(figure) : `${englishNumber(figure)} kg`);
  expect(text).toContain('2017');
  expect(text).toContain(`Rank ${entry?.rank} of ${ranked} countries`);
  // Of Brazil's release no flags are known.
  if (iso3 === 'RWA') expect(text).toContain('Estimated value');
  // Its years since 2010 are of one release and method: enough for a trend.
  await expect.poll(() => data.card.getByRole('img').count()).toBe(1);
  // Beside what the World has for each inhabitant, or of its food energy.
  const world = await api.value('beans', 'WLRD', element === 6 ? 6 : 14, 2017);
  const times = figure / (world.value ?? Number.NaN);
  expect(text).toContain(`; ${times < 9.5 ? Math.round(10 * times) / 10 : Math.round(times)} times `);
});

it.each(
  sample([
    ['en', '2020 value (no 2021 value)'],
    ['es', 'Valor de 2020 (sin valor de 2021)'],
    ['pt', 'Valor de 2020 (sem valor de 2021)'],
  ]),
)(
  'tells a value of another year from one of this year: %s',
  { tags: ['sweep'] },
  async (language, sentence) => {
    const data = await readData(`/${language}/beans/data/consumption?year=2021`);
    const { x, y } = await data.placeOf('ARG');
    await data.page.mouse.move(x, y);
    await data.card.waitFor();
    await expect.poll(() => data.card.textContent()).toContain(sentence);
    expect(await data.fillOf('ARG')).toBe('rgb(233, 230, 221)');
  },
);

it.each(
  sample([
    ['en', 'do not imply the expression of any opinion whatsoever', 'About this map', 1280],
    ['es', 'no implican juicio alguno', 'Acerca de este mapa', 390],
    ['pt', 'não implicam nenhum juízo', 'Sobre este mapa', 390],
  ] as const),
)(
  'leads to the note on borders at the foot of the page: %s',
  { tags: ['sweep'] },
  async (language, sentence, link, width) => {
    const page = await read(`/${language}/beans/data/consumption`, { width, javaScriptEnabled: false });
    const note = page.locator('#about-data li', { hasText: sentence });
    await page.locator('#map footer').getByRole('link', { name: link }).click();
    await note.waitFor();
    await expect.poll(async () => (await note.boundingBox())?.y).toBeLessThan(900);
    expect(await page.locator('#map [data-disputed]').getAttribute('stroke-dasharray')).toMatch(/\d/);
  },
);

it('announces the chosen country, zooms to it, and removes it by its chip', async () => {
  const data = await readData('/en/beans/data/consumption?year=2017&country=RWA');
  const box = () => data.map.locator('svg[role=img]').first().getAttribute('viewBox');
  const values = await api.map('beans', 6, 2017);
  expect(values.find(({ iso3 }) => iso3 === 'RWA')?.rank).toBe(2);
  const heading = () => textOf(data.map.getByRole('heading'));
  await expect.poll(heading).toMatch(/Rwanda.* 12\.6%/);
  expect(await heading()).toContain('2nd');
  const near = await box();
  await data.page.getByRole('link', { name: 'Rwanda: remove' }).click();
  await expect.poll(() => data.search()).toBe('?year=2017');
  await expect.poll(box).not.toBe(near);
  await expect.poll(heading).toMatch(/Burundi.* 16\.1%/);
});

it('opens its options by the keyboard, closes them by Escape, and shows what is on', {
  tags: ['sweep'],
}, async () => {
  const data = await readData('/en/beans/data/consumption?year=2017');
  const { page } = data;
  const gear = data.map.locator('summary[aria-label="Map options"]');
  await gear.focus();
  await page.keyboard.press('Enter');
  await data.map.getByRole('checkbox', { name: 'Official figures only' }).focus();
  await page.keyboard.press('Space');
  await expect.poll(() => data.search()).toContain('flags=official');
  await page.keyboard.press('Escape');
  await expect.poll(() => data.map.getByRole('checkbox').first().isVisible()).toBe(false);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
    'Map options; on: Official figures only',
  );
  await data.map.getByRole('link', { name: 'Official figures only: remove' }).click();
  await expect.poll(() => data.search()).toBe('?year=2017');
});
