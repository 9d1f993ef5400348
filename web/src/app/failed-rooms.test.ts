import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { absencesIn } from '#locales/testing/absence.ts';
import { problemOf } from './testing/answers.ts';
import { pageRequest } from './testing/page-request.ts';
import { render } from './testing/render.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Pages of lists and records, of networks, of countries, and those that are put together by their address. */
const pages = [
  ['/beans/publications', ''],
  ['/beans/data/pests', ''],
  ['/beans/data/diseases', ''],
  ['/beans/data/post-harvest/results', ''],
  ['/beans/data/post-harvest/general-information', ''],
  ['/beans/data/quotes', ''],
  ['/beans/data/industrial-quality/general-information', ''],
  ['/beans/data/industrial-quality/results', ''],
  ['/beans/pabra', ''],
  ['/beans/pabra/production', ''],
  ['/beans/pabra/seed-production', ''],
  ['/beans/pabra/seed-varieties', ''],
  ['/country', ''],
  ['/country/KEN', ''],
  ['/region/014', ''],
  ['/search', '?q=kenya+beans'],
  ['/beans/comparator', '?series=KEN.beans.5510~BRA.beans.5510'],
] as const;

it.each(
  pages.flatMap((page) => (['en', 'es', 'pt'] as const).map((language) => [language, ...page] as const)),
)('says of nothing that it is absent when everything failed: /%s%s%s', async (language, path, search) => {
  const failed = await render(
    pageRequest({
      path: `/${language}${path}`,
      search,
      getJson: () => Promise.reject(problemOf(503, 'no-release')),
    }),
  );
  expect(failed).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
  const { html = '' } = failed;
  // The payload has every word; readers and search engines read the part before it.
  const read = html.slice(0, html.indexOf('<script type="application/json"'));
  expect(read).toContain('role="alert"');
  expect([...absencesIn(language, read)]).toEqual([]);
});
