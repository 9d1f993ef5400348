import { macroRegions, worldCode } from '#catalog/regions/index.ts';
import type { AreaSummary } from '#contract/data.ts';

/** Which countries belong to an area; a country belongs to itself. */
export function isInsideOf(
  area: string,
  areas: ReadonlyMap<string, AreaSummary>,
): (country: string) => boolean {
  if (area === worldCode) return () => true;
  const regions = macroRegions.find(({ code }) => code === area)?.regions ?? [area];
  return (country) => country === area || regions.includes(areas.get(country)?.region ?? '');
}
