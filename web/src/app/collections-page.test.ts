import { expect, it } from 'vitest';
import type { PriceSource } from '#contract/prices.ts';
import { readPageFigures } from './files/read-page.tsx';
import { pageRequest } from './testing/page-request.ts';
import { render } from './testing/render.ts';

const source: PriceSource = {
  key: 'ciat-bean-landraces',
  publisher: 'Alliance of Bioversity International and CIAT',
  title: 'Landraces',
  url: 'https://example.org/landraces',
  date: '2026-01-02',
  licence: 'LicenseRef-alliance',
  exportable: true,
};

/** Thirty points at one place, the first of them red. */
const columns = {
  source,
  ids: Array.from({ length: 30 }, () => 1),
  latitudes: [13.68333333],
  longitudes: [-89.5],
  decimals: [8],
  zero: [],
  offLand: [] as number[],
  places: Array.from({ length: 30 }, () => 0),
  genePools: '1'.repeat(30),
  habits: '',
  conditions: '',
  colours: Array.from({ length: 30 }, (_, at) => (at === 0 ? 32 : 1)),
  species: ['Phaseolus vulgaris'],
  taxa: ['Phaseolus vulgaris'],
  taxonSpecies: [0],
  taxon: Array.from({ length: 30 }, () => 0),
  weight: Array.from({ length: 30 }, (_, at) => at),
  altitude: [],
  year: [],
};

const ask = (search: string, changes: Partial<typeof columns> = {}) =>
  pageRequest({
    path: '/en/beans/data/collections',
    search,
    getJson: (address) => {
      const id = /collections\/([a-z-]+)\/columns/.exec(address)?.[1];
      return Promise.resolve(id === undefined ? [] : { ...columns, ...changes, collection: id });
    },
  });

async function draw(search: string): Promise<string> {
  const { html = '', status } = await render(ask(search));
  expect(status).toBe(200);
  return html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replaceAll('<!-- -->', '')
    .replaceAll('\u00a0', ' ');
}

const notice = 'does not have what the address asks for';

it.each([
  ['?weightFrom=20&weightTo=10', '“weightFrom”: 20 and “weightTo”: 10'],
  ['?colour=zzz,red', '(“colour”: “zzz”)'],
  ['?at=91,0', '91,0'],
  ['?where=land&where=zzz', '“zzz”'],
  ['?colour=red&colour=zzz', '(“colour”: “zzz”)'],
  ['?collection=wild-relatives&species=Phaseolus%20nonsense', '(“species”: “Phaseolus nonsense”)'],
])('names what it does not follow, and shows what it can: %s', async (search, named) => {
  const html = await draw(search);
  expect(html).toContain(notice);
  expect(html).toContain(named);
  expect(html).not.toContain('No point matches');
});

it('follows what it can without a word', async () => {
  for (const search of ['?colour=red&weightTo=10', '?colour=red&colour=white'])
    expect(await draw(search), search).not.toContain(notice);
});

it('leads from a page that the list does not have to its first one', async () => {
  const html = await draw('?page=9999');
  expect(html).toContain('no page 9,999');
  expect(html).toContain('href="?#list"');
});

it('says nothing of a list of what the map shows where the map is empty', async () => {
  expect(await draw('?weightFrom=50')).toContain('No point is on the map.');
  const html = await draw('');
  expect(html).toContain('The list below has every point');
  // As published, without added decimals.
  expect(html).toMatch(/13\.68333333<.*−89\.5</s);
});

it('says of a point off the land in files what the list says beside its latitude', async () => {
  const { figures } = await readPageFigures(
    ask('', {
      places: columns.places.map((_, at) => (at === 1 ? 1 : 0)),
      latitudes: [13.68333333, 21.2833],
      longitudes: [-89.5, -108.1833],
      decimals: [8, 4],
      offLand: [1],
    }),
  );
  const [points] = figures;
  const at = points?.columns.findIndex(({ id }) => id === 'latitude') ?? -1;
  expect(points?.rows.slice(0, 2).map((row) => row[at])).toEqual([
    { value: 13.68333333 },
    { value: 21.2833, note: 'in the sea' },
  ]);
  expect(points?.notes.join(' ')).toContain('none is made up and none is moved');
  expect(points?.rows.flat().filter(({ note }) => note !== undefined)).toHaveLength(1);
});
