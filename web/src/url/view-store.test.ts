import { expect, it, vi } from 'vitest';
import type { HistoryWindow } from './address-store.ts';
import { viewParams } from './view-params.ts';
import type { ViewLimits } from './view-state.ts';
import { createViewStore } from './view-store.ts';

const limits: ViewLimits = {
  elements: [6, 7],
  regions: new Map([[20, ['014']]]),
  macros: [10, 20],
  world: 10,
};

/** A window with a history of its own: what a browser does with pushState, replaceState and back. */
function fakeWindow(): HistoryWindow & { back(): void; entries: string[]; runTimers(): void } {
  const entries = ['/x'];
  const listeners = new Set<() => void>();
  const timers = new Map<number, () => void>();
  let timer = 0;
  const location = { pathname: '/x', search: '' };
  const show = (address: string): void => {
    location.search = address.includes('?') ? address.slice(address.indexOf('?')) : '';
  };
  return {
    entries,
    location,
    history: {
      pushState: (_state, _title, address) => {
        entries.push(String(address));
        show(String(address));
      },
      replaceState: (_state, _title, address) => {
        entries[entries.length - 1] = String(address);
        show(String(address));
      },
    },
    addEventListener: (_type, listener) => listeners.add(listener),
    removeEventListener: (_type, listener) => listeners.delete(listener),
    setTimeout: (task) => {
      timers.set(++timer, task);
      return timer;
    },
    clearTimeout: (id) => timers.delete(id),
    runTimers: () => {
      for (const [id, task] of [...timers]) {
        timers.delete(id);
        task();
      }
    },
    back: () => {
      entries.pop();
      show(entries.at(-1) ?? '');
      for (const listener of listeners) listener();
    },
  };
}

it('goes back to an address that names a region as the country', () => {
  const window = fakeWindow();
  window.location.search = '?country=014';
  window.entries[0] = '/x?country=014';
  const opened = viewParams(limits).parse(window.location.search);
  const store = createViewStore(opened, limits);
  store.followHistory(window);
  store.dispatch({ do: 'tab', tab: 'metadata' });
  window.back();
  expect(store.get()).toEqual({ ...opened, macro: 20, region: '014' });
});

it('pushes places, replaces slider steps once, and follows the back button', () => {
  const window = fakeWindow();
  const store = createViewStore(viewParams(limits).initial, limits);
  const seen = vi.fn();
  store.subscribe(seen);
  const stop = store.followHistory(window);

  store.dispatch({ do: 'year', year: 1999 });
  store.dispatch({ do: 'country', country: 'RWA' });
  expect(window.entries).toEqual(['/x?year=1999', '/x?year=1999&country=RWA']);
  store.dispatch({ do: 'year', year: 2001 });
  store.dispatch({ do: 'year', year: 2002 });
  expect(window.entries.at(-1)).toBe('/x?year=1999&country=RWA');
  window.runTimers();
  expect(window.entries).toEqual(['/x?year=1999', '/x?year=2002&country=RWA']);
  expect(seen).toHaveBeenCalledTimes(4);

  window.back();
  expect(store.get()).toEqual({ ...viewParams(limits).initial, year: 1999 });

  stop();
  store.dispatch({ do: 'country', country: 'BRA' });
  window.runTimers();
  expect(window.entries).toEqual(['/x?year=1999']);
});
