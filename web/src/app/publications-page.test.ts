import { describe, expect, it } from 'vitest';
import type { PublicationRow, Publications } from '#contract/publications.ts';
import { pageRequest } from './testing/page-request.ts';
import { render } from './testing/render.ts';

const row: PublicationRow = {
  id: '10-1002-csc2-20817',
  page_type: 'conceptual',
  type: 'article',
  title: 'Evaluación de frijol <i>x</i> & más',
  authors: ['Brown, D.', 'de Bruin, S.'],
  year: 2022,
  journal: 'Crop Science',
  publisher: null,
  volume: '62',
  issue: '6',
  pages: '2246-2266',
  doi: '10.1002/csc2.20817',
  handle: null,
  url: null,
  address: 'https://doi.org/10.1002/csc2.20817',
  language: 'es',
  crops: ['beans'],
  topics: ['breeding'],
  open_access: 'yes',
  sources: ['publications-seen'],
};

const answer = (rows: readonly PublicationRow[], exportable = true): Publications => ({
  total: rows.length === 0 ? 0 : 30,
  rows: [...rows],
  next: null,
  facets: {
    page_type: [
      { id: 'conceptual', count: 30 },
      { id: 'unclassified', count: 4 },
    ],
    type: [{ id: 'article', count: 30 }],
    crop: [{ id: 'beans', count: 30 }],
    open_access: [{ id: 'yes', count: 30 }],
    language: [
      { id: 'es', count: 29 },
      { id: 'none', count: 1 },
    ],
    source: [{ id: 'publications-seen', count: 30 }],
  },
  years: [
    { year: 1961, count: 1 },
    { year: 2022, count: 27 },
    { year: null, count: 2 },
  ],
  sources: [
    {
      key: 'publications-seen',
      publisher: 'Common Bean Observatory',
      title: 'Publications',
      url: 'https://example.org',
      date: '2026-01-01',
      licence: 'LicenseRef-alliance',
      exportable,
      records: 41,
      publications: 30,
      added: 30,
    },
  ],
  left_out: [{ source: 'publications-seen', reason: 'year', detail: '20211', rows: 1 }],
});

const paths: string[] = [];
const getJson = (path: string): Promise<unknown> => {
  paths.push(path);
  return Promise.resolve(
    answer(
      /q=nothing/.test(path) ? [] : [row, { ...row, id: 'rtl', language: 'ar', address: null, doi: null }],
    ),
  );
};
const withYears =
  (known: Readonly<Record<number, number>>, unknown = 0) =>
  async (path: string) => ({
    ...((await getJson(path)) as Publications),
    years: [
      ...Object.entries(known).map(([year, count]) => ({ year: Number(year), count })),
      ...(unknown === 0 ? [] : [{ year: null, count: unknown }]),
    ],
  });
const draw = (search = '', language = 'en', answers: (path: string) => Promise<unknown> = getJson) =>
  render(pageRequest({ path: `/${language}/beans/publications`, search, getJson: answers }));

describe('the page of publications', () => {
  it('has titles in their own language and direction, as text, that lead to their DOIs', async () => {
    const { html } = await draw();
    expect(html).toMatch(
      /<h3[^>]* lang="es"><a href="https:\/\/doi\.org\/10\.1002\/csc2\.20817">Evaluación de frijol &lt;i&gt;x&lt;\/i&gt; &amp; más<\/a>/,
    );
    expect(html).toMatch(/<h3[^>]* lang="ar" dir="rtl">/);
    expect(html).toContain('Crop Science 62(6), 2246–2266');
  });

  it('opens on beans, and asks for all crops and for a part where the address says so', async () => {
    paths.length = 0;
    await draw();
    await draw('?pageType=social&crop=all&sort=title');
    expect(paths.filter((path) => path.startsWith('/api/v1/publications'))).toEqual([
      '/api/v1/publications?crop=beans&sort=year&order=desc&offset=0',
      '/api/v1/publications?pageType=social&sort=title&order=asc&offset=0',
    ]);
  });

  it.each([
    ['', 'Publications on common beans'],
    ['?pageType=conceptual', 'Conceptual publications on common beans'],
    ['?pageType=social', 'Social publications on common beans'],
    ['?pageType=unclassified&crop=rice', 'Other publications on rice'],
    ['?crop=all', 'Publications on all crops'],
  ])('is called after what it shows: %j', async (search, title) => {
    const { html } = await draw(search);
    expect(html).toContain(`${title}</h1>`);
    expect(html).toMatch(new RegExp(`<title>${title}`));
  });

  it('compares the newest ten years with the ten before where most years are known, and counts data sets elsewhere', async () => {
    const { html } = await draw('?crop=all', 'en', withYears({ 2004: 2, 2014: 3, 2015: 8, 2024: 9 }, 8));
    expect(html).toContain(
      'Of the 22 whose year is known, 17 appeared in 2015–2024, against 3 in 2005–2014.',
    );
    expect(html).toContain('2024 has the most publications: 9 of the 22 with a known year');
    const unknown = await draw('?crop=all', 'en', withYears({ 2014: 3, 2024: 9 }, 18));
    expect(unknown.html).not.toMatch(/against \d/);
    expect(unknown.html).not.toContain('the most publications');
    expect(unknown.html).toContain('Year unknown: 18 publications.');
  });

  it('links to each group and to the others', async () => {
    const { html } = await draw('?pageType=social');
    for (const group of ['conceptual', 'social', 'unclassified'])
      expect(html).toContain(`href="/en/beans/publications?pageType=${group}"`);
  });

  it('has chips of types, crops and access that keep what else is chosen; the way out of a crop is all crops', async () => {
    const { html } = await draw('?pageType=social&crop=rice&openAccess=yes&page=2');
    for (const query of [
      'pageType=social&amp;type=article&amp;crop=rice&amp;openAccess=yes',
      'pageType=social&amp;crop=all&amp;openAccess=yes',
      'pageType=social&amp;openAccess=yes',
      'pageType=social&amp;crop=rice',
    ])
      expect(html).toContain(`href="/en/beans/publications?${query}"`);
  });

  it('has a form that works without scripts, and keeps the part in it', async () => {
    const { html } = await draw('?pageType=social&q=seed&sort=author');
    expect(html).toMatch(/<form[^>]* method="get"/);
    expect(html).toContain('<input type="hidden" name="pageType" value="social"/>');
    expect(html).toContain('<input type="hidden" name="sort" value="author"/>');
    expect(html).toMatch(/<input[^>]* name="q"[^>]* value="seed"|<input[^>]* value="seed"[^>]* name="q"/);
  });

  it('has the citations of each, and files of all', async () => {
    const { html } = await draw('?q=seed');
    expect(html).toContain('Brown, D., &amp; de Bruin, S. (2022).');
    expect(html).toContain('@article{brown2022');
    expect(html).toContain('TY  - JOUR');
    expect(html).toContain('href="/api/v1/export/publications.ris?q=seed&amp;crop=beans"');
    expect(html).toContain('href="/api/v1/export/publications.bib?id=10-1002-csc2-20817"');
  });

  it('marks what was looked for in titles, authors and journals', async () => {
    const { html } = await draw('?q=evaluacion+brown+crop');
    const marked = [...(html ?? '').matchAll(/<mark[^>]*>([^<]*)/g)].map(([, text]) => text);
    expect(new Set(marked)).toEqual(new Set(['Evaluación', 'Brown', 'Crop']));
    expect((await draw()).html).not.toContain('<mark');
  });

  it('offers no files of what may not be handed on', async () => {
    const { html } = await draw('', 'en', () => Promise.resolve(answer([row], false)));
    expect(html).not.toContain('/api/v1/export/');
    expect(html).toContain('not redistributed');
  });

  it('says what it could not follow, what nothing fits, and that a page is none', async () => {
    const odd = await draw('?type=song&from=2020&to=2010&crop=wheat');
    for (const text of ['song', '2020', 'wheat']) expect(odd.html).toMatch(new RegExp(`: “?${text}`));
  });

  it('names what to remove where nothing fits, and leads to the first page where a page is none', async () => {
    const { html } = await draw('?pageType=social&q=nothing&from=2010&language=es');
    for (const query of [
      'q=nothing&amp;from=2010&amp;language=es',
      'pageType=social&amp;from=2010&amp;language=es',
      'pageType=social&amp;q=nothing&amp;language=es',
      'pageType=social&amp;q=nothing&amp;crop=all&amp;from=2010&amp;language=es',
      'pageType=social&amp;q=nothing&amp;from=2010',
      'crop=all',
    ])
      expect(html).toContain(`href="/en/beans/publications?${query}"`);
    expect(html).not.toContain('id="list"');
    const beyond = await draw('?page=9', 'en', () => Promise.resolve({ ...answer([]), total: 30 }));
    expect(beyond.html).toMatch(/<a[^>]* href="\/en\/beans\/publications#list"[^>]*>Go to the first page/);
  });

  it('shows all sources where one is unknown, and says so', async () => {
    const { html } = await draw('?source=nowhere&type=article', 'en', (path) =>
      path.includes('source=')
        ? Promise.reject(Object.assign(new Error('400'), { status: 400 }))
        : getJson(path),
    );
    expect(html).toContain('id="list"');
    expect(html).toContain('“nowhere”');
  });

  it('tells a failure as one', async () => {
    const failed = await draw('', 'en', () => Promise.reject(new Error('500')));
    expect(failed.status).toBe(503);
    expect(failed.html).not.toContain('href="/en/beans/publications?crop=all"');
  });

  it('counts years with their gaps, and tells of those that are not drawn', async () => {
    const { html } = await draw();
    expect(html).toContain('1 earlier than 1983 is not drawn.');
    expect(html).toContain('Year unknown: 2 publications.');
    expect(html).toContain('href="/en/beans/publications?from=1961&amp;to=1961"');
  });
});
