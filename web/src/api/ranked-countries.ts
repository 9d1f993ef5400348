import type { AreaSummary } from '#contract/data.ts';
import type { Figure } from './cube-store.ts';

/** A country in a ranking: equal values share a rank. */
export interface RankedCountry {
  area: string;
  figure: Figure;
  rank: number;
}

/** Countries of a slice, largest first; aggregates and former states never enter. */
export function rankedCountries(
  slice: ReadonlyMap<string, Figure>,
  areas: ReadonlyMap<string, AreaSummary>,
): readonly RankedCountry[] {
  const countries = [...slice]
    .filter(([code]) => areas.get(code)?.kind === 'country')
    .map(([area, figure]) => ({ area, figure }))
    .sort((a, b) => b.figure.value - a.figure.value || a.area.localeCompare(b.area));
  let rank = 0;
  let last: number | null = null;
  return countries.map((entry, index) => {
    // Ties share a rank, and the next rank counts them all: 1, 1, 3.
    if (entry.figure.value !== last) rank = index + 1;
    last = entry.figure.value;
    return { ...entry, rank };
  });
}

/**
 * The countries next to one in a ranking, it among them, best first: `count` in all, as many above as below where there
 * are enough. The first `count` where the country is not ranked.
 */
export function neighbours(
  ranked: readonly RankedCountry[],
  country: string | null,
  count: number,
): readonly RankedCountry[] {
  const at = ranked.findIndex(({ area }) => area === country);
  const start = at < 0 ? 0 : Math.min(at - Math.floor((count - 1) / 2), ranked.length - count);
  return ranked.slice(Math.max(start, 0), Math.max(start, 0) + count);
}
