import type { Locator, Page } from 'playwright-core';
import { baseUrl, uncompressed } from './browser.ts';
import { textOf } from './data-page.ts';

/** Key of the explanation in the address of a page. */
export const explained = (page: Page): string | null => new URL(page.url()).searchParams.get('explain');

/** The dialog with an explanation in it. */
export async function opened(page: Page): Promise<Locator> {
  const dialog = page.locator('dialog[open]');
  await dialog.locator('h3').waitFor();
  return dialog;
}

/** The number of the open explanation as it is shown there. */
export async function explainedNumber(page: Page): Promise<string> {
  return textOf((await opened(page)).locator('h3 + p'));
}

export async function closeExplanation(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.waitForURL((url) => !url.searchParams.has('explain'));
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
}

export interface Opened {
  key: string;
  /** The number in the dialog. */
  number: string;
  /** Numbers of the row that is marked in the dialog's table, where one is. */
  marked: readonly string[];
  /** What the dialog's table adds up to: its foot or, where there is one row only, that. */
  total: string;
}

/**
 * Presses parts of the page one after the other and reads which explanation each opens; `null` for a part that opens none.
 * The presses are made inside the page: a pointer that travels there and a dialog that closes in between are tried by
 * single journeys, and would be most of the time of a hundred presses.
 */
export async function pressEach(parts: Locator): Promise<readonly (Opened | null)[]> {
  return parts.evaluateAll(async (all) => {
    const keyNow = (): string | null => new URL(location.href).searchParams.get('explain');
    const numberNow = (): Element | null => document.querySelector('dialog[open] h3 + p');
    const until = async (holds: () => boolean): Promise<void> => {
      for (const began = performance.now(); !holds(); ) {
        if (performance.now() - began > 20_000) throw new Error(`Nothing new is explained: ${keyNow()}`);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    };
    const press = async (part: Element): Promise<string | null> => {
      const before = keyNow();
      part.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      if (keyNow() !== before) return keyNow();
      if (before === null) return null;
      // The open explanation is this part's own, or the part has none: a closed dialog distinguishes them.
      document.querySelector<HTMLElement>('dialog[open] button')?.click();
      await until(() => keyNow() === null && numberNow() === null);
      part.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      return keyNow();
    };
    const allOf = (selector: string): Element[] => [...document.querySelectorAll(`dialog[open] ${selector}`)];
    const textsOf = (selector: string): string[] => allOf(selector).map((one) => one.textContent ?? '');
    // Numbers end where the next column begins.
    const isNumber = (cell: Element): boolean => getComputedStyle(cell).textAlign === 'end';
    const found: (Opened | null)[] = [];
    let last: Element | null = null;
    for (const part of all) {
      const key = await press(part);
      if (key === null) {
        found.push(null);
        continue;
      }
      // Each explanation is drawn anew, so that the number of the one before is never taken for its own.
      await until(() => numberNow() !== null && numberNow() !== last);
      last = numberNow();
      const rows = textsOf('[role=group] tbody tr').length;
      found.push({
        key,
        number: (last?.textContent ?? '').replace(/[^\S\u202f]+/g, ' ').trim(),
        marked: textsOf('tr[data-selected] :is(td, th)'),
        total: allOf(`${rows > 1 ? 'tfoot' : '[role=group] tbody'} td`).find(isNumber)?.textContent ?? '',
      });
    }
    return found;
  });
}

/** Text of the explanation that a document has, without any script, for its address. */
export async function explanationText(address: string): Promise<string> {
  const response = await fetch(baseUrl + address, uncompressed);
  const html = await response.text();
  const begin = html.indexOf('<section id="explanation">');
  if (!response.ok || begin < 0) throw new Error(`${response.status} without an explanation: ${address}`);
  return html
    .slice(begin, html.indexOf('</noscript>', begin))
    .replaceAll(/<!--.*?-->|<[^>]+>/g, ' ')
    .replaceAll(/[^\S\u202f]+/g, ' ')
    .trim();
}
