import { describe, expect, it } from 'vitest';
import type { SamplesPage } from '#contract/samples.ts';
import { readPageFigures } from './files/read-page.tsx';
import { pageRequest } from './testing/page-request.ts';
import { render } from './testing/render.ts';

const source = {
  key: 'plant-treaty-samples',
  publisher: 'International Treaty',
  title: 'Samples',
  url: 'https://example.org/',
  date: '2018-01-01',
  licence: 'MIT',
  exportable: true,
};

/** Colombia's two reports of 2011, and Kenya's one. */
const beans: SamplesPage = {
  crop: 'beans',
  areas: ['COL', 'KEN'],
  products: ['Common bean'],
  reports: [
    [0, 2011, 0, 0, 2574, 0, 1],
    [0, 2011, 1, 0, 13459, 0, 1],
    [1, 2011, 0, 0, 10885, 0, 1],
  ],
  source,
  distributions: [],
  distributionSource: null,
  shipments: [],
  shipmentSource: null,
  has: { samples: true, distributions: true, shipments: false },
};
const none: SamplesPage = { ...beans, areas: [], reports: [], source: null };

const area = (code: string, region: string) => ({
  code,
  kind: 'country',
  region,
  macro: null,
  firstYear: null,
  lastYear: null,
});

/** The API of a page; `answer` is its answer, or its failure. */
const answering =
  (answer: SamplesPage | Error) =>
  async (path: string): Promise<unknown> => {
    if (path.startsWith('/api/v1/data/areas'))
      return [area('COL', '005'), area('KEN', '014'), area('DEU', '155')];
    if (answer instanceof Error) throw answer;
    return answer;
  };

/** The page as the server sends it, with tags left out. */
async function textOf(
  search: string,
  answer: SamplesPage | Error,
): Promise<{ status: number; html: string; text: string }> {
  const getJson = answering(answer);
  const page = await render(pageRequest({ path: '/en/beans/data/genebanks', search, getJson }));
  const html = page.html ?? '';
  return { status: page.status, html, text: html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ') };
}

describe('the page of shipments without scripts', () => {
  it('says what a sample is, and the one total of the World in its first sentence alone', async () => {
    const { status, text } = await textOf('', beans);
    expect(status).toBe(200);
    expect(text).toContain('In 2011, 13,459 samples were exchanged');
    expect(text).not.toContain('Sent less received, 2011');
    expect(text).toContain('A sample is a packet of seed');
  });

  it('says of a region without a report of a side that it is of the side and the region', async () => {
    const { text } = await textOf('?region=002&side=provided', beans);
    expect(text).toContain('No country in Africa reports samples sent, 2011.');
    expect(text).not.toContain('No country has a report');
  });

  it('explains a total by the reports that it adds up, and by the file that they are in', async () => {
    const world = (await textOf('?explain=received', beans)).text;
    expect(world).toContain('Explain this number');
    expect(world).toContain(
      'Samples received, 2011: 13,459. This is the sum of 2 reports of 2 countries, each of them counted once.',
    );
    expect(world).toMatch(/Kenya 10,885 1 Colombia 2,574 1/);
    const colombia = (await textOf('?country=COL&explain=balance', beans)).text;
    expect(colombia).toContain('13,459 sent − 2,574 received = +10,885.');
    expect(colombia).toMatch(/2011 Samples sent Common bean 13,459 1 as published/);
  });

  it('leads from the number of each country to its reports, with their file and licence', async () => {
    const { html } = await textOf('', beans);
    const link = /<a[^>]*href="([^"]*)"[^>]*data-explain="KEN:received"[^>]*>([^<]*)</.exec(html);
    expect(link?.[2]).toBe('10,885');
    const [search] = (link?.[1] ?? '').replaceAll('&amp;', '&').split('#');
    expect(search).toContain('country=KEN');
    const { text } = await textOf(search ?? '', beans);
    expect(text).toMatch(/Explain this number .* 10,885\. This is the sum of 1 report/);
    expect(text).toContain('Licence');
  });

  it('explains nothing where no total is known', async () => {
    const { status, text } = await textOf('?country=KEN&explain=balance', beans);
    expect(status).toBe(200);
    expect(text).not.toContain('This is the sum of');
  });

  it('says what is of the country and what of a region that it is not in', async () => {
    expect((await textOf('?country=COL&region=142', beans)).text).toContain(
      'The totals are those of Colombia, a country of another region; the map and the list of countries are those of Asia.',
    );
    expect((await textOf('?country=COL&region=019', beans)).text).not.toContain(
      'a country of another region',
    );
  });

  it('says of a country without reports that this is unknown, not 0', async () => {
    const { text } = await textOf('?country=DEU', beans);
    expect(text).toContain('in Germany is known for 2011. This does not mean zero.');
  });

  it('says what it did not follow', async () => {
    const { text } = await textOf('?country=XYZ&from=2106', beans);
    expect(text).toContain('XYZ');
    expect(text).toContain('In 2011, 13,459 samples were exchanged');
  });

  it('tells a crop without reports from a release without the source', async () => {
    expect((await textOf('', none)).text).toContain('have no samples of');
    const without = { ...none, has: { ...none.has, samples: false } };
    expect((await textOf('', without)).text).toContain('reports of shipments are not loaded here');
  });

  it('tells a failure from absence', async () => {
    const { status, text } = await textOf('', new Error('The database is gone.'));
    expect(status).toBe(503);
    expect(text).not.toContain('does not mean zero');
    expect(text).toContain('Retry');
  });
});

it('says in each file what qualifies its source, and not another one’s', async () => {
  const sent: SamplesPage = { ...beans, distributions: [[1, 2011, 0, 7]], distributionSource: source };
  const { figures } = await readPageFigures(
    pageRequest({ path: '/en/beans/data/genebanks', getJson: answering(sent) }),
  );
  const notes = (id: string): string => figures.find((figure) => figure.id === id)?.notes.join(' ') ?? '';
  for (const id of ['map', 'series', 'distributions']) {
    expect(notes(id), id).toContain('Rows of the year 2106');
    expect(notes(id), id).toContain('common beans (Phaseolus vulgaris) alone');
    expect(notes(id).includes('each of them counts once here'), id).toBe(id !== 'distributions');
  }
});
