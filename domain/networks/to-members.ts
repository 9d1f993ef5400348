import { allianceCode, networkCodes } from '#catalog/regions/networks.ts';

/** A row of a membership, whoever it is from: the catalog, or a table that was handed in. */
export interface MembershipRow {
  country: string;
  /** Empty or `null` where the network is not known. */
  network: string | null;
}

/**
 * The countries of the alliance and of each network. Each counts once, in however many networks and rows it stands; a network
 * without a member has none, and so no figures.
 */
export function toMembers(rows: readonly MembershipRow[]): ReadonlyMap<string, readonly string[]> {
  const countries = (of: readonly MembershipRow[]) => [...new Set(of.map(({ country }) => country))].sort();
  return new Map([
    [allianceCode, countries(rows)],
    ...networkCodes.map((code) => [code, countries(rows.filter(({ network }) => network === code))] as const),
  ]);
}
