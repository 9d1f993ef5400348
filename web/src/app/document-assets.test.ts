import { describe, expect, it } from 'vitest';
import { listWordFiles } from './document-assets.ts';

describe('listWordFiles', () => {
  it('names the groups of one language, and nothing else that was built', () => {
    const built = [
      'locales/es/prices.words.js',
      'locales/es/prices-later.words.js',
      'locales/pt/prices.words.js',
      'web/src/pages/prices/prices-page.tsx',
    ];
    const files = Object.fromEntries(built.map((source, at) => [source, { file: `/assets/${at}.js` }]));
    const assets = { js: [], css: [], styles: '', preload: [], files };
    expect(listWordFiles(assets, 'es')).toEqual({
      prices: '/assets/0.js',
      'prices-later': '/assets/1.js',
    });
    expect(listWordFiles({ ...assets, files: {} }, 'es')).toEqual({});
  });
});
