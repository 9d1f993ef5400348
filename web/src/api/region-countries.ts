import { macroRegions } from '#catalog/regions/index.ts';
import type { AreaSummary } from '#contract/data.ts';

/** Countries of a region or a macro region. */
export function countriesOf(region: string, areas: ReadonlyMap<string, AreaSummary>): ReadonlySet<string> {
  const codes = macroRegions.find(({ code }) => code === region)?.regions ?? [region];
  return new Set(
    [...areas.values()].filter((entry) => codes.includes(entry.region ?? '')).map((entry) => entry.code),
  );
}

/** Figures and areas of a region's countries alone; all of them where there is none. */
export function inRegion<Value>(
  known: { slice: ReadonlyMap<string, Value>; areas: ReadonlyMap<string, AreaSummary> },
  region: ReadonlySet<string> | null,
): typeof known {
  if (region === null) return known;
  const inside = <Entry>(entries: ReadonlyMap<string, Entry>): ReadonlyMap<string, Entry> =>
    new Map([...entries].filter(([code]) => region.has(code)));
  return { slice: inside(known.slice), areas: inside(known.areas) };
}
