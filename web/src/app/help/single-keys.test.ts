import { describe, expect, it } from 'vitest';
import { singleKeysOn, switchSingleKeys } from './page-keys.ts';

describe('shortcuts of single keys', () => {
  it('are on until somebody switches them off, and on again afterwards', () => {
    expect(singleKeysOn({ cookie: '' })).toBe(true);
    expect(singleKeysOn({ cookie: 'language=es; production_tour=1' })).toBe(true);
    const browser = { cookie: '' };
    switchSingleKeys(browser, false);
    expect(browser.cookie).toMatch(/Path=\/; Max-Age=31536000; SameSite=Lax$/);
    expect(singleKeysOn({ cookie: `language=es; ${browser.cookie.split(';')[0]}` })).toBe(false);
    switchSingleKeys(browser, true);
    expect(singleKeysOn({ cookie: browser.cookie.split(';')[0] ?? '' })).toBe(true);
  });
});
