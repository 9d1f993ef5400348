import { expect, it } from 'vitest';
import { useBrowser } from './browser.ts';

const { readData } = useBrowser();

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
