import { expect, inject, it } from 'vitest';
import { sample } from '#domain/testing/sample.ts';

const origin = inject('baseUrl');
const languages = ['en', 'es', 'pt'] as const;
type Language = (typeof languages)[number];

/** Pages with every kind of figure; each is requested in one language. */
const pages = [
  '/beans',
  '/beans/data/consumption?country=KEN&year=2017',
  '/beans/data/production?region=014',
  '/beans/data/production?country=TZA&show=chart-production.log~countries.inhabitant',
  '/beans/data/trade?country=KEN',
  '/beans/data/prices',
  '/beans/data/prices?country=KEN',
  '/cassava/data/prices-international?view=usdeflac',
  '/forages/data/surface-context?country=ETH&flags=official',
];
const cases = pages.map((page, at): [Language, string] => [languages[at % 3] as Language, page]);
/** First words of the note on borders, which maps alone have. */
const legal = {
  en: 'The designations employed',
  es: 'Las denominaciones empleadas',
  pt: 'As denominações empregadas',
};
const dated = { en: 'Data of', es: 'Datos del', pt: 'Dados de' };

interface Files {
  figures: { id: string; title: string; rows: unknown[] }[];
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Text of an image, without spaces, since its lines may be broken anywhere. */
const textIn = (svg: string): string =>
  [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/gs)]
    .map(([, text = '']) => text.replace(/<[^>]*>/g, ''))
    .join('')
    .replace(/&([a-z0-9#]+);/g, (whole, name: string) => named[name] ?? whole)
    .replace(/\s/g, '');
const close = (text: string): string => text.replace(/\s/g, '');

const addressOf = (path: string, ending: string, more: string): string => {
  const [page = '', query] = path.split('?');
  return `${origin}${page}.${ending}?${[query, more].filter(Boolean).join('&')}`;
};

it.each(sample(cases))(
  'draws every figure of a page with its title, source and address: %s %s',
  async (language, page) => {
    const path = `/${language}${page}`;
    const { figures } = (await (await fetch(addressOf(path, 'json', ''))).json()) as Files;
    const { detail } = (await (await fetch(addressOf(path, 'svg', 'figure=none'))).json()) as {
      detail: string;
    };
    const ids = /: ([\w, -]+)\.$/.exec(detail)?.[1]?.split(', ') ?? [];
    expect(ids.length).toBeGreaterThan(0);
    expect(figures.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
    for (const id of ids) {
      const answer = await fetch(addressOf(path, 'svg', `figure=${id}&theme=dark`));
      const svg = await answer.text();
      expect.soft(answer.status, `${path} ${id}`).toBe(200);
      const drawn = svg.replace(/<style>.*?<\/style>/s, '').replace(/href="data:[^"]*"/, '');
      expect.soft(drawn, `${path} ${id}`).not.toMatch(/var\(--|color-mix|undefined|NaN|Infinity|\[object/);
      const text = textIn(svg);
      expect
        .soft(text, id)
        .toContain(close(figures.find((figure) => figure.id === id)?.title ?? 'no such table'));
      expect.soft(text, id).toMatch(new RegExp(`(?:CC-BY|CCBY)[^·]*·${close(dated[language])}`));
      expect.soft(text, id).toContain(close(`${origin}/${language}${page.split('?')[0]}`));
      expect.soft(text.endsWith(`#${id}`), `${path} ${id}`).toBe(true);
      const isMap = id === 'map' || id === 'markets';
      expect.soft(text.includes(close(legal[language])), `${path} ${id}`).toBe(isMap);
    }
  },
);

it('draws the faded countries beside a region, and goes on', async () => {
  const image = await fetch(`${origin}/es/beans/data/production.png?region=014&figure=map`);
  expect(image.status).toBe(200);
  expect(image.headers.get('content-type')).toBe('image/png');
  // The layers of such countries ended the program that draws.
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
});
