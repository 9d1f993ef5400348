import { allianceCode, networkAreas } from '#catalog/regions/networks.ts';
import { membershipFormat } from '#domain/imports/membership.ts';
import { listedMembers } from '#domain/networks/listed-members.ts';
import { toMembers } from '#domain/networks/to-members.ts';
import { type ImportKind, plainKind, type ReleaseWriter, type Supply, type Told } from './import-kind.ts';

type Row = Supply['rows'][number];

const cell = (row: Row, column: 'country' | 'network'): string => row[column] ?? '';

const membersOf = (rows: readonly Row[]) =>
  toMembers(rows.map((row) => ({ country: cell(row, 'country'), network: cell(row, 'network') })));

/** How the lists of other suppliers, which count beside this one, differ: a country is a member if any list has it. */
function beside(given: Supply, others: readonly Supply[]): string[] {
  return others.flatMap(({ source, rows }) => {
    const own = membersOf(given.rows).get(allianceCode) ?? [];
    const theirs = membersOf(rows).get(allianceCode) ?? [];
    const networks = (of: readonly Row[], country: string): string =>
      of
        .flatMap((row) => (cell(row, 'country') === country ? [cell(row, 'network') || 'no network'] : []))
        .sort()
        .join(' and ');
    const alone = theirs.filter((country) => !own.includes(country));
    const clashes = theirs.filter(
      (country) => own.includes(country) && networks(rows, country) !== networks(given.rows, country),
    );
    return [
      `The list of ${source.publisher}, ${source.date}, counts beside this one: whoever stands in either is a member.`,
      ...(alone.length === 0 ? [] : [`  in that list alone: ${alone.join(', ')}`]),
      ...clashes.map(
        (country) =>
          `  ${country}: ${networks(given.rows, country)} here, ${networks(rows, country)} in that list; both count`,
      ),
    ];
  });
}

/** Who becomes and who ceases to be a member of the alliance and each network, and whose sums are taken out for it. */
function tellMembership(given: Supply, { others, texts, countFigures }: Told): string[] {
  const after = membersOf([...others, given].flatMap(({ rows }) => rows));
  const lines = beside(given, others);
  const changed: string[] = [];
  for (const network of networkAreas) {
    const was = texts(
      `SELECT DISTINCT m.area FROM member m JOIN area a ON a.code = m.area
       WHERE m.aggregate = '${network}' AND a.kind = 'country' ORDER BY m.area`,
    );
    const is = after.get(network) ?? [];
    const gone = was.filter((country) => !is.includes(country));
    const come = is.filter((country) => !was.includes(country));
    if (gone.length === 0 && come.length === 0) continue;
    changed.push(network);
    lines.push(
      `${network}: ${was.length} → ${is.length} members` +
        `${come.length === 0 ? '' : `; new: ${come.join(', ')}`}${gone.length === 0 ? '' : `; no longer: ${gone.join(', ')}`}`,
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
  const own = `= '${network}'`;
  for (const table of tablesOfFigures) into.remove(table, `area ${own}`);
  into.remove('member', `aggregate ${own}`);
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
