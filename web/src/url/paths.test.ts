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
    ['es', 'en', 'es'],
    ['xx', 'en', 'en'],
    [undefined, 'es', 'es'],
    [undefined, 'fr', 'pt'],
    [undefined, undefined, 'pt'],
  ])('negotiates cookie %s and accepted language %s to %s', (cookie, header, language) => {
    expect(negotiateLanguage(cookie, header)).toBe(language);
  });
});
