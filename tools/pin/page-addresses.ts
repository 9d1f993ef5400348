import type { RoutedAddress } from './api-addresses.ts';

const languages = ['en', 'es', 'pt'];
/** Pages of data that have a view of an area. */
const dataPage =
  /\/data\/(?:consumption|production|production-value|surface-context|trade|prices|genebanks)$/;
/** Views of pages of data: a country, a macro region, a state that has ended, a year of another edition. */
const views = ['country=KEN', 'macro=20&year=2015', 'country=SUN&year=1985', 'country=BRA&year=2005'];
const countries =
  `ARG AUS BGD BOL CHN COD COL CRI CUB ETH FRA GHA GTM HTI IDN IND JPN KEN KIR MEX MWI NIC NGA PER RWA SDF SSD
  SUN TUR TZA UGA USA VEN VNM YUG ZWE`.split(/\s+/);

/** Pages whose text is kept, in each language. */
const read =
  `/ /beans/about /beans/about/databases /beans/about/changes /beans/about/glossary /beans/about/accessibility /beans/about/citing
  /beans/about/pages /beans/about/privacy /beans/about/questions /beans/contact /contribute /country /beans/publications /beans /rice
  /forages /beans/comparator /beans/comparator?series=KEN.beans.5510~BRA.beans.5510~WLRD.rice.5510&measure=index
  /beans/data/surface-context /beans/data/production /beans/data/production-value /beans/data/consumption /beans/data/trade
  /beans/data/prices /beans/data/genebanks /beans/data/seed-varieties /beans/data/accessionDeliveryNetwork
  /beans/data/collections /beans/data/pests /beans/data/post-harvest/results /beans/data/quotes
  /beans/data/consumption?country=KEN&year=2010 /beans/data/consumption?macro=20&year=1995
  /beans/data/production?country=SUN&year=1985 /beans/data/production?country=BRA&tab=metadata
  /beans/data/production?explain=KEN.5510.2020~capita /beans/data/trade?country=MMR /beans/data/prices?country=KEN
  /beans/data/genebanks?country=COL /beans/data/collections?collection=wild-relatives
  /beans/data/accessionDeliveryNetwork?country=COL /beans/data/production?country=ZZZ&year=1800
  /cocoa/data/production /sweet-potato/data/surface-context /potato/data/production-value /forages/data/surface-context
  /rice/data/consumption /rice/data/prices?country=BGD /cassava/data/prices-international /musa/data/production
  /beans/data/production/ranking /rice/data/consumption/ranking?year=2000 /beans/data/production/ranking?country=KEN
  /country/KEN /country/SUN /country/KIR /region/WLRD /region/014 /beans/pabra /beans/pabra/production
  /search?q=beans%20in%20Kenya%202015 /none`.split(/\s+/);

/** Paths without a language of a site map, but those of countries. */
function pathsOf(sitemap: string): string[] {
  const paths = [...sitemap.matchAll(/<loc>[^<]*?\/\/[^/<]+\/en([^<]*)/g)].map(([, path]) => path ?? '');
  return paths.filter((path) => !path.startsWith('/country/'));
}

/** The files beside pages that are requested: of each page all its tables as JSON, and the first as CSV. */
export function listFigures(sitemap: string): RoutedAddress[] {
  const paths = pathsOf(sitemap);
  const viewed = paths
    .filter((path) => dataPage.test(path))
    .flatMap((path, at) => [0, 1, 2].map((next) => `${path}?${views[(at + next) % views.length]}`));
  const all = [...paths, ...viewed, ...countries.map((code) => `/country/${code}`)];
  return all.flatMap((page, at) => {
    const [path, search] = page.split('?');
    const file = (ending: string): string =>
      `/${languages[at % languages.length]}${path}.${ending}${search === undefined ? '' : `?${search}`}`;
    const route = `figures of ${kindOf(path ?? '')}`;
    return ['json', 'csv'].map((ending) => ({ route, address: file(ending) }));
  });
}

/** Which kind of page differences are counted by: the last part of a crop's page, else the first of the path. */
const kindOf = (path: string): string => /\/data\/(.+)$/.exec(path)?.[1] ?? path.split('/')[1] ?? '';

/** The pages whose text is kept. */
export const texts: readonly RoutedAddress[] = read.flatMap((page) =>
  languages.map((language) => ({
    route: `text of ${kindOf(page.split('?')[0] ?? '')}`,
    address: `/${language}${page === '/' ? '' : page}`,
  })),
);
