import { macroRegions, worldCode } from '#catalog/regions/index.ts';

/** Where a country is counted: in its region, and in networks that it is a member of. */
export interface Home {
  /** M49 code. */
  region: string | null;
  /** Codes of networks; absent where it is in none. */
  networks?: readonly string[] | undefined;
}

/** Which countries belong to an area: a country to itself, former states to the region that they were in, members to their networks. */
export function membershipTest(
  area: string,
  homeOf: (country: string) => Home | undefined,
): (country: string) => boolean {
  if (area === worldCode) return () => true;
  const regions = macroRegions.find(({ code }) => code === area)?.regions ?? [area];
  return (country) => {
    if (country === area) return true;
    const home = homeOf(country);
    return regions.includes(home?.region ?? '') || home?.networks?.includes(area) === true;
  };
}
