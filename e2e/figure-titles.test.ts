import { expect, inject, it } from 'vitest';

const origin = inject('baseUrl');

interface Figure {
  id: string;
  title: string;
  caption: string;
  area: string;
}

async function figureOf(page: string, search: string, id: string): Promise<Figure> {
  const answer = await fetch(`${origin}${page}.json?${search}${search === '' ? '' : '&'}figure=${id}`);
  const { figures } = (await answer.json()) as { figures: Figure[] };
  const [figure] = figures;
  if (figure === undefined) throw new Error(`${page} has no figure ${id}`);
  return figure;
}

// An image and a file have no page around them whose heading has crop, place and choice.
it.each([
  ['/es/beans/data/seed-varieties', 'country=KEN', 'types', ['tipo', 'frijol', 'en Kenia']],
  ['/en/beans/data/seed-varieties', 'country=UGA', 'decades', ['first year', 'Bean', 'in Uganda']],
  ['/pt/beans/data/seed-varieties', 'country=UGA', 'institutions', ['obtentor', 'feijão', 'em Uganda']],
  ['/es/beans/data/seed-varieties', 'from=1990', 'traits', ['característica', 'frijol', 'desde (año): 1990']],
  ['/pt/beans/publications', 'to=2017', 'years', ['ano', 'feijão', 'Até (ano): 2017']],
  ['/en/rice/data/post-harvest/results', 'country=KEN', 'stages', ['Rice', 'in Kenya']],
  ['/es/beans/data/post-harvest/results', 'country=KEN', 'findings', ['frijol', 'en Kenia']],
])('%s?%s: the figure %s says in files and images what it is of', async (page, search, id, said) => {
  const { title, caption } = await figureOf(page, search, id);
  for (const text of said) expect(title).toContain(text);
  expect(caption).toBe(title);
});

it('an image has it as well', async () => {
  const answer = await fetch(`${origin}/pt/beans/publications.svg?to=2017`);
  expect(await answer.text()).toMatch(/<desc[^>]*>[^<]*feijão[^<]*2017/);
});

it('a figure that leaves a choice out of what it counts names it neither in its title nor in the name of its file', async () => {
  const page = '/es/beans/data/seed-varieties';
  const countries = await figureOf(page, 'country=KEN', 'countries');
  expect(countries.title).toContain('frijol');
  expect(countries.title).not.toContain('Kenia');
  expect(countries.area).toBe('WLRD');
  expect((await figureOf(page, 'country=KEN', 'types')).area).toBe('KEN');
  const { title } = await figureOf(page, 'from=1990', 'decades');
  expect(title).not.toContain('1990');
  const file = await fetch(`${origin}${page}.csv?country=KEN&figure=countries`);
  expect(file.headers.get('content-disposition')).not.toContain('KEN');
});
