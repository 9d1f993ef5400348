import type { AreaSummary } from '#contract/data.ts';
import { membershipTest } from '#domain/inside.ts';

export function countriesOf(region: string, areas: ReadonlyMap<string, AreaSummary>): ReadonlySet<string> {
  const isInside = membershipTest(region, (code) => areas.get(code));
  return new Set([...areas.keys()].filter((code) => code !== region && isInside(code)));
}

/** What is known of a region's countries alone, by their codes; of all of them where there is no region. */
export function within<Entry>(
  entries: ReadonlyMap<string, Entry>,
  region: ReadonlySet<string> | null,
): ReadonlyMap<string, Entry> {
  return region === null ? entries : new Map([...entries].filter(([code]) => region.has(code)));
}
