import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findPageFile, listWordFiles } from './document-assets.ts';
import { loadPage } from './load-page.ts';
import { sourceOfPage } from './page-source.ts';
import { pagePatterns } from './page-table.ts';

describe('listWordFiles', () => {
  it('names the groups of one language, and nothing else that was built', () => {
    const built = [
      'locales/es/prices.words.js',
      'locales/es/prices-types.words.js',
      'locales/pt/prices.words.js',
      'web/src/pages/prices/prices-page.tsx',
    ];
    const files = Object.fromEntries(built.map((source, at) => [source, { file: `/assets/${at}.js` }]));
    const assets = { js: [], css: [], styles: '', preload: [], files };
    expect(listWordFiles(assets, 'es')).toEqual({
      prices: '/assets/0.js',
      'prices-types': '/assets/1.js',
    });
    expect(listWordFiles({ ...assets, files: {} }, 'es')).toEqual({});
  });
});

describe('findPageFile', () => {
  it('names the chunk of the kind of page, and none where nothing is built', () => {
    const files = {
      'web/src/pages/data/data-page.tsx': { file: '/assets/1.js' },
      'web/src/pages/prices/prices-page.tsx': { file: '/assets/2.js' },
    };
    const assets = { js: [], css: [], styles: '', preload: [], files };
    expect(findPageFile(assets, 'prices')).toBe('/assets/2.js');
    expect(findPageFile(assets, 'network-data')).toBe('/assets/1.js');
    expect(findPageFile({ ...assets, files: {} }, 'prices')).toBeNull();
  });
});

describe('loadPage', () => {
  const chunk = (code: string): string => `data:text/javascript,${encodeURIComponent(code)}`;

  it('takes the component out of the chunk that the document names', async () => {
    const pageFile = chunk('export const loadDataPage = 1; export const DataPage = () => "drawn";');
    expect(String(await loadPage({ kind: 'data', pageFile }))).toContain('drawn');
  });

  it('names a chunk without a page', async () => {
    const pageFile = chunk('export const loadDataPage = 1;');
    await expect(loadPage({ kind: 'data', pageFile })).rejects.toThrow(`${pageFile} exports no page.`);
  });
});

describe('sourceOfPage', () => {
  it('names a file that exists for every kind of page', () => {
    for (const kind of [...pagePatterns.map(([, each]) => each), 'not-found'] as const)
      expect(existsSync(sourceOfPage(kind)), kind).toBe(true);
  });
});
