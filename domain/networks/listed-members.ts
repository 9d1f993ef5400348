import { networkMembers, networkSources } from '#catalog/regions/networks.ts';

/** The catalog's list in the form of an import: the default without a contributed list. */
export const listedMembers: readonly Readonly<Record<string, string>>[] = networkMembers.map(
  ({ country, network, basis, source, memberSource }) => ({
    country,
    network: network ?? '',
    basis: basis ?? '',
    note: '',
    link: networkSources[source ?? memberSource],
  }),
);
