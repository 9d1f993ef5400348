import type { Formats } from '../../i18n/formats.ts';
import type { Words } from '../../i18n/words.tsx';

export interface ElementCoverage {
  element: number;
  first: number;
  last: number;
  countries: number;
  regions: number;
}

/** `1961 to 2018; 162 countries and 16 regions`, as far as the element has each. */
export function coverageText(
  { words, methods }: { words: Words; methods: Words },
  formats: Formats,
  coverage: ElementCoverage | undefined,
): string {
  if (coverage === undefined) return words('figure.metadata.coverage.none');
  const { first, last, countries, regions } = coverage;
  const areas = [
    ...(countries > 0 ? [methods('figure.metadata.coverage.countries', { count: countries })] : []),
    ...(regions > 0 ? [methods('figure.metadata.coverage.regions', { count: regions })] : []),
  ];
  return methods('figure.metadata.coverage.value', {
    first: formats.year(first),
    last: formats.year(last),
    areas: areas.length === 0 ? words('areas.WLRD') : formats.list(areas),
  });
}
