import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { collections } from '#catalog/germplasm/collections.ts';
import { pageParameters } from '#contract/page-parameters.ts';
import { runsOf } from '#domain/testing/sample.ts';
import { ignoredCollections, parseCollections, serialiseCollections } from './collections-params.ts';
import { ignoredCompareParams, parseCompare, serialiseCompare } from './compare-params.ts';
import { deliveryParams } from './delivery-params.ts';
import { genebanksParams } from './genebanks-params.ts';
import { placeParams } from './kept-place.ts';
import { lossesParams } from './losses-params.ts';
import type { Params } from './params.ts';
import { pestsParams } from './pests-params.ts';
import { pricesParams } from './prices-params.ts';
import { publicationsParams } from './publications-params.ts';
import { rankingParams } from './ranking-params.ts';
import { recordsParams } from './records-params.ts';
import { varietiesParams, varietyParams } from './varieties-params.ts';
import { viewParams } from './view-params.ts';

const macros = { macros: [10, 20], world: 10, elements: [6, 7], regions: new Map([[20, ['014', '011']]]) };
const networks = { ...macros, macros: [10], regions: new Map([[10, ['PABRA', 'ECABREN']]]), root: 'PABRA' };

/** A page's codec without the type of its view, so that all fit in one table. */
interface Codec {
  read(search: string): unknown;
  write(search: string): string;
  ignored(search: string): readonly { name: string; asked: string }[];
}

const codec = <V>({ parse, serialise, ignored }: Params<V>): Codec => ({
  read: parse,
  write: (search) => serialise(parse(search)),
  ignored: (search) => ignored(search, parse(search)),
});

const pages: Readonly<Record<string, Codec>> = {
  data: codec(viewParams(macros)),
  networks: codec(viewParams(networks)),
  ranking: codec(rankingParams({ rankings: [1, 16], elements: [6, 7] })),
  comparator: {
    read: parseCompare,
    write: (search) => serialiseCompare(parseCompare(search).view, null),
    ignored: ignoredCompareParams,
  },
  prices: codec(pricesParams),
  genebanks: codec(genebanksParams),
  deliveries: codec(deliveryParams),
  collections: {
    read: parseCollections,
    write: (search) => serialiseCollections(parseCollections(search), null),
    ignored: (search) => ignoredCollections(search, parseCollections(search)),
  },
  varieties: codec(varietiesParams('beans')),
  variety: codec(varietyParams),
  losses: codec(lossesParams('rice')),
  pests: codec(pestsParams),
  publications: codec(publicationsParams),
  records: codec(recordsParams),
};

afterEach(() => vi.restoreAllMocks());

/** Names that a page reads from its address. */
function namesOf(parse: () => unknown): readonly string[] {
  const names = new Set<string>();
  const spies = (['get', 'getAll', 'has'] as const).map((method) =>
    vi.spyOn(URLSearchParams.prototype, method),
  );
  parse();
  for (const spy of spies) for (const [name] of spy.mock.calls) names.add(String(name));
  vi.restoreAllMocks();
  return [...names].sort();
}

/** Texts; each parameter accepts some of them. */
const texts: readonly string[] = [
  ...['6', '7', '1', '16', '0', '25', '50', '2017', '1999', '2019', '20', '10', '901', '-3', '40.5', '9999'],
  ...['KEN', 'RWA', 'WLRD', 'XXX', '014', '011', '002', 'PABRA', 'beans', 'rice', 'all', 'none', 'latest'],
  ...[
    'view',
    'metadata',
    'both',
    'map',
    'graphs',
    'year',
    'official',
    'crops',
    'countries',
    'name',
    '-value',
  ],
  ...['asc', 'desc', 'title', 'line', 'bar', 'slope', 'index', 'share', 'value', 'retail', 'producer', 'usd'],
  ...['type', 'exchange-rate', 'received', 'balance', 'ipk', 'origin', 'modelled', 'storage', 'rice-milled'],
  ...[
    'virus',
    'leaf',
    'dataset',
    'social',
    'yes',
    'en',
    'bush',
    'drought',
    'land',
    'wild-relatives',
    'x~y,z',
  ],
  ...['map~series', 'podium.16~charts.uses', 'uses.5142', 'RWA.6.2017', 'COL.-.USA', '2025-11.beans-red'],
  ...['KEN.beans.5510~COL.beans.5510', 'ken-beans-a~ken-beans-b', 'andean,unknown', 'red', '2.9167,-75'],
];

const runs = { numRuns: runsOf(150), seed: 41 };

describe.each(Object.entries(pages))('the address of %s', (name, page) => {
  const names = namesOf(() =>
    name === 'collections'
      ? collections.map(({ id }) => page.read(`?collection=${id}`))
      : page.read('?country=KEN'),
  );
  const value = fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...texts) }, fc.string());
  const searches = fc
    .array(fc.tuple(fc.constantFrom(...names, 'foo'), value), { maxLength: 8 })
    .map((pairs) => `?${new URLSearchParams(pairs)}`);

  it('has parameters that the export form takes for a view', () => {
    expect(names.filter((each) => !pageParameters.has(each))).toEqual([]);
  });

  it('leads back to the view that it was made from, in one spelling, of which nothing is told', () => {
    fc.assert(
      fc.property(searches, (search) => {
        const written = page.write(search);
        expect(page.write(written)).toBe(written);
        expect(page.ignored(written)).toEqual([]);
        if (name !== 'comparator') expect(page.read(written)).toEqual(page.read(search));
      }),
      runs,
    );
  });

  it('is read whatever it says, and what it asks for in vain can be shown', () => {
    for (const bad of [
      '?&&=',
      '?%E0%A4%A&x[]=1',
      ...names.flatMap((each) => [`?${each}`, `?${each}=%00`, `?${each}=${'9'.repeat(5000)}`]),
    ]) {
      expect(page.write(page.write(bad))).toBe(page.write(bad));
      for (const { asked } of page.ignored(bad)) expect(asked.length).toBeLessThanOrEqual(40);
    }
    expect(page.write(`?${names.map((each) => `${each}=`).join('&')}`)).toBe('');
    expect(page.ignored(`?${names.map((each) => `${each}=`).join('&')}`)).toEqual([]);
    expect(page.ignored('?soil=1')).toEqual([{ name: 'soil', asked: '1' }]);
  });
});

it('the home pages read places', () => {
  expect(placeParams.filter((name) => !pageParameters.has(name))).toEqual([]);
});

it.each(['data', 'prices', 'genebanks', 'deliveries', 'varieties', 'losses', 'publications', 'records'])(
  'the defaults of the specification are those of %s',
  (name) => {
    const page = pages[name];
    const search = name === 'publications' ? '?page=1' : '?country=WLRD';
    expect(page?.read(search)).toEqual(page?.read(''));
    expect(page?.ignored(search)).toEqual([]);
  },
);

it('a year can be the latest, and an element named as it is for the World', () => {
  const limits = { ...macros, elements: [6, 645], ofAggregates: new Map([[14, 645]]) };
  const { parse, ignored, initial } = viewParams(limits);
  expect(parse('?year=latest')).toEqual(initial);
  expect(parse('?element=14').element).toBe(645);
  expect(ignored('?element=14&year=latest&region=WLRD', parse('?element=14'))).toEqual([]);
});

it('the first of two counts, and the other is told', () => {
  const { parse, ignored } = viewParams(macros);
  const search = '?year=2017&year=2018&year=2017&element=7&element=99';
  expect(parse(search)).toMatchObject({ year: 2017, element: 7 });
  expect(ignored(search, parse(search))).toEqual([
    { name: 'year', asked: '2018' },
    { name: 'element', asked: '99' },
  ]);
});
