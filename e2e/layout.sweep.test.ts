import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { baseUrl, useBrowser } from './browser.ts';
import { takenOver } from './data-page.ts';

const { read, readData, visit, visitData } = useBrowser();

/** An entry of the browser's measure of what moves, which its types do not know. */
interface LayoutShift {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

it.each([
  [1280, 'open'],
  [1280, 'collapsed'],
  [390, 'open'],
] as const)('moves nothing while it loads: %i px, sidebar %s', async (width, sidebar) => {
  const data = await visitData('/en/beans/data/consumption?year=2017&country=BRA', {
    width,
    before: async (page) => {
      await page.context().addCookies([{ name: 'sidebar', value: sidebar, url: baseUrl }]);
      await page.addInitScript(() => {
        const state = window as unknown as { shift: number; moved: string[] };
        Object.assign(state, { shift: 0, moved: [] });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, hadRecentInput, sources } = entry as unknown as LayoutShift;
            if (hadRecentInput) continue;
            state.shift += value;
            for (const { node, previousRect, currentRect } of sources) {
              const name = node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent;
              const from = `${previousRect.x},${previousRect.y} ${previousRect.width}×${previousRect.height}`;
              const to = `${currentRect.x},${currentRect.y} ${currentRect.width}×${currentRect.height}`;
              state.moved.push(`${value}: ${from} → ${to}: ${name}`);
            }
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
    },
  });
  await data.page.waitForLoadState('networkidle');
  const { shift, moved } = await data.page.evaluate(() => {
    const state = window as unknown as { shift: number; moved: string[] };
    return { shift: state.shift, moved: state.moved };
  });
  expect(shift, moved.join('\n')).toBeLessThanOrEqual(0.01);
  const section = data.page
    .getByRole('navigation', { name: 'Sections: Beans' })
    .getByRole('link', { name: 'Consumption' });
  expect(await section.isVisible()).toBe(width === 1280 && sidebar === 'open');
});

it('is drawn with the sidebar as it was left before any script of the page has come', async () => {
  const width = async (sidebar: string) => {
    const page = await visit('/en/beans/data/consumption?year=2017', {
      before: async (fresh) => {
        await fresh.context().addCookies([{ name: 'sidebar', value: sidebar, url: baseUrl }]);
        await fresh.route('**/assets/*.js', (route) => route.abort());
      },
    });
    return (await page.locator('main').boundingBox())?.width ?? 0;
  };
  expect(await width('collapsed')).toBeGreaterThan((await width('open')) + 100);
});

it('stays usable from 320 to 1600 pixels: nothing overflows, the map keeps its place', async () => {
  const data = await readData('/es/beans/data/consumption?year=2017&macro=20&region=014&country=RWA');
  const { page } = data;
  for (const width of [1600, 1400, 1200, 992, 991, 768, 500, 400, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await data.painted();
    expect(await data.overflow(), String(width)).toEqual({ scrolls: false, outside: [] });
  }
});

it('pins the card of a chart to the bottom of a narrow window', async () => {
  const data = await visitData('/en/beans/data/consumption?year=2013&country=BRA', {
    width: 390,
    hasTouch: true,
  });
  const chart = data.chart('uses');
  const reader = chart.getByRole('application');
  await reader.scrollIntoViewIfNeeded();
  await takenOver(reader);
  await reader.tap();
  const close = chart.getByRole('button', { name: 'Close' });
  await close.waitFor();
  const card = await close.locator('xpath=ancestor::*[@data-pinned]').boundingBox();
  expect((card?.y ?? 0) + (card?.height ?? 0)).toBeGreaterThan(880);
  await close.tap();
  await expect.poll(() => close.count()).toBe(0);
});

/** Selects in sight whose text is cut off: in the lines that they give it, it takes more room than there is. */
const cutOff = (page: Page) =>
  page.locator('main select').evaluateAll((selects) =>
    selects.flatMap((select) => {
      if (!(select instanceof HTMLSelectElement) || !select.checkVisibility()) return [];
      const style = getComputedStyle(select);
      const text = document.createElement('div');
      text.textContent = select.selectedOptions[0]?.text ?? '';
      const { fontFamily, fontSize, fontWeight, lineHeight, whiteSpace } = style;
      const across = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
      const down = Number.parseFloat(style.paddingTop) + Number.parseFloat(style.paddingBottom);
      Object.assign(text.style, { fontFamily, fontSize, fontWeight, lineHeight, whiteSpace });
      // A field's own width is no whole number.
      Object.assign(text.style, { position: 'absolute', width: `${select.clientWidth - across + 1}px` });
      document.body.append(text);
      const isCut =
        text.scrollWidth > text.clientWidth + 1 || text.offsetHeight > select.clientHeight - down + 1;
      text.remove();
      return isCut ? [text.textContent] : [];
    }),
  );

it.each([
  ['/es/beans/data/consumption?element=645&year=2017&macro=40&region=013', 1280],
  ['/pt/beans/data/consumption?element=645&year=2017&macro=20&region=014&country=RWA', 1280],
  ['/es/cassava/data/surface-context?macro=30', 1280],
  ['/pt/rice/data/production-value?macro=30', 1000],
  ['/es/beans/data/production?macro=20&region=014', 1600],
])('cuts no filter off: %s at %i px', async (address, width) => {
  const page = await read(address, { width, javaScriptEnabled: false });
  const element = page.locator('select[name=element]');
  const longest = await element
    .locator('option')
    .evaluateAll(
      (options) => options.map((option) => option.textContent ?? '').sort((a, b) => b.length - a.length)[0],
    );
  expect(await cutOff(page)).toEqual([]);
  const withScripts = await read(address, { width });
  await withScripts.locator('select[name=element]').selectOption({ label: longest ?? '' });
  await expect.poll(() => cutOff(withScripts)).toEqual([]);
});

it.each([
  ['/pt/beans/data/consumption?country=COD', 1280, 'República Democrática do Congo'],
  ['/es/beans/data/consumption?country=COD', 1000, 'República Democrática del Congo'],
  ['/pt/beans/data/consumption?country=COD', 390, 'República Democrática do Congo'],
  ['/es/beans/data/trade?country=VCT', 390, 'San Vicente y las Granadinas'],
] as const)(
  'says the whole name of the country that is chosen: %s at %i px',
  async (address, width, name) => {
    const page = await read(address, { width });
    const chip = page
      .locator('[data-tour=filters] a')
      .filter({ hasText: name, visible: true })
      .locator('span');
    const [inside, around] = await chip.evaluate((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [range, text.parentElement ?? text].map((part) => part.getBoundingClientRect().toJSON());
    });
    expect(inside.width).toBeGreaterThan(60);
    expect(inside.right).toBeLessThanOrEqual(around.right);
    expect(inside.bottom).toBeLessThanOrEqual(around.bottom);
    expect(around.right).toBeLessThanOrEqual(width);
    expect(await chip.evaluate((text) => text.scrollWidth - text.clientWidth)).toBeLessThanOrEqual(0);
  },
);

it.each(['/es', '/pt', '/pt/beans/about/databases', '/es/rice/data/production'])(
  'breaks no word and no number on a phone: %s',
  async (address) => {
    const page = await read(address, { width: 360 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    // Lines of a figure's digits: a broken number has two.
    const broken = await page.locator('#podium li > span:last-child').evaluateAll(
      (values) =>
        values.filter((value) => {
          const digits = /[\d.,]+/.exec(value.textContent ?? '')?.[0] ?? '';
          const text = (value.querySelector('a') ?? value).firstChild;
          if (text === null) return true;
          const range = document.createRange();
          range.setStart(text, 0);
          range.setEnd(text, digits.length);
          return range.getClientRects().length > 1;
        }).length,
    );
    expect(broken).toBe(0);
  },
);

it('names the chosen place in a chip on a phone, too, where the fields are in a sheet', async () => {
  const page = await read('/en/beans/data/consumption?year=2017&macro=20&region=014&country=RWA', {
    width: 390,
  });
  await page.getByRole('link', { name: 'Rwanda: remove' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('country')).toBe(null);
  await page.getByRole('link', { name: 'Eastern Africa: remove' }).click();
  await expect.poll(() => new URL(page.url()).search).toBe('?year=2017');
  expect(await page.getByRole('link', { name: /: remove$/ }).count()).toBe(0);
});

it.each([
  // A title in two lines.
  ['/pt/beans/data/trade?country=COD', 1280, 970],
  ['/pt/cassava/data/production-value?macro=20&region=011', 1280, 900],
  ['/en/cassava/data/production-value?macro=20&region=011', 1280, 900],
  ['/pt/cassava/data/production-value?country=USA', 1600, 900],
  ['/es/rice/data/trade', 1600, 900],
  ['/es/beans/data/production-value?country=GBR', 1280, 970],
  ['/pt/beans/data/production?flags=official', 1600, 900],
  ['/es/beans/data/production?macro=20&region=035', 1280, 900],
  ['/pt/beans/data/production-value?year=1961', 1600, 900],
  ['/pt/beans/data/consumption?country=COD', 1280, 970],
])(
  'stands with its years in the first view under long titles and notes: %s at %i px',
  async (address, width, most) => {
    const page = await read(address, { width });
    const slider = await page.locator('#map input[type=range]').boundingBox();
    expect((slider?.y ?? most) + (slider?.height ?? 0)).toBeLessThanOrEqual(most);
  },
);
