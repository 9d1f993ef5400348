import { act } from 'react';
import { expect, it, vi } from 'vitest';
import type { Search } from '#domain/search/search.ts';
import { WordsProvider } from '../../i18n/words.tsx';
import { mount, one } from '../../testing/mount.ts';
import { HomeSearch } from './home-page.tsx';

const words = Object.assign((key: string) => key, { has: () => true });
const search: Search = () => ({ isName: false, unknown: [], absent: [], phrase: [], groups: [] });

vi.mock('../../blocks/search/load-search.ts', () => ({
  loadSearch: async () => search,
  loadSurroundings: async () => ({
    where: { language: 'en', version: null },
    own: words,
    askFigure: async () => null,
  }),
}));

/** The field before and after the search has replaced it, with something done in between. */
async function replaceField(meanwhile: (field: HTMLInputElement) => void) {
  const { box } = mount(
    <WordsProvider language="en" words={words}>
      <HomeSearch />
    </WordsProvider>,
  );
  const field = one<HTMLInputElement>(box, 'input');
  field.focus();
  field.value = 'kenya';
  meanwhile(field);
  await act(() => vi.waitFor(() => one(box, '[role=combobox]'), 30_000));
  return one<HTMLInputElement>(box, '[role=combobox]');
}

it('keeps what is selected in the field of somebody who is writing', async () => {
  const field = await replaceField((before) => before.setSelectionRange(1, 3));
  expect(document.activeElement).toBe(field);
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['kenya', 1, 3]);
});

it('leaves the focus where a visitor has gone on to', async () => {
  const link = document.body.appendChild(document.createElement('button'));
  const field = await replaceField(() => link.focus());
  expect(document.activeElement).toBe(link);
  expect(field.value).toBe('kenya');
  link.remove();
});
