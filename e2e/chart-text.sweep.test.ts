import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from './browser.ts';

const { visit } = useBrowser();

interface Drawing {
  id: string | undefined;
  /** Height of the picture on the screen. */
  height: number;
  /** Size of the smallest letters on the screen, across and upright, and whether a text leaves the picture. */
  across: number;
  upright: number;
  outside: string[];
}

/** The charts of a page as they are on the screen, with their scaling. */
const readDrawings = (page: Page): Promise<Drawing[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<SVGSVGElement>('svg[role=img]')]
      .filter(
        (svg) =>
          svg.checkVisibility() &&
          svg.closest('#map, [id^=glance]') === null &&
          svg.querySelector('text') !== null,
      )
      .map((svg) => {
        const frame = svg.getBoundingClientRect();
        const texts = [...svg.querySelectorAll('text')].filter((text) => text.textContent !== '');
        const sizes = texts.map((text) => {
          const size = Number.parseFloat(getComputedStyle(text).fontSize);
          const shown = text.getBoundingClientRect();
          const own = text.getBBox();
          return {
            across: (size * shown.width) / own.width,
            upright: (size * shown.height) / own.height,
            name: text.textContent ?? '',
            leaves: shown.left < frame.left - 4 || shown.right > frame.right + 4,
          };
        });
        return {
          id: svg.getAttribute('aria-labelledby') ?? undefined,
          height: Math.round(frame.height),
          across: Math.min(...sizes.map(({ across }) => across)),
          upright: Math.min(...sizes.map(({ upright }) => upright)),
          outside: sizes.filter(({ leaves }) => leaves).map(({ name }) => name),
        };
      }),
  );

/** Goes down the page, so that the code of all charts comes, and waits until each has measured its box. */
async function measureAll(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.evaluate(() => {
        scrollTo(0, scrollY + innerHeight < document.documentElement.scrollHeight ? scrollY + 500 : 0);
      });
      return page.locator('svg[role=img][preserveAspectRatio=none]:not([data-drawn]), [data-of]').count();
    })
    .toBe(0);
}

const addresses = [
  '/en/beans/data/consumption?year=2017&country=BRA',
  '/es/beans/data/production?year=2020&country=MEX',
  '/pt/beans/data/trade?year=2022&country=BRA',
];

it.each([390, 768, 1280, 1600])(
  'has letters of eleven pixels and more before scripts come, %i px wide',
  async (width) => {
    for (const address of addresses) {
      const page = await visit(address, { width, javaScriptEnabled: false });
      const drawings = await readDrawings(page);
      expect(drawings.length, address).toBeGreaterThanOrEqual(2);
      for (const { id, across, upright, outside } of drawings) {
        expect(across, `${address} ${id}`).toBeGreaterThanOrEqual(10.9);
        expect(upright, `${address} ${id}`).toBeGreaterThanOrEqual(10.9);
        expect(outside, `${address} ${id}`).toEqual([]);
      }
    }
  },
);

it.each([390, 1280])(
  'keeps their sizes and the heights of its charts when scripts have measured them, %i px wide',
  async (width) => {
    for (const address of addresses) {
      const before = await readDrawings(await visit(address, { width, javaScriptEnabled: false }));
      const page = await visit(address, { width });
      await measureAll(page);
      const after = await readDrawings(page);
      for (const { id, across, upright, outside, height } of after) {
        expect(Math.min(across, upright), `${address} ${id}`).toBeGreaterThanOrEqual(10.9);
        expect(outside, `${address} ${id}`).toEqual([]);
        const drawn = before.find((one) => one.id === id);
        if (drawn !== undefined) expect(height, `${address} ${id}`).toBe(drawn.height);
      }
      expect(after.length, address).toBeGreaterThanOrEqual(before.length);
    }
  },
);

it('grows with the letters of a reader', async () => {
  const page = await visit(addresses[0] ?? '', {
    before: (fresh) =>
      fresh.addInitScript(() =>
        addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.fontSize = '200%';
        }),
      ),
  });
  await measureAll(page);
  await expect
    .poll(async () =>
      (await readDrawings(page)).map(({ across, upright }) => Math.min(across, upright) >= 21.8),
    )
    .not.toContain(false);
});
