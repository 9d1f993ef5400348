import { expect, it } from 'vitest';
import { useBrowser } from './browser.ts';
import { textOf } from './data-page.ts';
import { api, englishNumber, englishShare } from './figures.ts';

const { visit, visitData } = useBrowser();

it.each([
  {
    iso3: 'RWA',
    clicks: [
      { x: 0, y: 0 },
      { x: -4, y: -4 },
      { x: -9, y: 2 },
      // Farther out Tanzania's core begins, and a fraction of a pixel decides.
      { x: 5, y: 1 },
    ],
  },
  {
    iso3: 'SLV',
    clicks: [
      { x: 0, y: 0 },
      { x: -1, y: 2 },
      { x: 0, y: 3 },
    ],
  },
])(
  'selects $iso3, a few pixels wide at the zoom of the world, by a click beside it',
  async ({ iso3, clicks }) => {
    const data = await visitData('/en/beans/data/consumption?year=2017');
    for (const offset of clicks) {
      await data.choose(iso3, offset);
      await data.page.keyboard.press('Escape');
      await expect.poll(() => data.search()).toBe('?year=2017');
    }
  },
);

it('takes the nearest coast for a click at sea, up to twenty pixels away', async () => {
  const data = await visitData('/en/beans/data/consumption?year=2017');
  await data.choose('LKA', { x: 8, y: 8 });
  await data.choose('MUS', { x: 9, y: 9 });
});

it('draws states too small to see as circles that a click selects', async () => {
  const data = await visitData('/en/beans/data/consumption?year=2017');
  const circle = data.map.locator('circle[data-country="MLT"]');
  const size = await circle.evaluate((element) => element.getBoundingClientRect().width);
  expect(size).toBeGreaterThanOrEqual(9.9);
  await data.choose('MLT');
});

it('walks over countries with the arrow keys and chooses with Enter', async () => {
  const data = await visitData('/en/beans/data/consumption?year=2017&country=BRA');
  const { page } = data;
  const keys = data.map.getByRole('application');
  const said = data.map.locator('[aria-live=polite]').first();
  await keys.focus();
  await expect.poll(() => said.textContent()).toContain('Brazil');
  const reached = new Set<string>();
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight']) {
    const before = await said.textContent();
    await page.keyboard.press(key);
    await expect.poll(() => said.textContent()).not.toBe(before);
    reached.add((await said.textContent()) ?? '');
  }
  expect(reached.size).toBeGreaterThanOrEqual(4);
  const name = ((await said.textContent()) ?? '').split(/[:(]/)[0]?.trim() ?? '';
  await page.keyboard.press('Enter');
  await expect.poll(() => data.search()).not.toContain('country=BRA');
  await expect.poll(() => data.block('podium').getByRole('heading').textContent()).toContain(name);
  await page.keyboard.press('Escape');
  await expect.poll(() => data.search()).toBe('?year=2017');
});

it('zooms by its buttons from the keyboard, back to everything', async () => {
  const data = await visitData('/en/beans/data/consumption');
  const { page } = data;
  const box = () => data.map.locator('svg[role=img]').first().getAttribute('viewBox');
  const home = await box();
  await data.map.getByRole('button', { name: 'Zoom in' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(box).not.toBe(home);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(box).toBe(home);
});

it('fits the map to the chosen region and dims the rest', async () => {
  const data = await visitData('/en/beans/data/consumption?year=2017');
  const svg = data.map.locator('svg[role=img]').first();
  const home = await svg.getAttribute('viewBox');
  await data.filter('macro').selectOption({ label: 'Africa' });
  await expect.poll(() => svg.getAttribute('viewBox')).not.toBe(home);
  const inside = await data.placeOf('KEN');
  const frame = await svg.boundingBox();
  expect(inside.x).toBeGreaterThan(frame?.x ?? Number.POSITIVE_INFINITY);
  expect(inside.x).toBeLessThan((frame?.x ?? 0) + (frame?.width ?? 0));
  const opacity = (iso3: string) =>
    data.map.locator(`[data-country=${iso3}]`).first().getAttribute('opacity');
  await expect.poll(() => opacity('BRA')).not.toBeNull();
  expect(await opacity('KEN')).toBeNull();
});

it('points out the countries of a class of the legend and says how many they are', async () => {
  const data = await visitData('/en/beans/data/consumption?year=2017');
  const legend = data.map.getByRole('group', { name: /^Legend/ });
  const step = legend.getByRole('button', { name: '3% or more' });
  await step.focus();
  const values = await api.map('beans', 6, 2017);
  const expected = values.filter(({ value, rank }) => value >= 0.03 && rank !== null).map(({ iso3 }) => iso3);
  const bright = () =>
    data.shapes.evaluateAll((shapes) => [
      ...new Set(
        shapes
          .filter((shape) => !shape.hasAttribute('opacity'))
          .map((shape) => shape.getAttribute('data-country') ?? ''),
      ),
    ]);
  await expect.poll(async () => (await bright()).sort()).toEqual(expected.sort());
  const announced = legend.locator('[aria-live=polite]');
  await expect.poll(() => announced.textContent()).toBe(`3% or more: ${expected.length} countries`);
  await step.blur();
  await expect.poll(async () => (await bright()).length).toBeGreaterThan(190);
});

it.each([
  ['BRA', 6, 'share'],
  ['RWA', 645, 'amount'],
] as const)(
  'says of %s on its card what the interface answers for element %i',
  async (iso3, element, kind) => {
    const data = await visitData(`/en/beans/data/consumption?element=${element}&year=2017`);
    const all = await api.map('beans', element, 2017);
    const own = all.find((entry) => entry.iso3 === iso3);
    const ranked = all.filter((entry) => entry.rank !== null).length;
    const { x, y } = await data.placeOf(iso3);
    await data.page.mouse.move(x, y);
    await data.card.waitFor();
    const text = await textOf(data.card);
    expect(own).toBeDefined();
    const figure = own?.value ?? Number.NaN;
    expect(text).toContain(kind === 'share' ? englishShare(figure) : `${englishNumber(figure)} kg`);
    expect(text).toContain('2017');
    expect(text).toContain(`Rank ${own?.rank} of ${ranked} countries`);
    expect(text).toMatch(/Class: /);
    // The African edition states no flags, and a blank is not official.
    expect(text).toContain(kind === 'share' ? 'Flag: Estimated value' : 'Flag: Not stated');
    expect(await data.card.getByRole('img').count()).toBe(1);
    if (kind === 'amount') {
      const share = await api.value('beans', iso3, 23, 2017);
      expect(text).toContain(`Share of the world: ${englishShare(share.value ?? Number.NaN)}`);
    }
  },
);

it.each([
  ['en', '2017 value (no 2018 value)'],
  ['es', 'Valor de 2017 (sin valor de 2018)'],
  ['pt', 'Valor de 2017 (sem valor de 2018)'],
])('tells a value of another year from one of this year: %s', async (language, sentence) => {
  const data = await visitData(`/${language}/beans/data/consumption?year=2018`);
  const { x, y } = await data.placeOf('ARG');
  await data.page.mouse.move(x, y);
  await data.card.waitFor();
  expect(await data.card.textContent()).toContain(sentence);
  expect(await data.fillOf('ARG')).toMatch(/no-data/);
});

it('shows the states of the year: the USSR on its territory in 1985, Russia in 2000', async () => {
  const data = await visitData('/en/beans/data/consumption?year=1985');
  const ussr = await api.value('beans', 'SUN', 6, 1985);
  const { x, y } = await data.placeOf('RUS');
  await data.page.mouse.move(x, y);
  await data.card.waitFor();
  const card = await data.card.textContent();
  expect(card).toContain('USSR');
  expect(card).toContain(englishShare(ussr.value ?? Number.NaN));
  expect(await data.fillOf('UKR')).toBe(await data.fillOf('RUS'));
  await data.page.mouse.move(2, 2);
  await data.filter('year').selectOption('2000');
  await expect.poll(() => data.filter('year').inputValue()).toBe('2000');
  await data.page.mouse.move(x, y);
  await expect.poll(() => data.card.textContent()).toContain('Russia');
});

it.each([
  ['en', 'do not imply the expression of any opinion whatsoever', 1280],
  ['es', 'no implican juicio alguno', 390],
  ['pt', 'não implicam nenhum juízo', 390],
] as const)('has the note on borders in sight under it: %s', async (language, sentence, width) => {
  for (const path of ['/beans/data/consumption', '']) {
    const page = await visit(`/${language}${path}`, { width, javaScriptEnabled: false });
    const note = page.locator('#map p', { hasText: sentence });
    expect(await note.isVisible()).toBe(true);
    const map = await page.locator('#map svg[role=img]').boundingBox();
    expect((await note.boundingBox())?.y).toBeGreaterThan((map?.y ?? 0) + (map?.height ?? 0));
    expect(await page.locator('#map [data-disputed]').getAttribute('stroke-dasharray')).toMatch(/\d/);
  }
});

it('keeps year and options with the table, which follows them at once', async () => {
  const data = await visitData('/en/beans/data/consumption?year=2017&table=map');
  expect(await data.shapes.count()).toBe(0);
  const caption = data.map.locator('caption');
  expect(await caption.textContent()).toContain('2017');
  const rows = () => data.map.locator('tbody tr').count();
  const in2017 = await rows();
  await data.slider.focus();
  await data.page.keyboard.press('Home');
  await expect.poll(() => caption.textContent()).toContain('1961');
  expect(await rows()).not.toBe(in2017);
  const before = await rows();
  await data.map.getByLabel('Official figures only').check();
  await expect.poll(rows).toBeLessThan(before);
  await expect.poll(() => data.search()).toBe('?year=1961&table=map&flags=official');
});

it('leaves no empty band around the map of a phone', async () => {
  const data = await visitData('/en/beans/data/consumption?year=2017', { width: 390 });
  const frame = await data.map.locator('svg[role=img]').first().boundingBox();
  const tops = await data.map
    .locator('path[data-country]')
    .evaluateAll((shapes) => shapes.map((shape) => shape.getBoundingClientRect().top));
  expect(Math.min(...tops) - (frame?.y ?? 0)).toBeLessThan(20);
  expect(frame?.height).toBeLessThan(190);
  const zoom = await data.map.getByRole('button', { name: 'Zoom in' }).boundingBox();
  expect(zoom?.y).toBeGreaterThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0));
});

it('labels only countries that it shows', async () => {
  const data = await visitData('/en/beans/data/consumption?year=2017&macro=20&region=014');
  const labels = data.map.locator('text');
  await expect.poll(() => labels.count()).toBeGreaterThan(0);
  const onDimmed = () =>
    data.map.evaluate((map) => {
      const dimmed = [...map.querySelectorAll('[data-country][opacity]')].map((shape) =>
        shape.getBoundingClientRect(),
      );
      const bright = [...map.querySelectorAll('[data-country]:not([opacity])')].map((shape) =>
        shape.getBoundingClientRect(),
      );
      const over = (box: DOMRect, x: number, y: number) =>
        box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;
      return [...map.querySelectorAll('text')].filter((text) => {
        const { x, y, width, height } = text.getBoundingClientRect();
        const [midX, midY] = [x + width / 2, y + height / 2];
        return dimmed.some((box) => over(box, midX, midY)) && !bright.some((box) => over(box, midX, midY));
      }).length;
    });
  expect(await onDimmed()).toBe(0);
  const shown = await labels.count();
  await data.map
    .getByRole('group', { name: /^Legend/ })
    .getByRole('button')
    .first()
    .focus();
  await expect.poll(() => labels.count()).toBeLessThan(shown);
  expect(await onDimmed()).toBe(0);
});
