import { describe, expect, it } from 'vitest';
import { crops } from '#catalog/crops/index.ts';
import { matchPage } from './match-page.ts';
import { builtPaths } from './page-table.ts';

describe('builtPaths', () => {
  it.each([...builtPaths])('%s is a page', (path) => {
    expect(matchPage(path).kind).not.toBe('not-found');
  });

  it('has the portal, the home of every crop and the pages of the menu', () => {
    const expected = [
      '/',
      '/beans/about',
      '/beans/about/databases',
      '/beans/comparator',
      '/beans/contact',
      '/beans/data/consumption',
    ];
    for (const path of [...expected, ...crops.map((crop) => `/${crop.id}`)])
      expect(builtPaths).toContain(path);
  });

  it('does not take a deeper path for a page', () => {
    expect(matchPage('/rice/about').kind).toBe('not-found');
    expect(matchPage('/beans/contact/us').kind).toBe('not-found');
  });
});

describe('matchPage', () => {
  it('leads to the same page again after thousands of other paths', () => {
    const first = matchPage('/country/KEN');
    for (let at = 0; at < 6000; at += 1) expect(matchPage(`/nowhere/${at}`).kind).toBe('not-found');
    expect(matchPage('/country/KEN')).toEqual(first);
    expect(matchPage('/country/UGA')).toEqual({ kind: first.kind, params: { country: 'UGA' } });
    expect(matchPage(`/nowhere/${'k'.repeat(300)}`).kind).toBe('not-found');
  });
});
