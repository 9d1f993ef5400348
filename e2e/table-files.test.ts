import { expect, inject, it } from 'vitest';
import { sample } from '#domain/testing/sample.ts';

const origin = inject('baseUrl');

interface Figure {
  id: string;
  columns: { label: string; holds: string }[];
  rows: { value: number | string | null }[][];
}

const get = async (address: string): Promise<{ status: number; text: string }> => {
  const answer = await fetch(origin + address);
  return { status: answer.status, text: await answer.text() };
};

const textOf = (html: string): string =>
  html
    .replace(/<!--.*?-->|<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s/g, ' ')
    .trim();

/** The table below a heading's menu: its heads, and the texts of its rows. */
function tableBelow(html: string, anchor: string): { heads: string[]; rows: string[][] } {
  const [, rest = ''] = html.split(`id="${anchor}"`);
  const table = /<table.*?<\/table>/s.exec(rest)?.[0] ?? '';
  const rows = [...table.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/gs)].map(([, cell = '']) => textOf(cell)),
  );
  const [heads = [], ...others] = rows;
  return { heads, rows: others };
}

/** The number at the start of a text, and half a step of its last digit. */
function shownNumber(text: string, language: string): { value: number; half: number } | null {
  const [digits] = /^−?[\d., ]*\d/.exec(text) ?? [];
  if (digits === undefined) return null;
  const [whole = '', rest = ''] = digits.split(language === 'en' ? '.' : ',');
  const value = Number(`${whole.replace('−', '-').replaceAll(/[^\d-]/g, '')}.${rest}`);
  return { value, half: 0.5 * 10 ** -rest.length + 1e-9 };
}

/** Page, its table, and the anchor above the table. */
const tables = [
  ['/es/country/KEN', 'seed', 'seed'],
  ['/pt/region/PABRA', 'balance', 'balance'],
  ['/en/beans/pabra', 'consumption', 'consumption'],
  ['/en/beans/pabra/seed-production', 'samples-received', 'samples-received'],
  ['/pt/beans/data/post-harvest/general-information', 'coverage', 'coverage'],
  ['/es/beans/data/post-harvest/results', 'summary', 'stages'],
  ['/pt/beans/publications', 'years', 'years'],
  ['/es/beans/about/databases', 'coverage-by-year', 'coverage-by-year'],
  ['/en/beans/about/databases', 'sources', 'sources'],
] as const;

it.each(sample(tables))('%s has the table %s in its file as it shows it', async (page, id, anchor) => {
  const { text: html } = await get(page);
  const { text } = await get(`${page}.json?figure=${id}`);
  const [figure] = (JSON.parse(text) as { figures: Figure[] }).figures;
  const { heads, rows } = tableBelow(html, anchor);
  const wrong: string[] = [];
  let compared = 0;
  for (const [at, row] of (figure?.rows ?? []).entries())
    for (const [column, { label, holds }] of (figure?.columns ?? []).entries()) {
      const place = heads.indexOf(label);
      const text = rows[at]?.[place] ?? '';
      const value = row[column]?.value ?? null;
      const number = shownNumber(text, page.slice(1, 3));
      // Amounts that are read in millions have their digits in the file.
      if (holds !== 'numbers' || typeof value !== 'number' || place === -1 || /\p{L}{3}/u.test(text))
        continue;
      compared += 1;
      const isKept = [value, value * 1000].some(
        (one) => number !== null && Math.abs(number.value - one) <= Math.max(number.half, one * 0.005),
      );
      if (!isKept) wrong.push(`${label}, row ${at}: ${value} is shown as ${text}`);
    }
  expect(wrong).toEqual([]);
  expect(compared).toBeGreaterThan(0);
});

/** Tables that a page offers as files, each with the number of rows in its menu, or `null`. */
const offeredBy = (html: string): [id: string, rows: number | null][] =>
  [
    ...html
      .replaceAll('<!-- -->', '')
      .matchAll(
        /<span>([^<]*)<\/span><\/p><div[^>]*><a href="[^"]*\.csv\?(?:[^"]*&amp;)?figure=([a-z0-9-]+)"/g,
      ),
  ].map(([, said, id = '']) => [id, said === undefined ? null : Number(said.replaceAll(/\D/g, ''))]);

it.each(
  sample([
    '/en/country',
    '/es/country/KEN',
    '/pt/region/014',
    '/en/beans/pabra',
    '/es/beans/pabra/production',
    '/es/beans/pabra/seed-production',
    '/pt/beans/pabra/seed-varieties?country=KEN',
    '/pt/beans/publications',
    '/es/beans/publications?to=2017',
    '/en/beans/data/production',
    '/es/beans/data/trade/ranking',
    '/pt/beans/data/trade/ranking?q=ma',
    '/en/forages/data/production/ranking',
    '/pt/beans/data/genebanks',
    '/en/forages/data/genebanks?country=KEN',
    '/es/beans/data/accessionDeliveryNetwork',
    '/es/beans/data/seed-varieties?country=KEN',
    '/en/beans/data/industrial-quality/general-information',
    '/en/beans/data/pests',
    '/pt/beans/data/diseases',
    '/pt/beans/data/post-harvest/general-information',
    '/en/beans/data/post-harvest/results',
    '/es/beans/data/post-harvest/results?country=KEN',
    '/es/beans/about/databases',
  ]),
)('%s offers every table of its files in a menu, with its number of rows, and no other', async (address) => {
  const [page, search] = address.split('?');
  const { text: html } = await get(address);
  const { text } = await get(`${page}.json${search === undefined ? '' : `?${search}`}`);
  const { figures } = JSON.parse(text) as { figures: Figure[] };
  const offered = offeredBy(html);
  expect(Object.fromEntries(offered)).toEqual(
    Object.fromEntries(figures.map(({ id, rows }) => [id, rows.length])),
  );
  expect(offered.length).toBe(figures.length);
  expect(offered.length).toBeGreaterThan(0);
});

it.each(
  sample([
    ['/es/beans/about/databases', 'Fuente'],
    ['/pt/beans/about/databases', 'Fonte'],
  ]),
)(
  '%s says in its files where the figures come from that it counts',
  { tags: ['sweep'] },
  async (page, head) => {
    for (const id of ['coverage-by-year', 'coverage-by-country', 'sums']) {
      const { text } = await get(`${page}.json?figure=${id}`);
      const [figure] = (JSON.parse(text) as { figures: { sources: { key: string; licence: string }[] }[] })
        .figures;
      expect(figure?.sources.length, id).toBeGreaterThan(0);
      expect(
        figure?.sources.every(({ key, licence }) => key !== '' && licence !== ''),
        id,
      ).toBe(true);
      const [heads = '', row = ''] = (await get(`${page}.csv?figure=${id}`)).text.split('\r\n');
      expect(heads, id).toContain(`,${head},`);
      expect(row, id).toContain('FAO, ');
    }
  },
);

it.each(sample(['en', 'es', 'pt']))(
  'no file of the databases has two columns of one name (%s)',
  async (language) => {
    for (const format of ['', '&format=excel']) {
      const { text } = await get(`/${language}/beans/about/databases.csv?figure=release-list${format}`);
      const heads = (text.replace(/^\uFEFF/, '').split('\r\n')[0] ?? '').split(/[,;]/);
      expect(heads.length).toBeGreaterThan(4);
      expect(new Set(heads).size).toBe(heads.length);
    }
  },
);
