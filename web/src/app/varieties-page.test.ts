import { describe, expect, it } from 'vitest';
import type { Varieties } from '#contract/varieties.ts';
import { readPageFigures } from './files/read-page.tsx';
import { pageRequest } from './testing/page-request.ts';
import { render } from './testing/render.ts';
import { getJson, list, row, source, variety, withVariety } from './testing/variety-answers.ts';

const draw = (path: string, search = '', answers = getJson) =>
  render(pageRequest({ path: `/en/beans/data/seed-varieties${path}`, search, getJson: answers }));

describe('the page of varieties', () => {
  /** As many records as are counted in pictures, of two years. */
  const manyAnswers = (path: string): Promise<unknown> =>
    path.startsWith('/api/v1/varieties?')
      ? Promise.resolve({
          ...list([row, { ...row, id: 'ken-beans-2', name: 'MULIKA', year: 2008 }]),
          total: 60,
        })
      : getJson(path);

  it('can be filtered, sorted and compared without scripts', async () => {
    const { status, html } = await draw('', '?country=KEN', manyAnswers);
    expect(status).toBe(200);
    expect(html).toContain('<form class=');
    expect(html).toContain('method="get"');
    expect(html).toContain('href="/en/beans/data/seed-varieties/ken-beans-flora"');
    expect(html).toContain('href="/en/beans/data/seed-varieties?country=KEN&amp;sort=year#table"');
    expect(html).toContain('compare=ken-beans-flora#table"');
    expect(html).toContain('href="/en/beans/data/seed-varieties?country=KEN&amp;look=table#table"');
    expect(html).toContain('href="/en/beans/data/seed-varieties?country=KEN&amp;from=1990&amp;to=1999"');
  });

  it('says what is unknown, what is seen only, what is left out and what may not be passed on', async () => {
    const { html } = await draw('', '', manyAnswers);
    expect(html).toContain('Year unknown: 2 records of catalogues and lists, 1 found on public web pages.');
    expect(html).toContain('1 on the web</span>');
    expect(html).toContain('The years of 2 records are not stated as years of release');
    expect(html).toContain('3 rows left out: is not common bean');
    expect(html).toContain('May be viewed here');
    expect(html).not.toContain('seed-varieties.csv?figure=table');
    expect(html).toContain('seed-varieties.csv?figure=upov');
  });

  it('has no pictures of a single year, nor of few records', async () => {
    const { html } = await draw('', '');
    expect(html).not.toContain('id="decades"');
    expect(html).not.toContain('id="traits"');
  });

  it('has cards of what is known, and rows without columns that say nothing, where its address asks for them', async () => {
    const answers = (path: string): Promise<unknown> =>
      path.startsWith('/api/v1/varieties?')
        ? Promise.resolve(list([{ ...row, seed: 'red', synonyms: ['GLP 1'] }]))
        : getJson(path);
    const textsOf = (html: string | undefined, tag: string): readonly string[] =>
      [...(html ?? '').matchAll(new RegExp(`<${tag}[ >][^<]*<?[^<]*</${tag}>`, 'g'))].map(([text]) =>
        text.replace(/<[^>]+>/g, ''),
      );
    const { html: cards } = await draw('', '', answers);
    const texts = textsOf(cards, 'dd');
    for (const fact of ['red', 'climbing bean', '122–152 days', 'KARI', 'GLP 1'])
      expect(texts).toContain(fact);
    expect(texts).toHaveLength(5);
    const { html: table = '' } = await draw('', '?look=table', answers);
    expect(textsOf(table, 'dd')).toEqual([]);
    const heads = textsOf(/<section[^>]*id="table".*?<\/thead>/s.exec(table)?.[0], 'th');
    expect(heads).toContain('Days to maturity');
    expect(heads).not.toContain('Altitude');
  });

  describe('of sources of which one may be looked at alone', () => {
    const closedSource = {
      ...source,
      key: 'bean-varieties-seen',
      publisher: 'Observatory',
      title: 'Seen',
      exportable: true,
    };
    const mixed: Varieties = {
      ...list([
        row,
        { ...row, id: 'ken-beans-k131', name: 'K131', source: closedSource.key },
        { ...row, id: 'ken-beans-2' },
      ]),
      sources: [source, { ...closedSource, licence: 'LicenseRef-compiled', nature: 'seen' }],
    };
    mixed.facets.source = [
      { id: source.key, count: 2, seen: 0 },
      { id: closedSource.key, count: 0, seen: 1 },
    ];
    const answers = (path: string): Promise<unknown> => {
      const id = /^\/api\/v1\/varieties\/(ken-beans-.*)$/.exec(path)?.[1];
      const row = mixed.rows.find((each) => each.id === id);
      if (row !== undefined)
        return Promise.resolve({
          ...{ ...variety, ...row },
          from: mixed.sources.find(({ key }) => key === row.source),
        });
      return path.startsWith('/api/v1/varieties?') ? Promise.resolve(mixed) : getJson(path);
    };
    const ask = { path: '/en/beans/data/seed-varieties', search: '?compare=ken-beans-flora~ken-beans-k131' };
    const lacking =
      'Not in the files: 2 records of MbeguChoice, catalogue of varieties released in Kenya (2016) (KALRO, KEPHIS and AGRA).';

    it('has the other rows in its files, counts them in the menu and says how many of which source are left out', async () => {
      const { figures } = await readPageFigures(pageRequest({ ...ask, getJson: answers }));
      const table = figures.find(({ id }) => id === 'table');
      expect(table?.rows.map(([name]) => name?.value)).toEqual(['K131']);
      expect(table).toMatchObject({ isPartial: true, finding: expect.stringMatching(/^1 record/) });
      expect(table?.sources.map(({ key }) => key)).toEqual([closedSource.key]);
      expect(table?.notes.some((note) => note.startsWith(lacking))).toBe(true);
      expect(JSON.stringify(table?.rows)).not.toContain('FLORA');
      const { html } = await draw('', ask.search, answers);
      expect(html).toContain(lacking);
      expect(html).toContain('/api/v1/export/varieties?crop=beans');
      expect(html).toMatch(/seed-varieties\.csv\?compare=[^"]*figure=table/);
    });

    it('has the other varieties side by side, too', async () => {
      const { figures } = await readPageFigures(pageRequest({ ...ask, getJson: answers }));
      const compared = figures.find(({ id }) => id === 'compare');
      expect(compared?.columns.map(({ label }) => label)).toEqual(['Field', 'K131']);
      expect(compared?.notes.at(-1)).toContain(
        'Not in the files: 1 record of MbeguChoice, catalogue of varieties released in Kenya (2016) (KALRO, KEPHIS and AGRA).',
      );
    });
  });

  it('has every row that the filters leave in its files, whichever page of the list is shown', async () => {
    const records = Array.from({ length: 430 }, (_, at) => ({ ...row, id: `ken-beans-${at}` }));
    const paths: string[] = [];
    const answers = (path: string): Promise<unknown> => {
      if (!path.startsWith('/api/v1/varieties?')) return getJson(path);
      paths.push(path);
      const query = new URLSearchParams(path.split('?')[1]);
      const [offset, limit] = [Number(query.get('offset')), Number(query.get('limit') ?? 25)];
      return Promise.resolve({ ...list(records.slice(offset, offset + limit)), total: records.length });
    };
    const request = { path: '/en/beans/data/seed-varieties', search: '?type=climbing&sort=year&page=2' };
    const { figures } = await readPageFigures(pageRequest({ ...request, getJson: answers }));
    const table = figures.find(({ id }) => id === 'table');
    expect(table?.rows.map(([name]) => name?.code)).toEqual(records.map(({ id }) => id));
    expect(table?.finding).toMatch(/^430 records/);
    expect(table?.notes.at(-1)).toContain('all 430 rows');
    for (const path of paths) expect(path).toContain('type=climbing&sort=year&order=asc');
    const { html } = await render(pageRequest({ ...request, getJson: answers }));
    expect(html).toContain('49–96 of 430 records');
  });

  it('makes no file of a part of the rows where others could not be loaded', async () => {
    const failing = (path: string): Promise<unknown> =>
      path.includes('limit=200') ? Promise.reject(new Error('down')) : getJson(path);
    const { status } = await readPageFigures(
      pageRequest({ path: '/en/beans/data/seed-varieties', getJson: failing }),
    );
    expect(status).toBe(503);
  });

  it('names its files by the country or network that they are of', async () => {
    const areaOf = async (search: string): Promise<string | undefined> => {
      const { figures } = await readPageFigures(
        pageRequest({ path: '/en/beans/data/seed-varieties', search, getJson }),
      );
      return figures.find(({ id }) => id === 'decades')?.area;
    };
    expect(await areaOf('')).toBe('WLRD');
    expect(await areaOf('?network=SABRN')).toBe('SABRN');
    expect(await areaOf('?network=SABRN&country=KEN')).toBe('KEN');
  });

  it('says of a country without records that it has none here, and of filters that they leave none', async () => {
    const nothing = 'and none yet from France';
    const ofFrance = (await draw('', '?country=FRA')).html;
    expect(ofFrance).toContain(nothing);
    expect(ofFrance).toContain('/en/beans/data/collections?country=FRA');
    const filtered = (await draw('', '?country=KEN&from=2019')).html;
    expect(filtered).not.toContain(nothing);
    // Both filters in use can be taken back.
    expect(filtered).toContain('Remove the filter Released from (year): 2019');
    expect(filtered).toContain('Remove the filter Kenya');
    expect(filtered).not.toContain('id="table"');
  });

  it('names a type and a source that there are not, and says which varieties are too many', async () => {
    const refusing = (path: string): Promise<unknown> =>
      path.includes('source=nosuch')
        ? Promise.reject(Object.assign(new Error('400'), { status: 400 }))
        : getJson(path);
    const { html } = await draw('', '?country=KEN&type=paddy&source=nosuch', refusing);
    expect(html).toContain('Type: “paddy”');
    expect(html).toMatch(/href="[^"]*seed-varieties" [^>]*aria-label="Remove the filter Kenya"/);
    const ids = [1, 2, 3, 4, 5].map((number) => `ken-beans-${number}`);
    const many = (await draw('', `?compare=${ids.join('~')}`)).html;
    expect(many).toContain('Four varieties at most can be compared. Not shown: ken-beans-5.');
    expect(many).not.toContain('Compare: “ken-beans-5”');
  });

  it('names varieties that there are not, also where there is none of them, and pages beyond the list', async () => {
    const { html = '' } = await draw('', '?compare=ken-beans-nosuch&page=3');
    expect(html).toContain('Compare: “ken-beans-nosuch”');
    expect(html).toContain('None of the varieties in the address is one of this crop.');
    const beyond = (path: string): Promise<unknown> =>
      getJson(path).then((answer) =>
        path.includes('offset=') ? { ...(answer as object), rows: [] } : answer,
      );
    const { html: page = '' } = await draw('', '?page=3', beyond);
    expect(page).toContain('There is no page 3.');
    expect(page).toContain('href="/en/beans/data/seed-varieties"');
  });

  it('refuses files of a comparison that its page cannot show whole', async () => {
    const path = '/en/beans/data/seed-varieties';
    const ignoredIn = async (compare: string) =>
      (await readPageFigures(pageRequest({ path, search: `?compare=${compare}`, getJson: withVariety })))
        .ignored;
    const four = [1, 2, 3, 4].map((number) => `ken-beans-${number}`);
    expect(await ignoredIn('ken-beans-no')).toEqual([{ name: 'compare', asked: 'ken-beans-no' }]);
    expect((await ignoredIn(`ken-beans-flora~${four.join('~')}`)).map(({ asked }) => asked)).toContain(
      'ken-beans-4',
    );
  });

  it('says no year of release where the source states none, and leads to every page that it names', async () => {
    const { html } = await draw('/ken-beans-flora', '', withVariety);
    expect(html).not.toContain('released in Kenya in 2013');
    expect(html).toContain('does not state 2013 as the year of release: bred in that year');
    expect(html).toContain('2013 (first year known)');
    expect(html).toContain('href="https://example.com/2"');
    expect(html).not.toContain('data-stacks');
  });

  it('has on its tab of metadata a line for every column and source, and how they are cited', async () => {
    const { html = '' } = await draw('', '?country=KEN&tab=metadata');
    expect(html.match(/<tr><th scope="row"/g)).toHaveLength(12);
    for (const part of ['MbeguChoice', 'UPOV', 'id="cite"', 'seed-varieties?country=KEN&amp;v='])
      expect(html).toContain(part);
    expect(html).not.toContain('method="get"');
    const { html: ofOne = '' } = await draw('/ken-beans-flora', '?tab=metadata', withVariety);
    expect(ofOne).toContain('Tolerates drought');
    expect(ofOne).not.toContain('id="fields"');
  });

  it('opens its list at a tab that there is not, and says so', async () => {
    const { html } = await draw('', '?tab=graphs');
    expect(html).toContain('Views of this page: “graphs”');
    expect(html).toContain('method="get"');
  });

  it('takes a failure for no absence, and answers 503', async () => {
    const { status, html } = await draw('', '', () => Promise.reject(new Error('down')));
    expect(status).toBe(503);
    expect(html).toContain('role="alert"');
    expect(html).not.toContain('id="table"');
  });

  it('answers 404 for a variety that there is not, and says so', async () => {
    const { status, html } = await draw('/ken-beans-none');
    expect(status).toBe(404);
    expect(html).toContain('No source here has a variety “ken-beans-none” of this crop.');
  });
});
