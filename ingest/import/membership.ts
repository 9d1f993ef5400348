import { allianceCode, networkAreas } from '#catalog/regions/networks.ts';
import { membershipFormat } from '#domain/imports/membership.ts';
import { listedMembers, toImportedMembers } from '#domain/networks/to-members.ts';
import {
  type ImportKind,
  plainKind,
  type ReleaseWriter,
  type Supply,
  type SupplyContext,
} from './import-kind.ts';

type Row = Supply['rows'][number];

const cell = (row: Row, column: 'country' | 'network'): string => row[column] ?? '';

/** Query of the countries that the release counts for a network. */
const countriesOf = (network: string): string =>
  `SELECT DISTINCT m.area FROM member m JOIN area a ON a.code = m.area
   WHERE m.aggregate = '${network}' AND a.kind = 'country' ORDER BY m.area`;

/** How the lists of other suppliers, which count beside this one, differ: a country is a member if any list has it. */
function beside(supply: Supply, others: readonly Supply[]): string[] {
  return others.flatMap(({ source, rows }) => {
    const ownMembers = toImportedMembers(supply.rows).get(allianceCode) ?? [];
    const otherMembers = toImportedMembers(rows).get(allianceCode) ?? [];
    const networks = (list: readonly Row[], country: string): string =>
      list
        .flatMap((row) => (cell(row, 'country') === country ? [cell(row, 'network') || 'no network'] : []))
        .sort()
        .join(' and ');
    const alone = otherMembers.filter((country) => !ownMembers.includes(country));
    const clashes = otherMembers.filter(
      (country) => ownMembers.includes(country) && networks(rows, country) !== networks(supply.rows, country),
    );
    return [
      `The list of ${source.publisher}, ${source.date}, counts beside this one: whoever stands in either is a member.`,
      ...(alone.length === 0 ? [] : [`  in that list alone: ${alone.join(', ')}`]),
      ...clashes.map(
        (country) =>
          `  ${country}: ${networks(supply.rows, country)} here, ${networks(rows, country)} in that list; both count`,
      ),
    ];
  });
}

/** Who becomes and who ceases to be a member of the alliance and each network, and whose sums are taken out for it. */
function describeMembership(supply: Supply, { others, texts, countFigures }: SupplyContext): string[] {
  const after = toImportedMembers([...others, supply].flatMap(({ rows }) => rows));
  const lines = beside(supply, others);
  const changed: string[] = [];
  for (const network of networkAreas) {
    const before = texts(countriesOf(network));
    const is = after.get(network) ?? [];
    const removed = before.filter((country) => !is.includes(country));
    const added = is.filter((country) => !before.includes(country));
    if (removed.length === 0 && added.length === 0) continue;
    changed.push(network);
    lines.push(
      `${network}: ${before.length} → ${is.length} members` +
        `${added.length === 0 ? '' : `; new: ${added.join(', ')}`}${removed.length === 0 ? '' : `; no longer: ${removed.join(', ')}`}`,
    );
  }
  const sums = changed.map((network) => [network, countFigures(network)] as const);
  const lost = sums.filter(([, count]) => count > 0);
  if (lost.length > 0)
    lines.push(
      `Sums over the former members are taken out: ${lost.map(([network, count]) => `${count} figures of ${network}`).join(', ')}. ` +
        'They come back with the next npm run ingest -- --from DIR.',
    );
  return lines;
}

const plain = plainKind(membershipFormat, 'network_membership');

/** Tables of single figures of an area, beside its figures and its members. */
const tablesOfFigures = ['series_break', 'series_seam', 'doubtful_figure', 'figure_event'] as const;

/** Gives a network other members. Its sums are of the members before, so they go; the next run from sources adds up anew. */
function replaceMembers(network: string, countries: readonly string[], into: ReleaseWriter): void {
  const isNetwork = `= '${network}'`;
  for (const table of tablesOfFigures) into.remove(table, `area ${isNetwork}`);
  into.remove('member', `aggregate ${isNetwork}`);
  for (const area of countries)
    into.insert('member', { aggregate: network, area, first_year: 0, last_year: 9999 });
}

/**
 * Members of PABRA: an import replaces the catalog's list. A network whose members differ from those in the release loses its
 * sums: a figure of former members would be shown as one of the present ones.
 */
export const membershipKind: ImportKind = {
  ...plain,
  standing: listedMembers,
  describe: describeMembership,
  write: (supplies, into) => {
    plain.write(supplies, into);
    const rows = supplies.flatMap((supply) => supply.rows);
    if (rows.length === 0) return;
    const members = toImportedMembers(rows);
    const changed = new Set<string>();
    for (const network of networkAreas) {
      const countries = members.get(network) ?? [];
      const counted = into.texts(countriesOf(network));
      if (counted.join() === countries.join()) continue;
      replaceMembers(network, countries, into);
      changed.add(network);
    }
    if (changed.size > 0) into.removeFigures(changed);
  },
};
