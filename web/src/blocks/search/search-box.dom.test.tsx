import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Search } from '#domain/search/search.ts';
import words from '#locales/en/search.json' with { type: 'json' };
import { mount, one, press } from '../../testing/mount.ts';
import { type AskFigure, SearchBox } from './search-box.tsx';

const texts: Readonly<Record<string, string>> = words;
const own = Object.assign(
  (key: string, values: Readonly<Record<string, string | number>> = {}) =>
    Object.entries(values).reduce((text, [name, value]) => `${text} ${name}=${value}`, texts[key] ?? key),
  { has: (key: string) => key in texts },
);

const figure = { of: 'value', element: 5510, year: 2015, address: '/value', series: null } as const;
const search: Search = (text) =>
  text.includes('kenya')
    ? {
        isName: false,
        unknown: text.split(' ').filter((word) => word === 'Bahia'),
        absent: text.split(' ').filter((word) => word === 'niebe'),
        phrase: [
          {
            title: 'Kenya, beans, production, 2015',
            path: '/beans/data/production?country=KEN',
            figure,
            note: 'With some Vigna.',
          },
        ],
        groups: [{ id: 'area', hits: [{ name: 'Kenya', note: '', path: '/country/KEN' }] }],
      }
    : { isName: true, phrase: [], groups: [], unknown: [], absent: text === 'niebe' ? ['niebe'] : [] };

function open(ready: Search | null = search, askFigure: AskFigure = async () => null) {
  const box = (found: Search | null) => (
    <SearchBox where={{ language: 'en', version: 'r7' }} own={own} askFigure={askFigure} search={found} />
  );
  const { box: root, show } = mount(box(ready));
  const field = one<HTMLInputElement>(root, '[role=combobox]');
  field.focus();
  return {
    root,
    field,
    come: () => show(box(search)),
    type: (text: string) =>
      act(() => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    active: () => document.getElementById(field.getAttribute('aria-activedescendant') ?? ''),
    said: () => one(root, '[aria-live=polite]').textContent,
  };
}

describe('the search over a page', () => {
  it('goes through the results of all groups, and opens the one under way by Enter', () => {
    const { root, type, active, said } = open();
    type('kenya');
    expect(
      [...root.querySelectorAll('[role=group]')].map((group) => group.firstElementChild?.textContent),
    ).toEqual(['Answers', 'Countries and regions']);
    expect(said()).toContain('count=2');
    expect(active()?.getAttribute('href')).toBe('/en/beans/data/production?country=KEN&v=r7');
    press('ArrowDown');
    expect(active()?.getAttribute('href')).toBe('/en/country/KEN?v=r7');
    press('ArrowDown');
    expect(active()?.textContent).toBe('Kenya');
    const opened = vi.fn((event: Event) => event.preventDefault());
    active()?.addEventListener('click', opened);
    press('Enter');
    expect(opened).toHaveBeenCalledOnce();
    press('PageUp');
    expect(active()?.textContent).toContain('production');
  });

  it('shows the figure of the first result and says it, once it is known', async () => {
    vi.useFakeTimers();
    try {
      const { type, active, said } = open(search, async () => ({
        text: '765,977 t',
        flag: 'Official figure',
        year: 2023,
      }));
      type('kenya');
      expect(active()?.textContent).toBe('Kenya, beans, production, 2015With some Vigna.');
      await act(() => vi.advanceTimersByTimeAsync(1000));
      expect(active()?.textContent).toBe(
        'Kenya, beans, production, 2015: 765,977 tOfficial figureWith some Vigna.',
      );
      expect(active()?.getAttribute('href')).toBe('/en/beans/data/production?country=KEN&v=r7&year=2023');
      expect(said()).toContain(
        'Kenya, beans, production, 2015: 765,977 t. Official figure. With some Vigna.',
      );
    } finally {
      vi.useRealTimers();
    }
  });

  it('says that nothing is found, and opens nothing then', () => {
    const { root, field, type } = open();
    type('atlantis');
    expect(root.textContent).toContain('query=atlantis');
    expect(one(root, 'p a').getAttribute('href')).toBe('/en/search?q=atlantis&v=r7');
    expect(one(root, '[role=listbox]').hidden).toBe(true);
    expect(field.getAttribute('aria-expanded')).toBe('false');
    expect(field.hasAttribute('aria-activedescendant')).toBe(false);
    type('   ');
    expect(root.textContent).toContain(texts['search.noWords']);
    type(`kenya${' '.repeat(300)}`);
    expect(root.textContent).toContain('count=200');
  });

  it('says which word is not understood, and where titles are searched for it', () => {
    const { root, type, said } = open();
    type('kenya');
    expect(root.textContent).not.toContain('Not understood');
    expect(root.querySelector('p a')).toBeNull();
    type('kenya Bahia');
    expect(one(root, 'p').textContent).toContain('Not understood:');
    expect(one(root, 'p').textContent).toContain('word=Bahia');
    expect(said()).toContain('word=Bahia');
    expect(one(root, 'p a').getAttribute('href')).toBe('/en/search?q=kenya+Bahia&v=r7');
  });

  it('says what there are no figures of, alone and beside what is found', () => {
    const { root, type, said } = open();
    type('niebe');
    expect(root.textContent).toContain('word=niebe');
    expect(root.textContent).not.toContain('query=niebe');
    type('kenya niebe');
    expect(said()).toContain('word=niebe');
  });

  it('keeps what is typed until the index is there', () => {
    const { root, type, come } = open(null);
    type('kenya');
    expect(root.textContent).toContain(texts['search.loading']);
    come();
    expect(root.querySelectorAll('[role=option]')).toHaveLength(2);
  });

  it('begins in a page with what was written before, hides its results while empty, and leaves Enter to the form', () => {
    const inPage = { query: 'kenya', placeholder: 'Country', className: 'results' };
    const { box: root } = mount(
      <form>
        <SearchBox
          {...{ where: { language: 'en', version: null }, own, search, inPage }}
          askFigure={async () => null}
        />
      </form>,
    );
    const field = one<HTMLInputElement>(root, '[role=combobox]');
    expect([field.value, field.name]).toEqual(['kenya', 'q']);
    expect(one(root, '.results').hidden).toBe(false);
    press('Escape', field);
    expect([field.value, one(root, '.results').hidden]).toEqual(['', true]);
    expect(press('Enter', field)).toBe(true);
  });
});
