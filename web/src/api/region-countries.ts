import { macroRegions } from '#catalog/regions/index.ts';
import type { AreaSummary } from '#contract/data.ts';

/** Countries of a region or a macro region. */
export function countriesOf(region: string, areas: ReadonlyMap<string, AreaSummary>): ReadonlySet<string> {
  const codes = macroRegions.find(({ code }) => code === region)?.regions ?? [region];
  return new Set(
    [...areas.values()].filter((entry) => codes.includes(entry.region ?? '')).map((entry) => entry.code),
  );
}

/** What is known of a region's countries alone, by their codes; of all of them where there is no region. */
export function within<Entry>(
  entries: ReadonlyMap<string, Entry>,
  region: ReadonlySet<string> | null,
): ReadonlyMap<string, Entry> {
  return region === null ? entries : new Map([...entries].filter(([code]) => region.has(code)));
}
