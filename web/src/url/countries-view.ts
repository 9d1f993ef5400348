import { parseChartOptions } from './chart-options.ts';
import { parseSpan, type Span } from './span.ts';

/** How the block of countries is shown; the address holds it as the block's choice. */
export interface CountriesView {
  /** Bars of one year, lines between two years, or a small chart for each country. */
  kind: 'ranking' | 'slope' | 'facets';
  perInhabitant: boolean;
  log: boolean;
  /** Each small chart with an axis of its own. */
  own: boolean;
  /** The two years, where they were chosen. */
  span: Span | null;
}

/** Reads a choice such as `slope-2012-2022-log`; words that it does not know are passed over. */
export function parseCountriesView(choice: string | undefined): CountriesView {
  const tokens = (choice ?? '').split('-');
  const { perInhabitant, log, facets } = parseChartOptions(choice);
  const years = tokens.filter((token) => /^\d{4}$/.test(token));
  return {
    kind: tokens.includes('slope') ? 'slope' : facets === 'none' ? 'ranking' : 'facets',
    perInhabitant,
    log,
    own: facets === 'own',
    span: parseSpan(years.join('-')),
  };
}

/** Writes a choice; the plain view is the empty text, which no address holds. */
export function serialiseCountriesView({ kind, perInhabitant, log, own, span }: CountriesView): string {
  return [
    ...(kind === 'slope' ? ['slope'] : kind === 'facets' ? [own ? 'own' : 'facets'] : []),
    ...(kind === 'slope' && span !== null ? [span.from, span.to] : []),
    ...(perInhabitant ? ['inhabitant'] : []),
    ...(log && kind === 'slope' ? ['log'] : []),
  ].join('-');
}

/** Small charts that the block shows. */
export const countriesInFacets = 6;

/** Length of a comparison when nobody chose its years. */
const defaultLength = 10;

/**
 * The two years that are compared: the chosen ones, else the shown year and ten years before it, or the first year after the newest
 * of the common breaks that lie between.
 */
export function comparedYears(view: CountriesView, year: number, breaks: readonly number[]): Span {
  const between = breaks.filter((at) => year - defaultLength < at && at < year);
  return view.span ?? { from: Math.max(year - defaultLength, ...between), to: year };
}
