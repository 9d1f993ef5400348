/** Routes of the published menus and titles, without language, as the product's specification lists them. */
const beans = [
  '/beans',
  '/beans/comparator',
  '/beans/publications',
  '/beans/about',
  '/beans/about/databases',
  '/beans/contact',
  '/beans/pabra',
  ...['surface-context', 'production', 'production-value', 'consumption'].map((at) => `/beans/pabra/${at}`),
  ...['seed-production', 'seed-varieties'].map((at) => `/beans/pabra/${at}`),
  ...['surface-context', 'production', 'production-value', 'consumption'].map((at) => `/beans/data/${at}`),
  ...['prices', 'trade', 'genebanks', 'seed-varieties'].map((at) => `/beans/data/${at}`),
  '/beans/data/accessionDeliveryNetwork',
  '/beans/data/prices-international',
  '/beans/data/pests',
  '/beans/data/diseases',
  '/beans/data/quotes',
  '/beans/data/industrial-quality/general-information',
  '/beans/data/industrial-quality/results',
  '/beans/data/post-harvest/general-information',
  '/beans/data/post-harvest/results',
];

const threeOf = ['surface-context', 'production', 'production-value'];

const crops: Readonly<Record<string, readonly string[]>> = {
  cocoa: threeOf,
  'sweet-potato': threeOf,
  potato: threeOf,
  forages: [...threeOf, 'genebanks'],
  rice: [...threeOf, 'consumption', 'prices', 'trade'],
  cassava: [...threeOf, 'consumption', 'prices', 'prices-international', 'trade', 'genebanks'],
};

export const publishedRoutes: readonly string[] = [
  ...beans,
  ...Object.entries(crops).flatMap(([crop, sections]) => sections.map((at) => `/${crop}/data/${at}`)),
];

/** The two kinds of publications, which are one page by its parameter. */
export const publishedKinds = ['conceptual', 'social'].map((kind) => `/beans/publications?pageType=${kind}`);
