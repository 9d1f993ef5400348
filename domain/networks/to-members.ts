import { allianceCode, networkCodes, networkMembers, networkSources } from '#catalog/regions/networks.ts';
import type { CheckedRow } from '../imports/import-format.ts';

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

/** A row of a membership, from the catalog or a contributed table. */
export interface MembershipRow {
  country: string;
  /** Empty or `null` where the network is not known. */
  network: string | null;
}

/** The countries of the alliance and of each network, without duplicates; a network without members has no countries, and so no figures. */
export function toMembers(rows: readonly MembershipRow[]): ReadonlyMap<string, readonly string[]> {
  const countries = (of: readonly MembershipRow[]) => [...new Set(of.map(({ country }) => country))].sort();
  return new Map([
    [allianceCode, countries(rows)],
    ...networkCodes.map((code) => [code, countries(rows.filter(({ network }) => network === code))] as const),
  ]);
}

export const toImportedMembers = (rows: readonly CheckedRow[]): ReadonlyMap<string, readonly string[]> =>
  toMembers(rows.map(({ country = '', network = '' }) => ({ country, network })));
