import { describe, expect, it } from 'vitest';
import type { PageRequest } from '#contract/page.ts';
import type { SearchIndex } from '#domain/search/search-index.ts';
import { render } from './testing/render.ts';
import { getJson, request, text } from './testing/site-answers.ts';

const index: SearchIndex = {
  areas: [
    {
      names: ['Quênia', 'KEN'],
      also: ['Kenya'],
      code: 'KEN',
      kind: 'country',
      path: '/k',
      view: 'country=KEN',
    },
  ],
  crops: [
    {
      names: ['Feijão'],
      also: ['Beans'],
      id: 'beans',
      kinds: [],
      caveat: 'With some Vigna.',
      path: '/beans',
      table: 'beans',
      items: { production: 176, balance: 2546 },
      dependence: null,
    },
  ],
  subjects: [
    {
      names: ['Produção'],
      also: [],
      slug: 'production',
      said: 'produção',
      takes: 'view',
      asks: null,
      figure: {
        country: 5510,
        aggregate: 5510,
        isNamed: false,
        block: null,
        isRanked: true,
        tableSuffix: 'production',
        indicator: 'production',
      },
      crops: { beans: 2023 },
    },
  ],
  cities: [],
  groups: [{ id: 'publication', entries: [{ names: ['Publicações'], also: [], path: '/p', note: '' }] }],
  absent: ['Café'],
  ranking: 'por país',
  lowestFirst: 'primeiro o mais baixo',
};

const figureAddress = '/api/v1/data/value/beans_production/VALUE/KEN/5510/176/2015';

const publication = {
  id: 'one',
  page_type: 'conceptual',
  type: 'article',
  title: '',
  authors: ['Silva, A.'],
  year: 2019,
  journal: 'Crop Science',
  publisher: null,
  volume: null,
  issue: null,
  pages: null,
  doi: null,
  handle: null,
  url: null,
  address: null,
  language: 'en',
  crops: ['beans'],
  topics: [],
  open_access: 'yes',
  sources: ['one'],
};
const noPublications = {
  total: 0,
  rows: [],
  next: null,
  years: [],
  facets: {},
  sources: [],
  left_out: [],
};

/** The site with this index, and an answer for the figure. */
const answering = (figure: () => unknown) => ({
  getJson: async (path: string): Promise<unknown> => {
    if (path === '/api/v1/search/pt') return index;
    if (path.startsWith('/api/v1/publications?')) return noPublications;
    return path === figureAddress ? figure() : getJson(path);
  },
});
const known = answering(() => ({ value: 765977, unit: 't', flag: 'A', year: 2015 }));
const ask = (query: string, site: Partial<PageRequest> = {}) =>
  render(request('/pt/search', { search: `?q=${encodeURIComponent(query)}`, ...site }));
const html = async (query: string, site: Partial<PageRequest>): Promise<string> =>
  (await ask(query, site)).html ?? '';
const main = (page: string): string => page.slice(page.indexOf('<main'), page.indexOf('</main>'));
const firstLink = (page: string): string | undefined => /<a href="([^"]+)"/.exec(main(page))?.[1];

describe('the page of results', () => {
  it('leads with its first link to the page in its state, with the figure, its unit and its flag', async () => {
    const page = await html('feijao quenia producao 2015', known);
    expect(firstLink(page)).toBe('/pt/beans/data/production?year=2015&amp;country=KEN');
    expect(text(main(page))).toContain(
      'Quênia, feijão, produção, 2015 : 766.000 t Valor oficial With some Vigna.',
    );
    expect(page).toContain('<meta name="robots" content="noindex"/>');
  });

  it('lists publications by their titles, each with the page that shows it alone', async () => {
    const title = 'Drought tolerance of common bean';
    const publications = {
      getJson: async (path: string): Promise<unknown> =>
        path === '/api/v1/search/pt'
          ? index
          : path === '/api/v1/publications?q=drought&limit=6'
            ? { ...noPublications, total: 1, rows: [{ ...publication, title }] }
            : getJson(path),
    };
    const page = await html('drought', publications);
    expect(firstLink(page)).toBe('/pt/beans/publications?q=Drought+tolerance+of+common+bean&amp;crop=all');
    expect(text(main(page))).toContain(
      'Publicações por título Drought tolerance of common bean Crop Science · 2019',
    );
    expect(text(main(page))).not.toContain('Nenhum resultado');
  });

  it('says that there is no figure only where the source has none', async () => {
    const none = answering(() => ({ value: null, unit: 't', flag: '', year: 2015 }));
    expect(text(main(await html('feijão Quênia 2015', none)))).toContain('2015 : sem número para este ano');
    const down = answering(() => {
      throw new Error('The database is gone.');
    });
    const page = text(main(await html('feijão Quênia 2015', down)));
    expect(page).toContain('Quênia, feijão, produção, 2015');
    expect(page).not.toContain('sem número');
  });

  it('says which word is not understood, and answers with no figure of something else', async () => {
    const page = await html('Produção de café na Bahia 2015', known);
    expect(text(main(page))).toContain('O observatório não tem números de “café”. Não se entendeu: “Bahia”.');
    expect(text(main(page))).not.toContain('766.000');
    expect(firstLink(page)).toBe('/pt/beans/data/production');
  });

  it('looks for titles with the words that are no name, where the query names the publications', async () => {
    const publications = {
      getJson: async (path: string): Promise<unknown> => {
        if (path === '/api/v1/search/pt') return index;
        if (path === '/api/v1/publications?q=Beebe&limit=6')
          return { ...noPublications, total: 1, rows: [{ ...publication, title: 'Selection for drought' }] };
        return path.startsWith('/api/v1/publications?') ? noPublications : getJson(path);
      },
    };
    const page = text(main(await html('publicações de Beebe', publications)));
    expect(page).toContain('Selection for drought');
    expect(page).not.toContain('Não se entendeu');
  });

  it('tells an index that could not be loaded from nothing found', async () => {
    const answer = await ask('Quênia');
    expect(answer.status).toBe(503);
    expect(text(main(answer.html ?? ''))).not.toContain('Nenhum resultado');
  });

  it('tells titles that could not be searched from nothing found', async () => {
    const site = {
      getJson: async (path: string): Promise<unknown> => {
        if (path === '/api/v1/search/pt') return index;
        throw new Error('The database is gone.');
      },
    };
    const answer = await ask('drought', site);
    expect(answer.status).toBe(503);
    expect(text(main(answer.html ?? ''))).not.toContain('Nenhum resultado');
    const page = main(await html('Quênia', site));
    expect(text(page)).toContain('Quênia');
  });

  it.each(['   ', '🫘', '<script>alert(1)</script>', 'كينيا', '"><img src=x onerror=alert(1)>', '\u202E'])(
    'answers %j with a sentence, and shows it as text',
    async (query) => {
      const page = await html(query, known);
      expect(text(main(page))).toMatch(/Nenhum resultado|Digite pelo menos uma palavra/);
      expect(main(page)).not.toMatch(/<script|<img/);
    },
  );

  it('reads 200 of 5,000 characters, and says so', async () => {
    const page = await html('a'.repeat(5000), known);
    expect(text(main(page))).toContain('Só foram lidos os primeiros 200 caracteres.');
    expect(page.length).toBeLessThan(200_000);
  });
});
