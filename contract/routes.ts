import { z } from 'zod';
import { AREA_HARVESTED, FOOD, PRODUCTION, PRODUCTION_RANK, SEED } from '#catalog/elements/codes.ts';
import { WHEAT } from '#catalog/items/codes.ts';
import { editedSource, release } from '#release/facts.ts';
import { keptRelease, mostChanges, releaseChanges } from './changes.ts';
import { collectionPaths } from './collection-routes.ts';
import {
  area,
  areaValue,
  chartData,
  classBreaks,
  count,
  countryName,
  countryRanking,
  coverage,
  cropRanking,
  cube,
  cubes,
  elementOption,
  macroRegion,
  percentileHeatmap,
  podiumItem,
  podiums,
  region,
  singleValue,
} from './data.ts';
import { explanation } from './explain.ts';
import { exportability } from './exports.ts';
import { flowPaths } from './flow-routes.ts';
import { networkComparison, networks } from './networks.ts';
import { placePaths } from './places.ts';
import { pricePaths } from './price-routes.ts';
import { profilePaths } from './profile-routes.ts';
import { lossPaths, publicationPaths, recordPaths, varietyPaths } from './record-routes.ts';
import { file, get, idLike, lang, type RouteContract, slug, table, whole, year, yearLike } from './route.ts';
import { samplePaths } from './sample-routes.ts';
import { searchPaths } from './search.ts';
import { countryNames } from './shared-shapes.ts';
import { tradeFlows, tradeSeries } from './trade.ts';
import { worldSums } from './world-sums.ts';

const elementId = idLike(PRODUCTION);
const rankId = idLike(PRODUCTION_RANK);
/** Beans, dry. */
const indicatorId = idLike(176);
const slice = { table, elementId, indicatorId };

/** Paths of PABRA and its networks, by name: part of the route table. */
const networkPaths = {
  networks: get('/api/v1/networks', 'PABRA and its networks with their members', networks),
  exportNetworks: file(
    '/api/v1/export/networks',
    'Members of PABRA and its networks as a CSV file in the format that the import reads',
    {},
    { source: slug(200).optional() },
  ),
  networkComparison: get(
    '/api/v1/networks/:table/:elementId/:indicatorId/:year',
    'PABRA and its networks by one element of one year, with their shares of Africa and of the World',
    networkComparison,
    { ...slice, year },
  ),
} as const;

/** `/api/v1/geojson/countries/{table}/ISO3/{indicatorId}`, longitude and latitude in degrees (WGS 84). */
const countryFeature = z.object({
  type: z.literal('Feature'),
  id: z.string(),
  properties: z.object({
    iso3: z.string(),
    ...countryNames,
  }),
  geometry: z.object({
    type: z.enum(['Polygon', 'MultiPolygon', 'Point']),
    coordinates: z.array(z.unknown()),
  }),
});

/** Borders of countries as GeoJSON, longitude and latitude in degrees. */
const countryFeatures = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(countryFeature),
});

const areaLike = (example: string) =>
  z
    .string()
    .regex(/^([A-Z]{3,8}|\d{3})$/)
    .meta({ examples: [example] });
const areaCode = areaLike('KEN');
/** One end of flows of trade: a country, or the countries beyond the largest. */
const flowEnd = z
  .string()
  .regex(/^([A-Z]{3}|beyond-\d{1,3})$/)
  .meta({ examples: ['beyond-7'] });
/** A JSON list of numbers in the query string: `[5142,5527]`. */
const idList = (...ids: readonly number[]) =>
  z
    .string()
    .max(400)
    .meta({ examples: [JSON.stringify(ids)] });
const elementIds = idList(PRODUCTION, AREA_HARVESTED);
const parts = idList(FOOD, SEED).optional();
/** Years from one to another: `2011-2020`. */
const yearRange = z
  .string()
  .regex(/^(19|20|21)\d{2}-(19|20|21)\d{2}$/)
  .meta({ examples: ['2011-2020'] });
/** Item of a ranking: a food-balance or production item. */
const itemCode = z
  .string()
  .regex(/^[a-z0-9_]{1,60}$/)
  .meta({ examples: [String(WHEAT)] });
/** Numbers with commas between them, or a JSON list of them. */
const numberList = (example: string) =>
  z
    .string()
    .max(400)
    .meta({ examples: [example] });
const flow = numberList('1,2').optional();
const cropIds = numberList('[176]');

/** The route table: one entry per path, by name. Validation, OpenAPI and `docs/api.md` come from it. */
export const routes = {
  countries: get('/api/v2/get-all-countries', 'Countries with their names', z.array(countryName)),
  elements: get(
    '/api/v1/data/elements/:sectionId',
    'Elements that the map of a section offers, in option order',
    z.array(elementOption),
    { sectionId: idLike(2) },
  ),
  macroRegions: get('/api/v1/data/macroRegions', 'Macro regions; the World is 10', z.array(macroRegion)),
  regions: get(
    '/api/v1/data/regions/:elementId/:indicatorId/:year',
    'Regions that have a value',
    z.array(region),
    { elementId, indicatorId, year },
  ),
  years: get(
    '/api/v1/data/years/:table/:elementId/:indicatorId',
    'Years with data, newest first',
    z.array(z.number().int()),
    slice,
  ),
  coverage: get(
    '/api/v1/coverage/:table/:indicatorId',
    'Years of several elements, with the number of countries',
    coverage,
    { table, indicatorId },
    { elementIds },
  ),
  count: get(
    '/api/v1/data/count/:admin/:table/:elementId/:indicatorId/:year',
    'Number of countries or regions with a value',
    count,
    { admin: z.enum(['countries', 'regions']), ...slice, year },
  ),
  areas: get('/api/v1/data/areas', 'Countries and regions that have figures', z.array(area)),
  podium: get(
    '/api/v1/data/podium/:countryCode/:elementId/:indicatorId/:year',
    'First crops of a ranking, and the own crop',
    z.array(podiumItem),
    { countryCode: areaCode, elementId: rankId, indicatorId, year },
  ),
  cropRanking: get(
    '/api/v1/data/ranking/crops/:countryCode/:elementId/:indicatorId/:year',
    'Full ranking of the crops of an area',
    cropRanking,
    { countryCode: areaCode, elementId: rankId, indicatorId, year },
  ),
  countryRanking: get(
    '/api/v1/data/ranking/countries/:table/:elementId/:indicatorId/:year',
    'Full ranking of the countries by one element',
    countryRanking,
    { ...slice, year },
  ),
  value: get(
    '/api/v1/data/value/:table/VALUE/:countryCode/:elementId/:indicatorId/:year',
    'One value',
    singleValue,
    { ...slice, countryCode: areaCode, year },
  ),
  explain: get(
    '/api/v1/explain/:table/:countryCode/:elementId/:indicatorId/:year',
    'One value with its formula, its inputs and the rows of the source files behind them',
    explanation,
    { ...slice, countryCode: areaCode, year },
    {
      item: itemCode.optional(),
      per: z.enum(['inhabitant']).optional(),
      shareOf: parts,
      plus: parts,
      minus: parts,
      since: yearLike(2013).optional(),
      change: z.enum(['absolute', 'relative']).optional(),
      over: z.enum(['decade']).optional(),
      part: z.enum(['area', 'yield', 'change']).optional(),
      factor: elementId.optional(),
      partner: areaCode.optional(),
      flows: z.enum(['shown', 'reported', 'mirror']).optional(),
      origin: flowEnd.optional(),
      destination: flowEnd.optional(),
      beyond: whole(1, 1000),
    },
  ),
  chart: get(
    '/api/v1/chart/default/:table/:countryCode',
    'Series of several elements for one area',
    chartData,
    { table, countryCode: areaCode },
    { elementIds, cropIds: idList(176).optional() },
  ),
  geojson: get(
    '/api/v1/geojson/countries/:table/ISO3/:indicatorId',
    'Country shapes, small states included',
    countryFeatures,
    { table, indicatorId },
  ),
  adminIds: get(
    '/api/v1/data/adminIds/:table/:admin/:regionCode/:indicatorId/:year',
    'Values per country for the map',
    z.array(areaValue),
    { table, admin: z.enum(['World', 'region', 'macro']), regionCode: areaLike('WLRD'), indicatorId, year },
    { id_elements: elementIds },
  ),
  percentile: get(
    '/api/v1/percentile/:table/:elementId/:indicatorId/:year',
    'Class limits over countries',
    classBreaks,
    { ...slice, year },
  ),
  heatmap: get(
    '/api/v1/percentile/heatmap/:table/:elementId/:indicatorId',
    'Percentile of every country and year',
    percentileHeatmap,
    slice,
  ),
  cube: get('/api/v1/cube/:table/:elementId/:indicatorId', 'One element, all areas and years', cube, slice),
  cubes: get(
    '/api/v1/cubes/:table/:indicatorId',
    'Several elements, all areas and years, or those asked for',
    cubes,
    { table, indicatorId },
    { elementIds, area: areaCode.optional(), years: yearRange.optional() },
  ),
  podiums: get(
    '/api/v1/podiums/:table/:indicatorId',
    'Podiums of several rankings, all areas or one, all years',
    z.object({ podiums: z.array(podiums) }),
    { table, indicatorId },
    { elementIds: idList(PRODUCTION_RANK), area: areaCode.optional() },
  ),
  tradeValue: get(
    '/api/v1/trade/:countryCode/value',
    'Imports (1) and exports (2) of crops over the years, in value',
    tradeSeries,
    { countryCode: areaCode },
    { flow, cropIds },
  ),
  tradeQuantity: get(
    '/api/v1/trade/:countryCode/quantity',
    'Imports (1) and exports (2) of crops over the years, in tonnes',
    tradeSeries,
    { countryCode: areaCode },
    { flow, cropIds },
  ),
  tradeFlows: get(
    '/api/v1/trade/:countryCode/flows/:year',
    'Flows of a crop into (1) and out of (2) an area, as both sides report them',
    tradeFlows,
    { countryCode: areaCode, year },
    { flow, cropIds, measure: z.enum(['value', 'quantity']).optional() },
  ),
  exportSeries: file(
    '/api/v1/export/:table/:elementId/:indicatorId',
    'One element, all areas and years, as a CSV file',
    slice,
    { lang },
  ),
  exports: get(
    '/api/v1/exports/:table/:indicatorId',
    'Which of several elements may be exported, and whose licence forbids it',
    exportability,
    { table, indicatorId },
    { elementIds },
  ),
  worldSums: get(
    '/api/v1/world-sums/:table/:indicatorId',
    'World totals beside the sums of the countries',
    worldSums,
    { table, indicatorId },
  ),
  release: get('/api/v1/release', 'The release being served', release),
  releases: get('/api/v1/releases', 'Releases that are kept, the newest first', z.array(keptRelease)),
  changes: get(
    '/api/v1/changes',
    'What the release has changed since the one before: counts, source files and figures',
    releaseChanges,
    {},
    {
      indicator: indicatorId.optional(),
      element: elementId.optional(),
      area: areaCode.optional(),
      kind: z.enum(['added', 'removed', 'changed']).optional(),
      offset: whole(0, 999_999),
      limit: whole(1, mostChanges),
    },
  ),
  ...pricePaths,
  ...samplePaths,
  ...flowPaths,
  ...collectionPaths,
  ...placePaths,
  ...varietyPaths,
  ...searchPaths,
  ...profilePaths,
  ...publicationPaths,
  ...networkPaths,
  ...lossPaths,
  ...recordPaths,
  sources: get('/api/v1/sources', 'Sources of the release', z.array(editedSource)),
} satisfies Record<string, RouteContract>;

/** Names of the routes. */
export type RouteName = keyof typeof routes;
/** A route's answer. */
export type RouteAnswer<N extends RouteName> = z.infer<(typeof routes)[N]['answer']>;
