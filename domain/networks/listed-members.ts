import { networkMembers, networkSources } from '#catalog/regions/networks.ts';

/** The catalog's list as if somebody had handed it in: it is what counts as long as nobody has. */
export const listedMembers: readonly Readonly<Record<string, string>>[] = networkMembers.map(
  ({ country, network, basis, source, memberSource }) => ({
    country,
    network: network ?? '',
    basis: basis ?? '',
    note: '',
    link: networkSources[source ?? memberSource],
  }),
);
