import { expect, it } from 'vitest';
import { useBrowser } from './browser.ts';

const { readData } = useBrowser();

it('speaks of a region’s countries, in its sentence and in its table', async () => {
  const data = await readData('/en/beans/data/consumption?year=2017&macro=20&region=014');
  expect(await data.map.locator('[data-title]').textContent()).toContain('Eastern Africa');
  const rows = await data.tableOf(data.map);
  expect(rows.map(([name]) => name)).not.toContain('Brazil');
  expect(rows[0]?.slice(0, 2)).toEqual(['Burundi', '1']);
});

it('keeps its card off its country, the legend and the years', async () => {
  for (const [width, layout] of [
    [1280, ''],
    [1280, '&layout=map'],
    [390, ''],
  ] as const) {
    const data = await readData(`/es/beans/data/consumption?year=2017${layout}`, { width });
    const { x, y } = await data.placeOf('BRA');
    const before = await data.slider.boundingBox();
    if (width === 390) await data.page.mouse.click(x, y);
    else await data.page.mouse.move(x, y);
    await data.card.waitFor();
    await data.painted();
    const [card, legend, slider] = await Promise.all(
      [data.card, data.map.getByRole('listbox'), data.slider].map((part) => part.boundingBox()),
    );
    const country = await data.placeOf('BRA');
    const covers =
      card != null &&
      country.x > card.x &&
      country.x < card.x + card.width &&
      country.y > card.y &&
      country.y < card.y + card.height;
    expect(covers, `${width} ${layout}: country`).toBe(false);
    const apart = (other: typeof card): boolean =>
      card != null &&
      other != null &&
      (card.x + card.width <= other.x ||
        other.x + other.width <= card.x ||
        card.y + card.height <= other.y ||
        other.y + other.height <= card.y);
    expect(apart(legend), `${width} ${layout}: legend`).toBe(true);
    expect(apart(slider), `${width} ${layout}: years`).toBe(true);
    if (width !== 390) expect(slider?.y).toBe(before?.y);
  }
});

it('shows states too small to see that have no figure on focus and zoom alone', async () => {
  const data = await readData('/en/beans/data/consumption?year=2017');
  const empty = data.map.locator('circle[data-country][fill*="--map-none"]');
  const seen = () =>
    empty.evaluateAll((list) => list.filter((one) => getComputedStyle(one).opacity !== '0').length);
  await expect.poll(() => empty.count()).toBeGreaterThan(3);
  expect(await seen()).toBe(0);
  for (let step = 0; step < 2; step++) await data.map.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(seen).toBeGreaterThan(3);
});

it('keeps year and options with the table, which follows them at once', async () => {
  const data = await readData('/en/beans/data/consumption?year=2017&table=map');
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
  await (await data.mapOptions()).getByLabel('Official figures only', { exact: true }).check();
  await expect.poll(rows).toBeLessThan(before);
  await expect.poll(() => data.search()).toBe('?year=1961&table=map&flags=official');
});

it('leaves no empty band around the map of a phone', async () => {
  const data = await readData('/en/beans/data/consumption?year=2017', { width: 390 });
  const frame = await data.map.locator('svg[role=img]').first().boundingBox();
  const tops = await data.map
    .locator('path[data-country]')
    .evaluateAll((shapes) => shapes.map((shape) => shape.getBoundingClientRect().top));
  expect(Math.min(...tops) - (frame?.y ?? 0)).toBeLessThan(20);
  // From edge to edge, but for a scroll bar.
  expect(frame?.x).toBe(0);
  expect(frame?.width).toBeGreaterThanOrEqual(375);
  expect(frame?.height).toBeCloseTo(((frame?.width ?? 0) * 260) / 390, 0);
});

it('labels only countries that it shows, the highest always', async () => {
  const data = await readData('/en/beans/data/consumption?year=2017&macro=20&region=014');
  const labels = data.map.locator('svg text');
  await expect.poll(() => labels.count()).toBeGreaterThan(1);
  const texts = await labels.allTextContents();
  expect(texts.some((text) => text.startsWith('Burundi '))).toBe(true);
  expect(texts.filter((text) => /^(Brazil|Nicaragua|Cameroon|Angola) /.test(text))).toEqual([]);
  const shown = await labels.count();
  await data.map.getByRole('listbox', { name: /^Legend/ }).focus();
  await data.page.keyboard.press('ArrowRight');
  await expect.poll(() => labels.count()).toBeLessThan(shown);
});
