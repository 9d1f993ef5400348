import { macroRegions, worldCode } from '#catalog/regions/index.ts';
import type { ServedRelease } from '../release/served-release.ts';

/** Whether an area is the place, or one of the countries of the aggregate. */
export function withinPlace(release: ServedRelease, code: string): (area: string) => boolean {
  if (code === worldCode) return () => true;
  const regions: readonly string[] = macroRegions.find((macro) => macro.code === code)?.regions ?? [code];
  return (area) => area === code || regions.includes(release.areas.get(area)?.region ?? '');
}
