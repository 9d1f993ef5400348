import { expect, it } from 'vitest';
import { useBrowser } from './browser.ts';

const { visitData } = useBrowser();

it.each([1280, 390])('moves nothing while it loads: %i px', async (width) => {
  const data = await visitData('/en/beans/data/consumption?year=2017&country=BRA', {
    width,
    before: (page) =>
      page.addInitScript(() => {
        const state = window as unknown as { shift: number };
        state.shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean };
            if (!hadRecentInput) state.shift += value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
      }),
  });
  const shift = () => data.page.evaluate(() => (window as unknown as { shift: number }).shift);
  await data.page.waitForLoadState('networkidle');
  expect(await shift()).toBeLessThanOrEqual(0.02);
});

it('gives map and graphs half of the page each, or one of them all of it', async () => {
  const data = await visitData('/en/beans/data/consumption?year=2017');
  const { page } = data;
  const widths = async () => {
    const [map, graphs] = await Promise.all([data.map.boundingBox(), data.block('podium').boundingBox()]);
    return { map: map?.width ?? 0, graphs: graphs?.width ?? 0 };
  };
  const both = await widths();
  expect(both.map).toBeGreaterThan(400);
  expect(Math.abs(both.map - both.graphs)).toBeLessThan(2);
  await page.getByRole('link', { name: 'Show map', exact: true }).click();
  await expect.poll(widths).toMatchObject({ graphs: 0 });
  const alone = await widths();
  expect(alone.map).toBeGreaterThan(both.map * 1.9);
  await page.getByRole('link', { name: 'Show graphs', exact: true }).click();
  await expect.poll(async () => (await widths()).map).toBe(0);
  await page.getByRole('link', { name: 'Show graphs & map' }).click();
  await expect.poll(widths).toEqual(both);
});

it.each([
  ['en', ['Show graphs', 'Show graphs & map', 'Show map']],
  ['es', ['Mostrar gráficos', 'Mostrar gráficos y mapa', 'Mostrar mapa']],
  ['pt', ['Mostrar gráficos', 'Mostrar gráficos e mapa', 'Mostrar mapa']],
] as const)('explains the layout buttons in tooltips: %s', async (language, names) => {
  const data = await visitData(`/${language}/beans/data/consumption`);
  for (const name of names) {
    const button = data.page.getByRole('link', { name, exact: true });
    await button.hover();
    await expect.poll(() => data.page.getByText(name, { exact: true }).last().isVisible()).toBe(true);
  }
});

it('stays usable from 320 to 1600 pixels: nothing overflows, the map keeps its place', async () => {
  const data = await visitData('/es/beans/data/consumption?year=2017&macro=20&region=014&country=RWA');
  const { page } = data;
  for (const width of [1600, 1400, 1200, 992, 991, 768, 500, 400, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await data.painted();
    expect(await data.overflow(), String(width)).toEqual({ scrolls: false, outside: [] });
  }
});

it('keeps the year slider in reach at the bottom of a narrow window', async () => {
  const data = await visitData('/en/beans/data/consumption?year=2017', { width: 390 });
  const box = await data.slider.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(900);
});

it('pins the card of a chart to the bottom of a narrow window', async () => {
  const data = await visitData('/en/beans/data/consumption?year=2013&country=BRA', {
    width: 390,
    hasTouch: true,
  });
  const chart = data.chart('uses');
  const reader = chart.getByRole('application');
  await reader.scrollIntoViewIfNeeded();
  await reader.tap();
  const close = chart.getByRole('button', { name: 'Close' });
  await close.waitFor();
  const card = await close.locator('xpath=ancestor::*[@data-pinned]').boundingBox();
  expect((card?.y ?? 0) + (card?.height ?? 0)).toBeGreaterThan(880);
  await close.tap();
  await expect.poll(() => close.count()).toBe(0);
});
