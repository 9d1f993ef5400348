import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problem } from '#contract/problem.ts';
import { publication, publications } from '#contract/publications.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const list = async (query = '') =>
  publications.parse(await test.ask('publications', `/api/v1/publications?${query}`));
const ids = async (query: string) => (await list(query)).rows.map(({ id }) => id);

const paper = '10-1007-s10705-018-9915-9';
const genome = '10-1038-ng-3008';
const trial = '10-5061-dryad-q8p95mg';
const cassava = '10-25502-5qx6-wd06';
const survey = '10-25502-f46k-yh57';
const maize = 'hdl-11529-10548162';
const brief = 'hdl-10568-70524';

describe('the list of publications', () => {
  it('has each once, whatever its DOI is spelled like, and one without a DOI by title and year', async () => {
    const { total, sources } = await list();
    // Eleven records: the paper is in two files, and so is the genome.
    expect(total).toBe(9);
    expect(sources.map(({ key, records, publications: own, added }) => [key, records, own, added])).toEqual([
      ['publications-seen', 3, 3, 3],
      ['legumeinfo-publications', 1, 1, 1],
      ['carob-references', 3, 3, 1],
      ['carob-datasets', 4, 4, 4],
    ]);
  });

  it('has the values of a publication’s first source, and those of others where it has none', async () => {
    const one = publication.parse(await test.ask('publication', `/api/v1/publications/${paper}`));
    expect(one).toMatchObject({
      title: 'Bean yield and economic response to fertilizer in eastern and southern Africa',
      authors: ['Kaizzi, K. C.', 'et al.'],
      doi: '10.1007/s10705-018-9915-9',
      address: 'https://doi.org/10.1007/s10705-018-9915-9',
      topics: ['agronomy', 'fertilizer', 'yield'],
      page_type: 'conceptual',
      open_access: 'unknown',
      sources: ['publications-seen', 'carob-references'],
    });
  });

  it('counts every filter without itself, years under all of them, and what was left out', async () => {
    const { facets, years, left_out } = await list('crop=beans');
    expect(facets.page_type).toEqual([
      { id: 'conceptual', count: 4 },
      { id: 'unclassified', count: 2 },
      { id: 'social', count: 1 },
    ]);
    expect(facets.crop).toEqual([
      { id: 'beans', count: 7 },
      { id: 'cassava', count: 1 },
      { id: 'none', count: 1 },
    ]);
    expect(years).toEqual([
      { year: 2010, count: 1 },
      { year: 2014, count: 1 },
      { year: 2018, count: 1 },
      { year: null, count: 4 },
    ]);
    expect(left_out).toContainEqual({
      source: 'publications-seen',
      reason: 'year',
      detail: '20211',
      rows: 1,
    });
  });

  it.each([
    ['q=FERTILIZER%20kaizzi', [paper]],
    ['q=evaluacion', ['evaluacion-participativa-de-cultivares-de-frijol-en-la-costa']],
    ['q=DOI:%2010.1007/S10705-018-9915-9.', [paper]],
    ['q=https%3A%2F%2Fdx.doi.org%2F10.1007%252Fs10705-018-9915-9', [paper]],
    ['pageType=social', [brief]],
    ['pageType=conceptual&crop=cassava', [cassava]],
    ['type=dataset&crop=beans&sort=title', [trial, maize, survey]],
    ['openAccess=no', []],
    ['from=2010&to=2014', [genome, brief]],
    ['language=es', ['evaluacion-participativa-de-cultivares-de-frijol-en-la-costa']],
    ['source=legumeinfo-publications', [genome]],
  ])('%s', async (query, expected) => expect(await ids(query)).toEqual(expected));

  it('goes on with next, the newest first and unknown years last', async () => {
    const seen: (number | null)[] = [];
    for (let next: string | null = '/api/v1/publications?limit=4'; next !== null; ) {
      const page: Awaited<ReturnType<typeof list>> = publications.parse(await test.ask('publications', next));
      seen.push(...page.rows.map(({ year }) => year));
      ({ next } = page);
    }
    expect(seen).toEqual([2018, 2018, 2014, 2010, null, null, null, null, null]);
  });
});

describe('files of publications', () => {
  const file = async (path: string) => {
    const { statusCode, headers, body } = await test.app.inject(`/api/v1/export/publications${path}`);
    expect(statusCode, path).toBe(200);
    return { body, headers, name: String(headers['content-disposition']) };
  };

  it('is a CSV in the format of the import, in which no text is a formula', async () => {
    const { body, name } = await file('?crop=beans&type=dataset');
    expect(name).toContain('publications_beans.csv');
    expect(body).toMatch(/^page_type,type,title,authors,year,/);
    expect(body).toContain(",'=Maize and bean trials in Central America,");
    expect(body.trimEnd().split('\r\n')).toHaveLength(4);
  });

  it('has the records of one source as they are', async () => {
    const { body } = await file('?source=carob-references&q=response');
    expect(body).toContain('Bean yield and economic response to fertilizer,"Kaizzi, K. C.;');
    expect(body).toContain('GPL-3.0-only');
  });

  it('is RIS and BibTeX of what is found, and of one publication', async () => {
    const ris = await file('.ris?pageType=conceptual&crop=beans');
    expect(ris.headers['content-type']).toContain('application/x-research-info-systems');
    expect(ris.body.match(/^TY {2}- /gm)).toHaveLength(4);
    expect(ris.body.match(/^ER {2}- /gm)).toHaveLength(4);
    const bib = await file(`.bib?id=${genome}`);
    expect(bib.headers['content-type']).toContain('application/x-bibtex');
    expect(bib.name).toContain(`publications_${genome}.bib`);
    expect(bib.body).toMatch(/^@article\{schmutz2014reference-[0-9a-z]{7},\n/);
    expect(bib.body).toContain('title = {{A reference genome for common bean');
  });
});

describe('nonsense requests', () => {
  const path = '/api/v1/publications';
  it.each([
    [`${path}/none`, 404, 'unknown-publication'],
    [`${path}/10.1038%2Fng.3008`, 404, 'unknown-publication'],
    [`${path}/${'x'.repeat(300)}`, 404, 'unknown-publication'],
    [`${path}?crop=wheat`, 404, 'unknown-crop'],
    [`${path}?pageType=Social`, 400, 'invalid-parameter'],
    [`${path}?pageType=`, 400, 'invalid-parameter'],
    [`${path}?from=2000&to=1990`, 400, 'invalid-parameter'],
    [`${path}?from=20211`, 400, 'invalid-parameter'],
    [`${path}?from=1e3`, 400, 'invalid-parameter'],
    [`${path}?q=`, 400, 'invalid-parameter'],
    [`${path}?q=%20%20`, 400, 'invalid-parameter'],
    [`${path}?q=a%00b`, 400, 'invalid-parameter'],
    [`${path}?q=${'x'.repeat(201)}`, 400, 'invalid-parameter'],
    [`${path}?q=a&q=b`, 400, 'invalid-parameter'],
    [`${path}?type=song`, 400, 'invalid-parameter'],
    [`${path}?openAccess=maybe`, 400, 'invalid-parameter'],
    [`${path}?language=english`, 400, 'invalid-parameter'],
    [`${path}?source=A%20B`, 400, 'invalid-parameter'],
    [`${path}?sort=doi`, 400, 'invalid-parameter'],
    [`${path}?order=up`, 400, 'invalid-parameter'],
    [`${path}?limit=0`, 400, 'invalid-parameter'],
    [`${path}?offset=-1`, 400, 'invalid-parameter'],
    [`${path}?year=2018`, 400, 'unknown-parameter'],
    ['/api/v1/export/publications.ris?sort=year', 400, 'unknown-parameter'],
    ['/api/v1/export/publications.bib?id=none', 404, 'unknown-publication'],
    ['/api/v1/export/publications?id=%3Cscript%3E', 400, 'invalid-parameter'],
    ['/api/v1/export/publications.txt', 404, 'unknown-path'],
  ])('%s', async (search, status, code) => {
    const response = await test.app.inject(search);
    const answer = problem.parse(response.json());
    expect(answer).toMatchObject({ status, code });
    const parameter = /\?(\w+)=/.exec(search)?.[1];
    if (status === 400) expect(answer.detail).toContain(parameter);
  });

  it('names the sources there are where it knows none of that key', async () => {
    const { statusCode, body } = await test.app.inject('/api/v1/publications?source=no-such-source');
    expect(statusCode).toBe(400);
    expect(JSON.parse(body)).toMatchObject({ code: 'invalid-parameter' });
    expect(body).toContain('legumeinfo-publications');
  });
});
