import { afterEach, expect, it, vi } from 'vitest';
import { collections } from '#catalog/germplasm/collections.ts';
import { pageParameters } from '#contract/page-parameters.ts';
import { parseCollections } from './collections-url.ts';
import { parseCompare } from './compare-url.ts';
import { parseDelivery } from './delivery-url.ts';
import { parseGenebanks } from './genebanks-url.ts';
import { placeParams } from './kept-place.ts';
import { parseLosses } from './losses-url.ts';
import { parsePests } from './pests-url.ts';
import { parsePrices } from './prices-url.ts';
import { parsePublications } from './publications-url.ts';
import { parseRanking } from './ranking-url.ts';
import { parseRecords } from './records-url.ts';
import { parseVarieties } from './varieties-url.ts';
import { parseView } from './view-url.ts';

const macros = { macros: [10, 20], world: 10, elements: [6, 7], regions: new Map([[20, ['014']]]) };

afterEach(() => vi.restoreAllMocks());

/** Names that a page asks its address for. */
function asked(parse: () => unknown): readonly string[] {
  const names = new Set<string>();
  const spies = (['get', 'getAll', 'has'] as const).map((method) =>
    vi.spyOn(URLSearchParams.prototype, method),
  );
  parse();
  for (const spy of spies) for (const [name] of spy.mock.calls) names.add(String(name));
  return [...names].sort();
}

const pages: Readonly<Record<string, () => unknown>> = {
  data: () => parseView('', macros),
  networks: () => parseView('', { ...macros, root: 'PABRA' }),
  ranking: () => parseRanking('', { rankings: [1], elements: [6] }),
  comparator: () => parseCompare(''),
  prices: () => parsePrices('?country=KEN'),
  genebanks: () => parseGenebanks(''),
  deliveries: () => parseDelivery(''),
  // Each collection has filters of its own.
  collections: () => collections.map(({ id }) => parseCollections(`?collection=${id}`)),
  varieties: () => parseVarieties('', 'beans'),
  losses: () => parseLosses('', 'beans'),
  pests: () => parsePests(''),
  publications: () => parsePublications(''),
  records: () => parseRecords(''),
  homes: () => placeParams.map((name) => new URLSearchParams().get(name)),
};

it.each(Object.entries(pages))('what pages of %s read of their address is a view of theirs', (_, parse) => {
  const names = asked(parse);
  expect(names.length).toBeGreaterThan(2);
  expect(names.filter((name) => !pageParameters.has(name))).toEqual([]);
});
