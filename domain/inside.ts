import { macroRegions, worldCode } from '#catalog/regions/index.ts';

/** Which countries belong to an area: a country to itself, former states to the region that they were in. */
export function membershipTest(
  area: string,
  regionOf: (country: string) => string | null | undefined,
): (country: string) => boolean {
  if (area === worldCode) return () => true;
  const regions = macroRegions.find(({ code }) => code === area)?.regions ?? [area];
  return (country) => country === area || regions.includes(regionOf(country) ?? '');
}
