import { networkMembers } from '#catalog/regions/networks.ts';
import { membershipFormat } from '#domain/imports/membership.ts';
import { toMembers } from '#domain/networks/to-members.ts';
import type { NetworkCountries } from '../steps/areas.ts';
import type { CurrentRelease } from '../steps/kept-release.ts';
import { readSupplies } from './supply.ts';

/** Who counts for the alliance and its networks: what was handed in for the current release, else the catalog's list. */
export async function readMembership(current: CurrentRelease | null): Promise<NetworkCountries> {
  const supplies = current === null ? [] : await readSupplies(current.folder);
  const given = supplies.filter(({ kind }) => kind === membershipFormat.id).flatMap(({ rows }) => rows);
  return toMembers(
    given.length === 0
      ? networkMembers
      : given.map((row) => ({ country: row['country'] ?? '', network: row['network'] ?? null })),
  );
}
