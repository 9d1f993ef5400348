/** Languages of the observatory, in menu order. */
export const languages = ['en', 'es', 'pt'] as const;

export type Language = (typeof languages)[number];

/** What a visitor gets whose language is not known. */
export const fallbackLanguage = 'pt' satisfies Language;

/** Word files: each is `locales/<language>/<file>.json`, flat keys to ICU messages. */
export const wordFiles = [
  'about',
  'areas',
  'areas-in',
  'chart',
  'chart-options',
  'checks',
  'cite',
  'consumption',
  'consumption-balance',
  'contact',
  'crops',
  'data-page',
  'design',
  'elements',
  'elements-livestock',
  'elements-production',
  'elements-trade',
  'explain',
  'figure',
  'frame',
  'home',
  'items',
  'items-crops',
  'items-livestock',
  'items-production',
  'livestock',
  'livestock-products',
  'livestock-value',
  'map',
  'methods',
  'methods-livestock',
  'methods-production',
  'methods-trade',
  'problems',
  'production',
  'production-decomposition',
  'production-value',
  'rankings',
  'regions',
  'release',
  'sections',
  'sources',
  'surface-context',
  'trade',
  'units',
] as const;
