import { describe, expect, it } from 'vitest';
import { negotiateLanguage, splitPath } from './paths.ts';

describe('languages', () => {
  it.each([
    ['/es/beans/data/consumption', 'es', '/beans/data/consumption'],
    ['/beans/data/consumption', null, '/beans/data/consumption'],
    ['/pt', 'pt', '/'],
    ['/espanol/x', null, '/espanol/x'],
  ])('splits %s', (path, language, rest) => {
    expect(splitPath(path)).toEqual({ language, rest });
  });

  it.each([
    ['es', 'en-GB,en;q=0.9', 'es'],
    ['xx', 'en-GB,en;q=0.9', 'en'],
    [undefined, 'fr;q=1, es-MX;q=0.8, en;q=0.9', 'en'],
    [undefined, 'pt-PT, en;q=0.1', 'pt'],
    [undefined, 'fr, de', 'pt'],
    [undefined, 'en;q=0, es;q=0.1', 'es'],
    [undefined, undefined, 'pt'],
    [undefined, ';;;,=q', 'pt'],
  ])('negotiates cookie %s and header %s to %s', (cookie, header, language) => {
    expect(negotiateLanguage(cookie, header)).toBe(language);
  });
});
