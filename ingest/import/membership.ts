import { networkAreas } from '#catalog/regions/networks.ts';
import { membershipFormat } from '#domain/imports/membership.ts';
import { listedMembers } from '#domain/networks/listed-members.ts';
import { toMembers } from '#domain/networks/to-members.ts';
import { type ImportKind, plainKind, type ReleaseWriter } from './import-kind.ts';
import { tellMembership } from './tell-membership.ts';

const plain = plainKind(membershipFormat, 'network_membership');

/** Tables of single figures of an area, beside its figures and its members. */
const tablesOfFigures = ['series_break', 'series_seam', 'doubtful_figure', 'figure_event'] as const;

/** Gives a network other members. Its sums are of the members before, so they go; the next run from sources adds up anew. */
function replaceMembers(network: string, countries: readonly string[], into: ReleaseWriter): void {
  const own = `= '${network}'`;
  for (const table of tablesOfFigures) into.remove(table, `area ${own}`);
  into.remove('member', `aggregate ${own}`);
  for (const area of countries)
    into.insert('member', { aggregate: network, area, first_year: 0, last_year: 9999 });
}

/**
 * Members of PABRA: what is handed in counts over the catalog's list. A network whose members are others than those that the release
 * has added up keeps no sum: a figure of former members would be told as one of the present ones.
 */
export const membershipKind: ImportKind = {
  ...plain,
  standing: listedMembers,
  tell: tellMembership,
  write: (supplies, into) => {
    plain.write(supplies, into);
    const rows = supplies.flatMap((given) => given.rows);
    if (rows.length === 0) return;
    const members = toMembers(
      rows.map((row) => ({ country: row['country'] ?? '', network: row['network'] ?? null })),
    );
    const changed = new Set<string>();
    for (const network of networkAreas) {
      const countries = members.get(network) ?? [];
      const counted = into.texts(
        `SELECT DISTINCT m.area FROM member m JOIN area a ON a.code = m.area
         WHERE m.aggregate = '${network}' AND a.kind = 'country' ORDER BY m.area`,
      );
      if (counted.join() === countries.join()) continue;
      replaceMembers(network, countries, into);
      changed.add(network);
    }
    if (changed.size > 0) into.removeFigures(changed);
  },
};
