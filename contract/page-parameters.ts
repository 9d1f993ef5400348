/**
 * Names of the parameters of pages' views. The form issues a workbook of any view of a page, so it checks here which addresses are
 * views; a test compares the list with the parameters that pages read.
 */
export const pageParameters: ReadonlySet<string> = new Set([
  // Content, area and time.
  ...['area', 'by', 'city', 'country', 'crop', 'element', 'from', 'macro', 'network', 'region', 'to', 'year'],
  // How it is shown.
  ...[
    'base',
    'beside',
    'classes',
    'compare',
    'explain',
    'flags',
    'hide',
    'kind',
    'layout',
    'log',
    'look',
    'measure',
  ],
  // Changes by a form of the comparator.
  ...['newCrop', 'newElement', 'second'],
  ...['order', 'page', 'ranking', 'series', 'show', 'side', 'sort', 'step', 'tab', 'table', 'top', 'view'],
  // Filters.
  ...[
    'agent',
    'altitude',
    'commodity',
    'crop_type',
    'evidence',
    'institution',
    'language',
    'maturity',
    'min',
  ],
  ...['openAccess', 'pageType', 'part', 'q', 'source', 'stage', 'trait', 'type'],
  // Genebanks, and the points of their collections.
  ...['at', 'collection', 'colour', 'condition', 'direction', 'genebank', 'genePool', 'habit', 'point'],
  ...['species', 'where'],
  ...['altitudeFrom', 'altitudeTo', 'weightFrom', 'weightTo', 'yearFrom', 'yearTo'],
  // The release.
  'v',
]);
