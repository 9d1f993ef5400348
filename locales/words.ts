import type about from './pt/about.json';
import type areas from './pt/areas.json';
import type areasIn from './pt/areas-in.json';
import type changes from './pt/changes.json';
import type chart from './pt/chart.json';
import type chartOptions from './pt/chart-options.json';
import type checks from './pt/checks.json';
import type consumption from './pt/consumption.json';
import type consumptionBalance from './pt/consumption-balance.json';
import type contact from './pt/contact.json';
import type crops from './pt/crops.json';
import type dataPage from './pt/data-page.json';
import type design from './pt/design.json';
import type elements from './pt/elements.json';
import type elementsProduction from './pt/elements-production.json';
import type elementsTrade from './pt/elements-trade.json';
import type explain from './pt/explain.json';
import type feedback from './pt/feedback.json';
import type figure from './pt/figure.json';
import type frame from './pt/frame.json';
import type home from './pt/home.json';
import type items from './pt/items.json';
import type itemsProduction from './pt/items-production.json';
import type map from './pt/map.json';
import type methods from './pt/methods.json';
import type methodsProduction from './pt/methods-production.json';
import type methodsTrade from './pt/methods-trade.json';
import type problems from './pt/problems.json';
import type production from './pt/production.json';
import type productionValue from './pt/production-value.json';
import type rankings from './pt/rankings.json';
import type regions from './pt/regions.json';
import type seams from './pt/seams.json';
import type sections from './pt/sections.json';
import type sources from './pt/sources.json';
import type surfaceContext from './pt/surface-context.json';
import type trade from './pt/trade.json';
import type units from './pt/units.json';

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
  'changes',
  'chart',
  'chart-options',
  'checks',
  'consumption',
  'consumption-balance',
  'contact',
  'crops',
  'data-page',
  'design',
  'elements',
  'elements-production',
  'elements-trade',
  'explain',
  'feedback',
  'figure',
  'frame',
  'home',
  'items',
  'items-production',
  'map',
  'methods',
  'methods-production',
  'methods-trade',
  'problems',
  'production',
  'production-value',
  'rankings',
  'regions',
  'seams',
  'sections',
  'sources',
  'surface-context',
  'trade',
  'units',
] as const;

/** Every word key. The Portuguese files decide; a test holds the other languages to them. */
export type WordKey =
  | keyof typeof about
  | keyof typeof areas
  | keyof typeof areasIn
  | keyof typeof changes
  | keyof typeof chart
  | keyof typeof chartOptions
  | keyof typeof checks
  | keyof typeof consumption
  | keyof typeof consumptionBalance
  | keyof typeof contact
  | keyof typeof crops
  | keyof typeof dataPage
  | keyof typeof design
  | keyof typeof elements
  | keyof typeof elementsProduction
  | keyof typeof elementsTrade
  | keyof typeof explain
  | keyof typeof feedback
  | keyof typeof figure
  | keyof typeof frame
  | keyof typeof home
  | keyof typeof items
  | keyof typeof itemsProduction
  | keyof typeof map
  | keyof typeof methods
  | keyof typeof methodsProduction
  | keyof typeof methodsTrade
  | keyof typeof problems
  | keyof typeof production
  | keyof typeof productionValue
  | keyof typeof rankings
  | keyof typeof regions
  | keyof typeof seams
  | keyof typeof sections
  | keyof typeof sources
  | keyof typeof surfaceContext
  | keyof typeof trade
  | keyof typeof units;
