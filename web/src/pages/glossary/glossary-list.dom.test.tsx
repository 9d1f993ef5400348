import { act, createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { loadPageWords } from '../../i18n/page-words.ts';
import { createWords, WordsProvider } from '../../i18n/words.tsx';
import { documentWords } from '../../testing/document-words.ts';
import { mount, one } from '../../testing/mount.ts';
import { GlossaryList } from './glossary-page.tsx';

const groups = ['frame', 'about', 'elements', 'elements-livestock', 'methods'];
const words = createWords('en', { ...documentWords('en'), ...(await loadPageWords(groups, 'en')) });

function open() {
  const { box } = mount(
    <WordsProvider language="en" words={words}>
      {createElement(GlossaryList, { having: null })}
    </WordsProvider>,
  );
  const field = one<HTMLInputElement>(box, 'input[type=search]');
  return {
    box,
    field,
    type: (text: string) =>
      act(() => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    terms: () => [...box.querySelectorAll('dt')].map((term) => term.firstChild?.textContent ?? ''),
    status: () => one(box, '[aria-live=polite]').textContent,
    letters: () => [...box.querySelectorAll('nav a')].map((link) => link.textContent),
  };
}

describe('the filter of the glossary', () => {
  it('leaves the entries that have a text in their name or meaning, and says how many', () => {
    const { type, terms, status, letters } = open();
    const all = terms().length;
    expect(status()).toBe('');
    type('  APPARENT ');
    expect(terms()).toContain('Apparent consumption');
    expect(terms().length).toBeLessThan(all);
    expect(status()).toMatch(new RegExp(`^${terms().length} entr(y|ies) of ${all}$`));
    expect(letters().length).toBeLessThan(5);
  });

  it('says that nothing was found, and shows everything again when that is pressed', () => {
    const { box, field, type, terms, status } = open();
    const all = terms().length;
    type('zzz');
    expect(terms()).toEqual([]);
    expect(status()).toBe(`no entry of ${all}`);
    expect(box.textContent).toContain('No entry has “zzz” in its name or meaning.');
    act(() => one<HTMLButtonElement>(box, 'button').click());
    expect(terms()).toHaveLength(all);
    expect(field.value).toBe('');
  });
});
