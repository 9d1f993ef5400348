import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forages } from '#catalog/crops/forages.ts';
import { listSections } from '#catalog/sections/index.ts';
import { sectionPath } from '#catalog/sections/section-facts.ts';
import type { PageAnswer, PageRequest } from '#contract/page.ts';
import { sample } from '#domain/testing/sample.ts';
import { absenceKeys, absencesIn, countKeys, falseAbsences } from '#locales/testing/absence.ts';
import { readWords } from '#locales/testing/read-words.ts';
import type { Language } from '../url/paths.ts';
import { answers, problemOf } from './testing/answers.ts';
import { pageRequest } from './testing/page-request.ts';
import { render } from './testing/render.ts';

const languages: readonly Language[] = ['en', 'es', 'pt'];

/** A page of every kind and of every kind of section, each with something chosen. */
const pages: readonly (readonly [path: string, search: string])[] = [
  ['', ''],
  ['/beans', ''],
  ['/beans/data/consumption', '?country=RWA'],
  ['/beans/data/consumption', '?country=RWA&tab=metadata'],
  ['/beans/data/consumption', '?country=RWA&show=chart-uses.person'],
  ['/beans/data/surface-context', '?macro=20&region=014'],
  ['/beans/data/production', '?country=BRA'],
  ['/beans/data/production-value', ''],
  ['/beans/data/trade', '?country=BRA'],
  ...listSections(forages).map((section) => [sectionPath(forages, section), '?country=BRA'] as const),
  ['/beans/data/consumption/ranking', '?area=RWA'],
  ['/beans/data/production/ranking', '?by=countries'],
  ['/beans/about/databases', '?crop=beans&section=production'],
  ['/beans/about/changes', ''],
  ['/beans/about/glossary', ''],
  ['/beans/about', ''],
];

/** The request of every page's menus: without an answer they stay as published. */
const menuRequest = '/api/v1/records';

/** Draws a page and collects its requests, without that of the menus. */
async function draw(
  language: Language,
  [path, search]: readonly [string, string],
  getJson: PageRequest['getJson'] = answers,
): Promise<PageAnswer & { markup: string; requested: ReadonlySet<string> }> {
  const paths = new Set<string>();
  const answer = await render(
    pageRequest({
      path: `/${language}${path}`,
      search,
      getJson: (address) => {
        if (address !== menuRequest) paths.add(address);
        return getJson(address);
      },
    }),
  );
  const { html = '' } = answer;
  return {
    ...answer,
    requested: paths,
    markup: html.slice(0, html.indexOf('<script type="application/json"')),
  };
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the list of absence sentences', () => {
  it.each([...absenceKeys, ...countKeys])('knows %s in every language', (expectedKey) => {
    for (const language of languages)
      expect(Object.keys(readWords(language)).some((key) => expectedKey.test(key))).toBe(true);
  });

  it('finds sentences with and without values, and counts to zero', () => {
    expect(absencesIn('en', '<p>Rwanda: no data for this year</p>')).toEqual(
      new Map([['map.card.noData', 1]]),
    );
    expect(absencesIn('es', '<p>Ningún país tiene datos en 2017</p>').has('figure.coverage')).toBe(true);
    expect(absencesIn('en', '<p>12 countries have data in 2017</p>').has('figure.coverage')).toBe(false);
  });
});

const wholes = new Map<string, ReturnType<typeof draw>>();

/** The page when everything is well, drawn once. */
function drawWhole(language: Language, page: readonly [string, string]): ReturnType<typeof draw> {
  const key = [language, ...page].join(' ');
  const document = wholes.get(key) ?? draw(language, page);
  wholes.set(key, document);
  return document;
}

describe.each(pages)('%s%s', (path, search) => {
  const page = [path, search] as const;

  it.each(sample(languages))(
    'says of nothing that it is absent when everything failed (%s)',
    async (language) => {
      const healthy = await drawWhole(language, page);
      expect(healthy.status).toBe(200);
      expect(healthy.markup).not.toContain('role="alert"');
      const failed = await draw(language, page, () => Promise.reject(problemOf(503, 'no-release')));
      expect(falseAbsences(language, { markup: failed.markup, healthy: healthy.markup })).toEqual([]);
      if (healthy.requested.size > 0) {
        expect(failed).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
        expect(failed.markup).toContain('role="alert"');
      }
    },
  );

  it('is whole again once nothing fails any more', { tags: ['sweep'] }, async () => {
    const failed = await draw('en', page, () => Promise.reject(problemOf(500, 'internal')));
    const again = await draw('en', page);
    expect(again.status).toBe(200);
    expect(again.html).toBe((await drawWhole('en', page)).html);
    expect(again.html !== failed.html).toBe(again.requested.size > 0);
  });

  it('shows the failure of each single part, and says nothing false of the others', async () => {
    const paths = [...(await drawWhole('en', page)).requested];
    for (const [index, part] of sample(paths).entries()) {
      const language = languages[index % languages.length] ?? 'en';
      const healthy = await drawWhole(language, page);
      const failed = await draw(language, page, (address) =>
        address === part ? Promise.reject(new Error('The database is gone.')) : answers(address),
      );
      expect(failed.status, part).toBe(503);
      expect(failed.markup.match(/role="alert"/g)?.length, part).toBeGreaterThan(0);
      expect(falseAbsences(language, { markup: failed.markup, healthy: healthy.markup }), part).toEqual([]);
    }
  });
});

describe('a number that an address asks to have explained', () => {
  const page = ['/beans/data/consumption', '?country=RWA&explain=RWA.6.2017'] as const;

  it('is unknown where the API knows of none', async () => {
    const answer = await draw('en', page);
    expect(answer.status).toBe(200);
    expect(absencesIn('en', answer.markup).has('explain.unknown')).toBe(true);
  });

  it('is not called unknown where it could not be loaded', async () => {
    const answer = await draw('en', page, (address) =>
      address.includes('/explain/') ? Promise.reject(problemOf(500, 'internal')) : answers(address),
    );
    expect(answer.status).toBe(503);
    expect(answer.markup).toContain('The explanation could not be loaded.');
    expect(absencesIn('en', answer.markup).has('explain.unknown')).toBe(false);
  });
});
