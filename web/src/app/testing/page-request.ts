import type { PageRequest } from '#contract/page.ts';

/** A request to draw a page of a typed release; tests with API answers pass them. */
export function pageRequest(change: Partial<PageRequest>): PageRequest {
  return {
    path: '/',
    search: '',
    acceptLanguage: undefined,
    cookieLanguage: undefined,
    decimals: 'comma',
    origin: 'https://crops.example',
    release: {
      id: 'r7',
      created: '2026-11-20T12:00:00Z',
      origin: 'sources',
      nextUpdate: null,
      pinned: false,
      newest: null,
      absent: null,
    },
    getJson: (path) => Promise.reject(new Error(`Nothing at ${path}.`)),
    assets: {
      js: [],
      css: [],
      styles: '',
      preload: [],
      files: { 'web/src/app/entry-client.tsx': { file: '/assets/entry.js' } },
    },
    site: {},
    ...change,
  };
}
