import { networkAreas } from '#catalog/regions/networks.ts';
import { withoutCubeAreas } from '#domain/columns/cube-columns.ts';
import { type PodiumColumns, withoutPodiumAreas } from '#domain/columns/podium-columns.ts';
import { membershipFormat } from '#domain/imports/membership.ts';
import { listedMembers } from '#domain/networks/listed-members.ts';
import { toMembers } from '#domain/networks/to-members.ts';
import { type ImportKind, plainKind, type ReleaseWriter } from './import-kind.ts';
import { tellMembership } from './tell-membership.ts';

const plain = plainKind(membershipFormat, 'network_membership');

/** Tables with figures of an area, beside that of its members. */
const figuresOfAreas = [
  'observation',
  'ranking',
  'ranking_list',
  'series_break',
  'series_seam',
  'doubtful_figure',
  'figure_event',
] as const;

/** Figures and podiums of all areas together, as pages get them: their tables with keys, and the text without areas. */
const columnsOfAreas = [
  ['cube_column', ['indicator', 'element'], withoutCubeAreas],
  [
    'podium_column',
    ['element', 'crop'],
    (body: string, left: ReadonlySet<string>) =>
      JSON.stringify(withoutPodiumAreas(JSON.parse(body) as PodiumColumns, left)),
  ],
] as const;

/** Networks without a sum: those whose members have changed, now or in an import before. */
function unsummed(into: ReleaseWriter): ReadonlySet<string> {
  const all = networkAreas.map((network) => `'${network}'`).join(', ');
  const summed = into.texts(`SELECT DISTINCT area FROM observation WHERE area IN (${all})`);
  return new Set(networkAreas.filter((network) => !summed.includes(network)));
}

/** Takes the sums of networks out of what holds the figures of all areas. */
function removeFromColumns(networks: ReadonlySet<string>, into: ReleaseWriter): void {
  if (networks.size === 0) return;
  const holds = [...networks].map((network) => `instr(body, '"${network}"') > 0`).join(' OR ');
  for (const [table, keys, without] of columnsOfAreas)
    into.change(table, { keys, column: 'body' }, holds, (body) => without(body, networks));
}

/** Gives a network other members. Its sums are of the members before, so they go; the next run from sources adds up anew. */
function replaceMembers(network: string, countries: readonly string[], into: ReleaseWriter): void {
  const own = `= '${network}'`;
  for (const table of figuresOfAreas) into.remove(table, `area ${own}`);
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
    for (const network of networkAreas) {
      const countries = members.get(network) ?? [];
      const counted = into.texts(
        `SELECT DISTINCT m.area FROM member m JOIN area a ON a.code = m.area
         WHERE m.aggregate = '${network}' AND a.kind = 'country' ORDER BY m.area`,
      );
      if (counted.join() !== countries.join()) replaceMembers(network, countries, into);
    }
    removeFromColumns(unsummed(into), into);
  },
};
