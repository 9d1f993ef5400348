import type areas from './pt/areas.json';
import type areasIn from './pt/areas-in.json';
import type chart from './pt/chart.json';
import type consumption from './pt/consumption.json';
import type crops from './pt/crops.json';
import type dataPage from './pt/data-page.json';
import type elements from './pt/elements.json';
import type elementsProduction from './pt/elements-production.json';
import type elementsTrade from './pt/elements-trade.json';
import type figure from './pt/figure.json';
import type frame from './pt/frame.json';
import type items from './pt/items.json';
import type map from './pt/map.json';
import type problems from './pt/problems.json';
import type regions from './pt/regions.json';
import type sections from './pt/sections.json';
import type units from './pt/units.json';

/** Languages of the observatory, in menu order. */
export const languages = ['en', 'es', 'pt'] as const;

export type Language = (typeof languages)[number];

/** What a visitor gets whose language is not known. */
export const fallbackLanguage = 'pt' satisfies Language;

/** Word files: each is `locales/<language>/<file>.json`, flat keys to ICU messages. */
export const wordFiles = [
  'areas',
  'areas-in',
  'chart',
  'consumption',
  'crops',
  'data-page',
  'elements',
  'elements-production',
  'elements-trade',
  'figure',
  'frame',
  'items',
  'map',
  'problems',
  'regions',
  'sections',
  'units',
] as const;

/** Every word key. The Portuguese files decide; a test holds the other languages to them. */
export type WordKey =
  | keyof typeof areas
  | keyof typeof areasIn
  | keyof typeof chart
  | keyof typeof consumption
  | keyof typeof crops
  | keyof typeof dataPage
  | keyof typeof elements
  | keyof typeof elementsProduction
  | keyof typeof elementsTrade
  | keyof typeof figure
  | keyof typeof frame
  | keyof typeof items
  | keyof typeof map
  | keyof typeof problems
  | keyof typeof regions
  | keyof typeof sections
  | keyof typeof units;
