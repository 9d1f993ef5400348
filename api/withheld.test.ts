import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXPORT_VALUE, FOOD } from '#catalog/elements/codes.ts';
import { reach } from '#contract/reach.ts';
import { type RouteName, routes } from '#contract/routes.ts';
import { copyRelease, publish } from './testing/altered-release.ts';
import { collectionRows } from './testing/collection-rows.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

/** An address of every route behind `/api/v1/` at which a release in which every source is open has something. */
const paths: Record<RouteName, string> = {
  adminIds: 'data/adminIds/beans_production/World/WLRD/176/2020?id_elements=[5510]',
  areas: 'data/areas',
  benchmark: 'prices/benchmark/rice-thai-5',
  benchmarkYears: 'prices/benchmark-years/rice-thai-5',
  benchmarks: 'prices/benchmark',
  changes: 'changes',
  chart: 'chart/default/beans_production/BRA?elementIds=[5510]',
  collectionColumns: 'collections/landraces/columns',
  collectionPoint: 'collections/landraces/points/5',
  collectionPoints: 'collections/landraces',
  collections: 'collections',
  count: 'data/count/countries/beans_production/5510/176/2020',
  countries: '/api/v2/get-all-countries',
  countryRanking: 'data/ranking/countries/beans_production/5510/176/2020',
  coverage: 'coverage/beans_production/176?elementIds=[5510]',
  cropRanking: 'data/ranking/crops/BRA/113/176/2020',
  cube: 'cube/beans_production/5510/176',
  cubes: 'cubes/beans_production/176?elementIds=[5510]',
  elements: 'data/elements/1',
  explain: 'explain/beans_production/BRA/5510/176/2020',
  exportBenchmark: 'export/benchmark-prices/rice-thai-5',
  exportCollection: 'export/collections/landraces',
  exportDistributions: 'export/distributions/beans',
  exportFlows: 'export/germplasm-flows',
  exportLosses: 'export/losses',
  exportNetworks: 'export/networks?source=faostat-qcl',
  exportPests: 'export/pests',
  exportPriceYears: 'export/price-years/beans',
  exportPrices: 'export/prices/beans/KEN',
  exportPublications: 'export/publications',
  exportPublicationsBib: 'export/publications.bib',
  exportPublicationsRis: 'export/publications.ris',
  exportRecords: 'export/records/quotes',
  exportSamples: 'export/samples/beans',
  exportSeries: 'export/beans_production/5510/176',
  exportVarieties: 'export/varieties',
  exports: 'exports/beans_production/176?elementIds=[5510]',
  findings: 'findings',
  flowPage: 'germplasm/flows/page',
  flowRows: 'germplasm/flows/rows',
  flows: 'germplasm/flows',
  geojson: 'geojson/countries/beans_production/ISO3/176',
  germplasmLeftOut: 'germplasm/left-out',
  growingPlaces: 'growing-places/beans',
  heatmap: 'percentile/heatmap/beans_production/5510/176',
  importSchema: 'imports/varieties/schema.json',
  importTemplate: 'imports/varieties/template.csv',
  imports: 'imports',
  lossStages: 'losses/stages/beans',
  losses: 'losses',
  macroRegions: 'data/macroRegions',
  networkComparison: 'networks/beans_production/5510/176/2020',
  networks: 'networks',
  percentile: 'percentile/beans_production/5510/176/2020',
  pests: 'pests',
  podium: 'data/podium/BRA/113/176/2020',
  podiums: 'podiums/beans_production/176?elementIds=[113]',
  priceCities: 'prices/cities/beans/KEN',
  priceLeftOut: 'prices/left-out',
  priceMap: 'prices/map/beans',
  priceMarkets: 'prices/markets/beans/KEN',
  pricePage: 'prices/page/beans/KEN',
  priceRows: 'prices/rows/beans/KEN/2020-01',
  priceSeasonality: 'prices/seasonality/beans/KEN',
  priceSuspects: 'prices/suspects/beans/KEN',
  priceWorld: 'prices/world/beans',
  priceYears: 'prices/years/beans/KEN',
  prices: 'prices/beans/KEN',
  cards: 'profiles/BRA/cards?crop=beans',
  profile: 'profiles/BRA',
  profiles: 'profiles',
  publication: 'publications/10-1038-ng-3008',
  publications: 'publications',
  recordCounts: 'records',
  records: 'records/quotes',
  regions: 'data/regions/5510/176/2020',
  release: 'release',
  releases: 'releases',
  sampleDistributions: 'germplasm/distributions/beans/KEN',
  sampleReports: 'germplasm/reports/beans/KEN',
  sampleShipments: 'germplasm/shipments/beans/CAN',
  samples: 'germplasm/samples/beans/KEN',
  samplesMap: 'germplasm/samples-map/beans',
  samplesPage: 'germplasm/samples-page/beans',
  searchIndex: 'search/en',
  sources: 'sources',
  tradeFlows: 'trade/BRA/flows/2020?cropIds=[176]',
  tradeQuantity: 'trade/BRA/quantity?cropIds=[176]',
  tradeValue: 'trade/BRA/value?cropIds=[176]',
  value: 'data/value/beans_production/VALUE/BRA/5510/176/2020',
  varieties: 'varieties',
  variety: 'varieties/ken-beans-flora',
  varietyCounts: 'varieties/upov/beans',
  worldSums: 'world-sums/beans_production/176',
  years: 'data/years/beans_production/5510/176',
};

/** One row of each kind of imports. */
const handedIn = `INSERT INTO network_membership (source, place, country, network) VALUES (3, 1, 'KEN', 'ECABREN');
  INSERT INTO quote (source, place, country, crop, date, market, product, quote_type, price, currency, unit)
    VALUES (3, 1, 'KEN', 'beans', '2024-05-06', 'Nairobi', 'beans', 'wholesale', 120, 'KES', 'kg');`;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ release: null });
  for (const [id, licence] of [
    ['open', 'CC-BY-4.0'],
    ['closed', 'LicenseRef-view-only'],
  ] as const)
    copyRelease(test.directory, id, {
      sql: `${collectionRows} ${handedIn} UPDATE source SET licence = '${licence}';`,
    });
  copyRelease(test.directory, 'in-part', {
    sql: "UPDATE source SET licence = 'LicenseRef-view-only' WHERE key = 'faostat-fbs';",
  });
  publish(test.directory, 'open');
  await test.store.refresh();
});
afterAll(() => test.close());

const names = Object.keys(routes) as RouteName[];
const addressOf = (path: string, release: string): string =>
  `${path.startsWith('/') ? '' : '/api/v1/'}${path}${path.includes('?') ? '&' : '?'}v=${release}`;

describe('what may be looked at and not handed on', () => {
  it.each(names)('%s', async (name) => {
    const [open, closed] = await Promise.all(
      ['open', 'closed'].map((release) => test.app.inject(addressOf(paths[name], release))),
    );
    expect([open?.statusCode, closed?.statusCode], closed?.body.slice(0, 300)).toEqual([
      200,
      reach[name] === 'open' ? 403 : 200,
    ]);
  });
});

it('pages ask for what they show', () => {
  const folder = fileURLToPath(new URL('../web/src', import.meta.url));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  const asks = files.flatMap((file) => [
    ...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/\baskFor\([^')]*'(\w+)'/g),
  ]);
  const requestedRoutes = new Set(asks.map(([, name]) => name));
  expect(names.filter((name) => reach[name] === 'shown' && !requestedRoutes.has(name))).toEqual([]);
});

it('changes of redistributable figures are listed where others may not be', async () => {
  const figuresOf = async (release: string) => {
    const answer = await test.ask('changes', addressOf('changes', release));
    const { figures, elements } = routes.changes.answer.parse(answer);
    return [figures, elements].map((rows) => [...new Set(rows.map(({ element }) => element))]);
  };
  const [all, open] = [[EXPORT_VALUE, 14, 23, 24, 645, 684, FOOD], [EXPORT_VALUE]];
  expect([await figuresOf('open'), await figuresOf('in-part')]).toEqual([
    [all, all],
    [open, open],
  ]);
});

/** Brazil's exports of beans in 2020 less its imports, which are known only in part: in 1,000 US$. */
const balance = '11791';

describe('a balance of which a side is known in part alone is in no answer', () => {
  it.each([
    'data/value/beans_trade/VALUE/BRA/131/176/2020',
    'explain/beans_trade/BRA/131/176/2020',
    'explain/beans_trade/BRA/5922/176/2020?plus=[5922]&minus=[5622]',
    'chart/default/beans_trade/BRA?elementIds=[131]',
    'cube/beans_trade/131/176',
    'cubes/beans_trade/176?elementIds=[131]',
    'data/adminIds/beans_trade/World/WLRD/176/2020?id_elements=[131]',
    'data/ranking/countries/beans_trade/131/176/2020',
    'networks/beans_trade/131/176/2020',
    'percentile/beans_trade/131/176/2020',
    'export/beans_trade/131/176',
    'profiles/BRA',
  ])('%s', async (path) => {
    const { statusCode, body } = await test.app.inject(addressOf(path, 'open'));
    expect([statusCode, body.includes(balance)], body.slice(0, 300)).toEqual([200, false]);
  });
});
