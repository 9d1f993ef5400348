import { worldCode } from '#catalog/regions/index.ts';
import { elementFor, isCountry } from '../../api/data-view.tsx';
import { isOld } from '../../blocks/is-old.ts';
import { areaName } from '../../i18n/area-words.ts';
import type { Formats } from '../../i18n/formats.ts';
import type { Words } from '../../i18n/words.tsx';
import { shownYear } from './page-limits.ts';
import type { PageShown } from './shown-data.ts';

export interface Freshness {
  /** The year with which the page of the area opens. */
  latest: number;
  /** Its end is more than 36 months before the release, and the area has no figure that is newer. */
  isOld: boolean;
  /** The newest year of the own figures of a country or a region, where that is later. */
  own: number | null;
  /**
   * The later year that most countries of the World have, with their number, and that of the shown one; `null` of a region, and where the
   * year is not old and the area itself has none.
   */
  newer: { year: number; countries: number; of: number } | null;
}

/** `null` where the area has no figure, or its series is not loaded. */
export function freshnessOf({ facts, section, view, allCubes, area, release }: PageShown): Freshness | null {
  const ownSeries = facts && allCubes.series(elementFor(facts.element, area), area);
  if (facts === undefined || ownSeries == null || ownSeries.size === 0) return null;
  // Few countries have the newest years of all: a page's lead is of a comparable year.
  const latest = shownYear({ ...view, year: null }, facts, { section, cubes: allCubes });
  const newest = Math.max(...ownSeries.keys());
  const own = newest > latest && area !== worldCode ? newest : null;
  const old = isOld(own ?? latest, release);
  const of = facts.years.find(({ year }) => year === latest)?.countries ?? 0;
  const later = facts.years
    .filter(({ year }) => year > latest)
    .reduce((most, each) => (each.countries >= most.countries ? each : most), { year: latest, countries: 0 });
  const isCounted = (isCountry(area) || area === worldCode) && (old || newest > latest);
  return { latest, isOld: old, own, newer: isCounted ? { ...later, of } : null };
}

/** `Latest: 2023`, and where newer figures are: of the country itself, or of some countries. */
export function freshnessText(
  { latest, isOld: old, own, newer }: Freshness,
  { area, element }: { area: string; element: number },
  { words, formats }: { words: Words; formats: Formats },
): string {
  const year = formats.year(latest);
  if (own !== null)
    return words('dataPage.latest.own', { year, area: areaName(words, area), own: formats.year(own) });
  if (newer === null)
    return old
      ? words('dataPage.latest.of', { year, element: words(`elements.${element}.short`) })
      : words('dataPage.latest', { year });
  // Most countries have newer figures, and FAO no sum of them.
  if (area === worldCode && newer.countries * 2 >= newer.of)
    return words('dataPage.latest.world', { year, later: formats.year(newer.year) });
  return old || newer.countries === 0
    ? words('dataPage.latest.newer', { year, countries: newer.countries })
    : words('dataPage.latest.part', {
        year,
        later: formats.year(newer.year),
        countries: newer.countries,
        of: newer.of,
      });
}
