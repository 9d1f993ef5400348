import { describe, expect, it } from 'vitest';
import { editionHeader } from '#contract/page.ts';
import {
  assetsOf,
  figuresOf,
  handlingOf,
  isForeign,
  isSaveable,
  pagesToKeep,
  partOfStore,
  storeName,
  surplus,
  titleOf,
  withBanner,
} from './saving-rules.ts';

const origin = 'https://crops.example';
const edition = { release: '2026-11-01-ab', build: '9f31' };

describe('what the worker handles', () => {
  it.each([
    ['/', 'page'],
    ['/en', 'page'],
    ['/pt/beans/data/production?country=KEN', 'page'],
    ['/es/search?q=frijol', 'page'],
    ['/api/v1/cubes/OBSERVATIONS/176', 'data'],
    ['/assets/entry-3f2a.js', 'asset'],
    ['/api/v2/export', null],
    ['/api/v1/exports/1.csv', null],
    ['/api/docs', null],
    ['/metrics', null],
    ['/embed/en/beans/data/production', null],
    ['/en/beans/about/export?file=x', null],
    ['/en/beans/data/production.csv', null],
    ['/en/findings.xml', null],
    ['/service-worker.js', null],
  ])('%s: %s', (path, handling) => {
    expect(handlingOf(new URL(path, origin), origin)).toBe(handling);
  });

  it('is nothing of others', () => {
    expect(handlingOf(new URL('https://traffic.example/en'), origin)).toBeNull();
  });
});

describe('what is saved', () => {
  const page = new URL('/en/beans', origin);
  const answer = (change: { status?: number; redirected?: boolean } = {}, headers: HeadersInit = {}) => ({
    status: 200,
    redirected: false,
    headers: new Headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=60',
      [editionHeader]: '2026-11-01-ab.9f31',
      ...headers,
    }),
    ...change,
  });

  it('are whole answers of the own release and build', () => {
    expect(isSaveable(page, answer(), edition)).toBe(true);
    expect(isSaveable(page, answer({}, { 'content-type': 'application/json' }), edition)).toBe(true);
    for (const status of [404, 429, 503]) expect(isSaveable(page, answer({ status }), edition)).toBe(false);
    expect(isSaveable(page, answer({ redirected: true }), edition)).toBe(false);
    expect(isSaveable(page, answer({}, { 'cache-control': 'no-store' }), edition)).toBe(false);
    expect(isSaveable(page, answer({}, { 'content-type': 'text/csv' }), edition)).toBe(false);
    expect(isSaveable(page, answer({}, { [editionHeader]: '2026-12-01-cd.9f31' }), edition)).toBe(false);
    expect(isSaveable(page, answer({}, { [editionHeader]: '2026-11-01-ab.0000' }), edition)).toBe(false);
  });

  it('of an address that names its release is of that one', () => {
    const pinned = new URL('/en/beans?v=2025-01-01-ef', origin);
    const earlier = answer({}, { [editionHeader]: '2025-01-01-ef.9f31' });
    expect(isSaveable(pinned, earlier, edition)).toBe(true);
    expect(isForeign(pinned, earlier.headers, edition)).toBe(false);
    // A release that is not kept: the current one was drawn in its place.
    expect(isSaveable(pinned, answer(), edition)).toBe(false);
    expect(isForeign(page, answer().headers, edition)).toBe(false);
    expect(isForeign(page, earlier.headers, edition)).toBe(true);
  });

  it('lies in stores of the edition', () => {
    expect(storeName('kept/KEN.en', edition)).toBe('kept/KEN.en@2026-11-01-ab.9f31');
    expect(partOfStore('kept/KEN.en@2026-11-01-ab.9f31')).toBe('kept/KEN.en');
  });
});

describe('surplus', () => {
  const entries = [10, 30, 20, 5].map((bytes) => ({ bytes }));

  it('is the oldest beyond a number or a size', () => {
    expect(surplus(entries, { entries: 4, bytes: 65 })).toEqual([]);
    expect(surplus(entries, { entries: 2, bytes: 65 })).toEqual(entries.slice(0, 2));
    expect(surplus(entries, { entries: 4, bytes: 55 })).toEqual(entries.slice(0, 1));
    expect(surplus(entries, { entries: 4, bytes: 4 })).toEqual(entries);
  });
});

describe('a document', () => {
  const html =
    '<!doctype html><html><head><link rel="preload" href="/assets/serif.woff2"><script type="module" src="/assets/entry.js"></script></head>' +
    '<body class="x"><a href="/assets/other.js">·</a><script>{"wordFiles":{"charts":"/assets/charts.words-1.js","home":"/assets/home.words-2.js"}}</script></body></html>';

  it('names its files, and words of its later parts', () => {
    expect(assetsOf(html)).toEqual(['/assets/serif.woff2', '/assets/entry.js', '/assets/charts.words-1.js']);
  });

  it('names the figures that it fetches, and its title without the site', () => {
    const page =
      '<title>Beans &amp; peas · Kenya · Observatory</title>{"fetched":"/api/v1/cubes/beans?elementIds=[5]&years=1"}';
    expect(figuresOf(page)).toBe('/api/v1/cubes/beans?elementIds=[5]&years=1');
    expect(figuresOf(html)).toBeNull();
    expect(titleOf(page)).toBe('Beans &amp; peas · Kenya');
  });

  it('gets a banner above all else', () => {
    expect(withBanner(html, '<aside>$&</aside>')).toContain('<body class="x"><aside>$&</aside><a ');
  });
});

describe('pages to keep of a country', () => {
  it('are its own, then those of the leading crop, then others, each once', () => {
    const links = [
      '/en/rice/data/production?country=KEN',
      '/en/beans/data/prices?country=KEN',
      '/en/beans/data/production?country=KEN',
      '/en/beans/data/production?country=KEN',
      '/en/beans/data/production?element=5412&country=KEN',
      '/en/beans/data/production?country=UGA',
      '/en/beans/data/genebanks?country=KEN',
      '/en/country',
    ];
    expect(pagesToKeep(links, { own: '/en/country/KEN', code: 'KEN', crop: 'beans' })).toEqual([
      '/en/country/KEN',
      '/en/beans/data/production?country=KEN',
      '/en/beans/data/prices?country=KEN',
      '/en/rice/data/production?country=KEN',
    ]);
  });
});
