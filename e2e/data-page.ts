import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

const requestsOf = new WeakMap<Page, string[]>();

/** The text of a part of the page with single spaces; narrow ones stay, which Spanish numbers are grouped by. */
export async function textOf(part: Locator): Promise<string> {
  return ((await part.textContent()) ?? '').replace(/[^\S\u202f]+/g, ' ').trim();
}

/** Comes to a part of the page and waits until scripts have taken it over: React marks what is its own. Before, a link is a link. */
export async function takenOver(part: Locator): Promise<void> {
  await expect
    .poll(async () => {
      // Before the page itself is taken over nothing hears of it.
      await part.dispatchEvent('pointerover');
      return part.evaluate((element) => Object.keys(element).some((name) => name.startsWith('__reactProps')));
    })
    .toBe(true);
}

/** The data page as a visitor meets it: by names and roles, in whatever language it is. */
export class DataPage {
  readonly page: Page;
  readonly title: Locator;
  readonly map: Locator;
  readonly card: Locator;
  readonly slider: Locator;
  readonly shapes: Locator;

  constructor(page: Page) {
    this.page = page;
    this.title = page.locator('h1');
    this.map = page.locator('#map');
    this.card = this.map.locator('[data-card]');
    this.slider = this.map.locator('input[type=range]');
    this.shapes = this.map.locator('[data-country]');
  }

  /** Keeps the list of a page's requests from its first one on. */
  static countRequests(page: Page): void {
    const list: string[] = [];
    requestsOf.set(page, list);
    page.on('request', (request) => list.push(request.url()));
  }

  /** Addresses that were requested so far. */
  get requests(): readonly string[] {
    return requestsOf.get(this.page) ?? [];
  }

  /** Waits for the figures of the map's decade, which come by themselves, for the page's scripts, and for the frame that shows them. */
  async ready(): Promise<void> {
    await this.page.waitForFunction(() =>
      performance.getEntriesByType('resource').some((entry) => entry.name.includes('/api/v1/cubes/')),
    );
    await takenOver(this.title);
    await this.painted();
  }

  /** The figures that an event requested have come, and React has rendered them. */
  async painted(): Promise<void> {
    await this.page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null);
    await this.frames();
  }

  /** Two frames and a task: React has rendered the answer to an event, which may be that figures are loading. */
  async frames(): Promise<void> {
    await this.page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 0)));
        }),
    );
  }

  /** Goes over the blocks to the last one and back, and waits for the code of those down there to have taken over. */
  async lowerBlocks(): Promise<void> {
    for (const block of await this.page.locator('main section[id]:has(h2)').all())
      await block.scrollIntoViewIfNeeded();
    await this.page.waitForFunction(() =>
      performance.getEntriesByType('resource').some((entry) => entry.name.includes('/lower-blocks-')),
    );
    await this.page.waitForLoadState('networkidle');
    await this.page.evaluate(() => scrollTo(0, 0));
    await this.painted();
  }

  search(): string {
    return new URL(this.page.url()).search;
  }

  filter(name: 'element' | 'year' | 'macro' | 'region' | 'network'): Locator {
    return this.page.locator(`select[name="${name}"]`);
  }

  /** A block of the page by its id: glance, podium, chart-uses, balance … */
  block(id: string): Locator {
    return this.page.locator(`section#${id}`);
  }

  /** A panel at the foot of a block, or its notes, opened. */
  async opened(id: string, kind: 'download' | 'share' | 'notes'): Promise<Locator> {
    const menu = this.block(id).locator(`details[data-menu=${kind}]`);
    await menu.locator('summary').click();
    return menu;
  }

  /** Title of a block, beside its finding. */
  titleOf(id: string): Locator {
    return this.block(id).locator('[data-title]').first();
  }

  /** One of the figures at a glance: energy, per-capita, self-sufficiency … */
  figure(id: string): Locator {
    return this.block('glance').locator(`[id="${id}"]`);
  }

  chart(id: 'uses' | 'self-sufficiency'): Locator {
    return this.block(`chart-${id}`);
  }

  /** Selects a country on the map and waits until the page knows of it. */
  async choose(iso3: string, offset = { x: 0, y: 0 }): Promise<void> {
    await this.clickCountry(iso3, offset);
    await this.page.waitForURL((url) => url.searchParams.get('country') === iso3);
    await this.page.getByRole('button', { name: /^(Back to|Volver a|Voltar para)/ }).waitFor();
    await this.painted();
  }

  /** Middle of a country's shape or circle, in the window's pixels, once the page no longer moves. */
  async placeOf(iso3: string): Promise<{ x: number; y: number }> {
    // The address has a choice before the page is drawn for it, and content above the map may disappear.
    await this.painted();
    await this.map.scrollIntoViewIfNeeded();
    return this.map
      .locator(`[data-country="${iso3}"]`)
      .last()
      .evaluate((shape) => {
        const box = shape.getBoundingClientRect();
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      });
  }

  async clickCountry(iso3: string, offset = { x: 0, y: 0 }): Promise<void> {
    const { x, y } = await this.placeOf(iso3);
    await this.page.mouse.click(x + offset.x, y + offset.y);
  }

  async fillOf(iso3: string): Promise<string | null> {
    return this.map
      .locator(`[data-country="${iso3}"]`)
      .first()
      .evaluate((shape) => getComputedStyle(shape).fill);
  }

  /** Fill and opacity of every country, in order: what a year step changes. */
  async fills(): Promise<readonly string[]> {
    return this.shapes.evaluateAll((shapes) =>
      shapes.map((shape) => `${getComputedStyle(shape).fill} ${shape.getAttribute('opacity') ?? ''}`),
    );
  }

  /** Parts that are wider than the window, and whether the page scrolls sideways. */
  async overflow(): Promise<{ scrolls: boolean; outside: readonly string[] }> {
    return this.page.evaluate(() => {
      const limit = document.documentElement.clientWidth;
      const mayScroll = (element: Element): boolean => {
        const frame = element.parentElement?.closest('*');
        return (
          frame != null && (/auto|scroll|hidden/.test(getComputedStyle(frame).overflowX) || mayScroll(frame))
        );
      };
      const outside = [...document.querySelectorAll('main *, header *, footer *')].filter((element) => {
        const box = element.getBoundingClientRect();
        const isOutside = box.width > 1 && (box.right > limit + 1 || box.left < -1);
        return (
          isOutside &&
          element.checkVisibility({ visibilityProperty: true }) &&
          element.closest('svg') === null &&
          !mayScroll(element)
        );
      });
      return {
        scrolls: document.documentElement.scrollWidth > limit,
        outside: outside.map((element) => `${element.tagName} ${element.outerHTML.slice(0, 100)}`),
      };
    });
  }

  /** Opens the map's options: speed, classes, whose figures. */
  async mapOptions(): Promise<Locator> {
    const options = this.map.locator('details', { has: this.page.locator('input[type=checkbox]') });
    if ((await options.getAttribute('open')) === null) await options.locator('summary').click();
    return options;
  }

  /** A block's table as rows of texts, without flags; opens the table when the picture is shown. */
  async tableOf(block: Locator): Promise<readonly (readonly string[])[]> {
    const table = block.locator('table:has(caption)');
    if ((await table.count()) === 0) await block.locator('footer button[aria-expanded]').click();
    await table.waitFor();
    return table.evaluate((element) =>
      [...element.querySelectorAll('tbody tr')].map((row) =>
        [...row.children].map((cell) => {
          const copy = cell.cloneNode(true) as Element;
          for (const flag of copy.querySelectorAll('abbr')) flag.remove();
          return (copy.textContent ?? '').trim();
        }),
      ),
    );
  }
}
