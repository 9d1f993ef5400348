import { allianceCode, networkAreas, networkBases } from '#catalog/regions/networks.ts';
import type { Profile } from '#contract/profiles.ts';
import { listSummedNetworks } from '../figures/list-summed-networks.ts';
import { readMembership } from '../networks/read-membership.ts';
import type { ServedRelease } from '../release/served-release.ts';

/** How sure it is who belongs to PABRA or to one of its networks; `null` of an area that is none of these. */
export async function readMembershipParts(
  release: ServedRelease,
  code: string,
): Promise<Profile['membership']> {
  if (!networkAreas.includes(code)) return null;
  const { members, supplies } = await readMembership(release);
  const own = members.filter(({ network }) => code === allianceCode || network === code);
  const summed = await listSummedNetworks(release.figures);
  return {
    from: supplies.length === 0 ? 'catalog' : 'supply',
    bases: [...networkBases, null].flatMap((basis) => {
      const countries = new Set(own.flatMap((row) => (row.basis === basis ? [row.iso3] : []))).size;
      return countries === 0 ? [] : [{ basis, countries }];
    }),
    summed: summed.includes(code),
  };
}
