import { describe, expect, it } from 'vitest';
import type { LossStages } from '#contract/losses.ts';
import type { Pests } from '#contract/pests.ts';
import { pageRequest } from './testing/page-request.ts';
import { render } from './testing/render.ts';

const source = {
  key: 'fao-food-losses',
  publisher: 'FAO',
  title: 'Food Loss and Waste database, 2022',
  url: 'https://example.org',
  date: '2022-01-01',
  licence: 'CC-BY-NC-SA-3.0-IGO',
  exportable: true,
};

const stages = (changes: Partial<LossStages>): LossStages => ({
  crop: 'beans',
  commodity: 'beans-dry',
  country: null,
  evidence: 'studies',
  stages: [
    {
      stage: 'storage',
      median: 20.9,
      low: 0.7,
      high: 38,
      studies: 1,
      figures: 2,
      first: 2007,
      last: 2007,
      points: [
        {
          country: 'KEN',
          year: 2007,
          method: 'survey',
          reference: 'Rabar (2010)',
          value: 20.9,
          low: 0.7,
          high: 38,
          figures: 2,
          sources: [source.key],
        },
      ],
    },
  ],
  facets: {
    commodity: [{ id: 'beans-dry', count: 2 }],
    country: [{ id: 'KEN', count: 2 }],
    stage: [{ id: 'storage', count: 2 }],
    evidence: [{ id: 'studies', count: 2 }],
    method: [{ id: 'survey', count: 2 }],
  },
  years: { first: 2007, last: 2007 },
  findings: 2,
  sources: [{ ...source, findings: 2 }],
  left_out: [{ source: source.key, reason: 'in-both', detail: '', rows: 7 }],
  ...changes,
});

const none = stages({
  crop: 'musa',
  commodity: null,
  stages: [],
  facets: { commodity: [], country: [], stage: [], evidence: [], method: [] },
  years: null,
  findings: 0,
  sources: [],
  left_out: [],
});

const pests: Pests = {
  total: 1,
  rows: [
    {
      id: 'a',
      crop: 'beans',
      kind: 'pest',
      scientific: 'Aphis fabae',
      names: [{ language: 'pt', name: 'Afídio de feijão preto', sources: ['agrofit-names'] }],
      agents: ['insect'],
      taxa: [],
      assigned: true,
      stored: false,
      parts: ['shoots'],
      notes: ['virus-vector'],
      basis: 'named',
      records: [
        {
          id: 'a',
          source: 'agrofit-names',
          scientific: 'Aphis fabae',
          basis: 'named',
          credits: ['doi:10.1/x', 'Spanish crop notes'],
          published: '1',
        },
      ],
    },
  ],
  next: null,
  facets: {
    crop: [],
    agent: [{ id: 'insect', count: 1 }],
    part: [],
    source: [{ id: 'agrofit-names', count: 1 }],
  },
  organs: { total: 1, attacked: [{ id: 'stem', count: 1 }], not_stated: 0 },
  sources: [{ ...source, key: 'agrofit-names', exportable: false, records: 1 }],
  left_out: [],
};

/** Answer of a release without findings. */
const noFindings = { total: 0, rows: [], next: null, facets: none.facets, sources: [], left_out: [] };

/** Stages of one study, and no findings. */
const someStages = (address: string): unknown => (address.includes('/stages/') ? stages({}) : noFindings);

const draw = (path: string, answers: (address: string) => unknown, search = '') =>
  render(pageRequest({ path, search, getJson: async (address: string) => answers(address) }));

describe('pages of losses', () => {
  it.each(['en', 'es', 'pt'])(
    'say median, range and number in %s, with picture and table',
    async (language) => {
      const { status, html } = await draw(`/${language}/beans/data/post-harvest/results`, someStages);
      expect(status).toBe(200);
      expect(html?.match(/<h1/g)).toHaveLength(1);
      expect(html?.match(/<h1[\s\S]*?2007[\s\S]*?<\/p>/)).not.toBeNull();
      expect(html).toMatch(/<circle/);
      expect(html).toContain('Rabar (2010)');
    },
  );

  it('list as many points as a document can carry, and say where the others are', async () => {
    const [storage] = stages({}).stages;
    const point = storage?.points[0];
    if (storage === undefined || point === undefined) throw new Error('There is no point to repeat.');
    const points = Array.from({ length: 301 }, (_, at) => ({ ...point, reference: `Study ${at}.` }));
    const { html = '' } = await draw('/en/beans/data/post-harvest/results', (address) =>
      address.includes('/stages/') ? stages({ stages: [{ ...storage, studies: 301, points }] }) : noFindings,
    );
    expect(html).toContain('The first 300 of 301 points as a table; all are in the downloads');
    expect(html.match(/<td[^>]*>Study \d+\.<\/td>/g)).toHaveLength(300);
  });

  it('say that there is nothing, and that this is not no loss', async () => {
    const { status, html } = await draw('/en/musa/data/post-harvest/results', () => none);
    expect(status).toBe(200);
    expect(html).toContain('does not mean that nothing is lost');
  });

  it('say what stages and methods mean', async () => {
    const { html } = await draw('/en/beans/data/post-harvest/general-information', () => stages({}));
    expect(html).toContain('not the sum of the stages above');
    expect(html).toContain('<dt>modelled estimate</dt>');
  });

  it('say what of an address they did not understand', async () => {
    const { html } = await draw('/en/beans/data/post-harvest/results', someStages, '?evidence=hearsay');
    expect(html).toContain('hearsay');
    const paths: string[] = [];
    const other = await draw(
      '/en/beans/data/post-harvest/results',
      (address) => {
        paths.push(address);
        return someStages(address);
      },
      '?commodity=rice-milled',
    );
    expect(other.html).toContain('This page does not have what the address asks for');
    expect(other.html).toContain('rice-milled');
    expect(paths.filter((address) => address.includes('rice-milled'))).toEqual([]);
  });
});

it('the page of pests marks a name by its language, and says what follows from names alone', async () => {
  const unnamed = pests.rows.map((row) => ({ ...row, scientific: 'Aphis incerta' }));
  const { status, html } = await draw('/en/beans/data/pests', () => ({ ...pests, rows: unnamed }));
  expect(status).toBe(200);
  expect(html).toContain('<strong lang="pt">Afídio de feijão preto</strong>');
  expect(html).toContain('insect, by its name');
  expect(html).toContain('href="https://doi.org/10.1/x"');
  expect(html).not.toContain('pests.csv?');
  expect(html).toContain('Portuguese names are those of AGROFIT');
});

it('the page of pests names an organism in the reader’s language where no source does', async () => {
  expect((await draw('/en/beans/data/pests', () => pests)).html).toContain(
    '<strong lang="en">black bean aphid</strong>',
  );
  expect((await draw('/es/beans/data/pests', () => pests)).html).toContain(
    '<strong lang="es">pulgón negro del haba</strong>',
  );
});

it('the page of pests says nothing of a register that the release does not have', async () => {
  const sources = pests.sources.map((each) => ({ ...each, key: 'eppo-hosts' }));
  const { html } = await draw('/en/beans/data/pests', () => ({ ...pests, sources }));
  expect(html).not.toContain('Portuguese names are those of AGROFIT');
  expect(html).toContain('Where no source has a name');
});
