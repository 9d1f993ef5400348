import { parseChartOptions } from './chart-options.ts';
import { parseSpan, type Span } from './span.ts';

/** How the block of countries is shown; the address holds it as the block's choice. */
export interface CountriesView {
  /** Bars of one year, lines between two years, or a small chart for each country. */
  kind: 'ranking' | 'slope' | 'facets';
  perInhabitant: boolean;
  log: boolean;
  own: boolean;
  /** The two years, where they were chosen; else means of three years are compared. */
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

export const countriesInFacets = 6;
