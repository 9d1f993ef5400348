import { networkBases, networkMembers, networkSources } from '#catalog/regions/networks.ts';
import type { Networks } from '#contract/networks.ts';
import { selectNetworkMembership } from '../queries/select-network-membership.ts';
import { selectSources } from '../queries/select-sources.ts';
import type { ServedRelease } from '../release/served-release.ts';

type Member = Omit<Networks['members'][number], `country_name${string}`>;

const linkOf = (source: keyof typeof networkSources | null): string | null =>
  source === null ? null : networkSources[source];

const ofCatalog: readonly Member[] = networkMembers.map(
  ({ country, network, basis, source, memberSource }) => ({
    iso3: country,
    network,
    basis,
    note: null,
    link: linkOf(source),
    member_link: linkOf(memberSource),
  }),
);

/** The members of a release: those that were handed in, with who did, else the catalog's. */
export async function readMembership(
  release: ServedRelease,
): Promise<{ members: readonly Member[]; supplies: Networks['supplies'] }> {
  const rows = await selectNetworkMembership(release.db);
  if (rows.length === 0) return { members: ofCatalog, supplies: [] };
  const sources = await selectSources(release.db);
  return {
    members: rows.map(({ country, network, basis, note, link }) => ({
      iso3: country,
      network,
      basis: networkBases.find((known) => known === basis) ?? null,
      note,
      link,
      member_link: null,
    })),
    supplies: sources
      .filter(({ id }) => rows.some(({ source }) => source === id))
      .map(({ publisher, date, licence }) => ({ supplier: publisher, supplied: date, licence }))
      .sort((a, b) => (a.supplied < b.supplied ? -1 : 1)),
  };
}
