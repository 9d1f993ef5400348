import { elementFor } from '../../api/data-view.tsx';
import { isOld } from '../../blocks/is-old.ts';
import { shownYear } from './page-limits.ts';
import type { PageShown } from './shown-data.ts';

/** How recent the figures of the shown element and area are. */
export interface Freshness {
  /** The year with which the page of the area opens. */
  latest: number;
  /** Its end is more than 36 months before the release. */
  isOld: boolean;
  /** The most countries that have a figure of a later year; `null` where the year is not old and the area itself has none. */
  newer: number | null;
}

/** `null` where the area has no figure, or its series is not loaded. */
export function freshnessOf({ facts, section, view, allCubes, area, release }: PageShown): Freshness | null {
  const ownSeries = facts && allCubes.series(elementFor(facts.element, area), area);
  if (facts === undefined || ownSeries == null || ownSeries.size === 0) return null;
  // Few countries have the newest years of all: a page's lead is of a comparable year.
  const latest = shownYear({ ...view, year: null }, facts, { section, cubes: allCubes });
  const old = isOld(latest, release);
  const newer = facts.years.filter(({ year }) => year > latest).map(({ countries }) => countries);
  return {
    latest,
    isOld: old,
    newer: old || Math.max(...ownSeries.keys()) > latest ? Math.max(0, ...newer) : null,
  };
}
