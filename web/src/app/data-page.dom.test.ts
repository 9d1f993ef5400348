import { afterEach, describe, expect, it } from 'vitest';
import { one } from '../testing/mount.ts';
import { leavePage, openPage } from './testing/open-page.ts';

afterEach(leavePage);

const address = '/en/beans/data/consumption?year=2017&country=RWA';
const click = (element: HTMLElement): boolean =>
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, button: 0 }));
const press = (key: string): boolean =>
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );
const chart = (): HTMLElement => one(document, '#chart-uses');
const reader = (): HTMLElement => one(chart(), '[role=application]');
const series = (): HTMLElement => {
  const option = [...chart().querySelectorAll<HTMLElement>('[role=option]')].find(
    (button) => button.textContent === 'Food',
  );
  if (option === undefined) throw new Error('The chart has no entry for food.');
  return option;
};
const announcement = (): string =>
  [...chart().querySelectorAll('[role=status]')].map((one) => one.textContent).join('');

const isPressed = (): string | null => series().getAttribute('aria-selected');
/** Timeout of polls. */
const soon = { timeout: 20_000 };

describe('blocks below the window', { tags: ['sweep'] }, () => {
  it('are the server’s drawing until the visitor comes near', async () => {
    const page = await openPage(address);
    const markup = chart().outerHTML;
    await page.settle();
    expect(chart().outerHTML).toBe(markup);
  });

  it('answer a press that comes before their code', async () => {
    await openPage(`${address}&show=chart-uses.one`);
    expect(isPressed()).toBe('true');
    click(series());
    await expect.poll(isPressed, soon).toBe('false');
  });

  it('leave the focus where it is when their code takes over', async () => {
    const page = await openPage(address);
    const focused = reader();
    focused.focus();
    await page.reach(chart());
    press('Home');
    await expect.poll(announcement, soon).toContain('2016');
    expect(document.activeElement).toBe(focused);
    expect(reader()).toBe(focused);
  });

  it('follow a change of the view, wherever the visitor is', async () => {
    await openPage(address);
    const balance = (): string | null => one(document, '#balance [data-title]').textContent;
    expect(balance()).toContain('2017');
    const year = one<HTMLSelectElement>(document, 'select[name=year]');
    year.value = '2016';
    year.dispatchEvent(new Event('change', { bubbles: true }));
    await expect.poll(() => location.search, soon).toBe('?year=2016&country=RWA');
    await expect.poll(balance, soon).toContain('2016');
  });
});

describe('the metadata tab', { tags: ['sweep'] }, () => {
  const table = (): HTMLElement => one(document, '#page-panel-metadata table');
  const hasCode = (): boolean => Object.keys(table()).some((name) => name.startsWith('__reactProps'));

  it('is the server’s drawing when scripts have taken over, and the same when its code has come', async () => {
    const page = await openPage('/en/beans/data/consumption?year=2017&tab=metadata');
    const markup = table();
    await page.settle();
    expect(table()).toBe(markup);
    expect(hasCode()).toBe(false);
    await page.reach(markup);
    expect(table()).toBe(markup);
  });

  it('is drawn by scripts where another tab was opened first', async () => {
    await openPage(address);
    const tab = [...document.querySelectorAll<HTMLElement>('[role=tab]')].find(
      ({ textContent }) => textContent === 'Metadata',
    );
    tab?.click();
    await expect.poll(() => document.querySelectorAll('#page-panel-metadata table').length, soon).toBe(1);
    expect(hasCode()).toBe(true);
  });
});

describe('the list of countries', { tags: ['sweep'] }, () => {
  it('opens from its button, takes the focus, and chooses by name', async () => {
    const page = await openPage('/en/beans/data/consumption?year=2017');
    await page.reach(one(document, 'select[name=year]'));
    const opener = [...document.querySelectorAll('button')].find((one) =>
      one.textContent?.includes('Choose a country'),
    );
    opener?.focus();
    opener?.click();
    const field = () => document.querySelector<HTMLInputElement>('dialog[open] [role=combobox]');
    await expect.poll(field, soon).not.toBeNull();
    await expect.poll(() => document.activeElement, soon).toBe(field());
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), 'ruan');
    field()?.dispatchEvent(new Event('input', { bubbles: true }));
    await expect.poll(() => document.querySelectorAll('dialog [role=option]').length, soon).toBe(1);
    press('Enter');
    await expect.poll(() => location.search, soon).toBe('?year=2017&country=RWA');
    await expect.poll(field, soon).toBeNull();
  });
});

describe('an explanation', { tags: ['sweep'] }, () => {
  const dialog = (): HTMLElement | null => document.querySelector('dialog[open]');
  const link = (): HTMLElement => one(document, '#per-capita a[data-explain]');

  it('opens in a dialog and in the address, and closes out of both', async () => {
    const page = await openPage(address);
    await page.reach(link());
    await page.takenOver(link());
    expect(click(link())).toBe(false);
    await expect.poll(() => location.search, soon).toBe('?year=2017&country=RWA&explain=RWA.645.2017');
    // The release of these tests has no explanations; the dialog shows that message.
    await expect.poll(() => dialog()?.textContent, soon).toContain('has no such number');
    const close = [...(dialog()?.querySelectorAll('button') ?? [])].find(
      (button) => button.getAttribute('aria-label') === 'Close' || button.textContent === 'Close',
    );
    close?.click();
    await expect.poll(dialog, soon).toBeNull();
    await expect.poll(() => location.search, soon).toBe('?year=2017&country=RWA');
  });

  it('leaves a press with Ctrl to the browser, which opens another tab', async () => {
    const page = await openPage(address);
    await page.reach(link());
    await page.takenOver(link());
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    // Links are not followed here, to test the page's own handling.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    link().dispatchEvent(press);
    await page.settle();
    expect(dialog()).toBeNull();
    expect(location.search).toBe('?year=2017&country=RWA');
  });
});
