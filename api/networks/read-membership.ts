import { networkBases, networkMembers, networkSources } from '#catalog/regions/networks.ts';
import type { Networks } from '#contract/networks.ts';
import { nameSources } from '../prices/sources.ts';
import { selectRows } from '../queries/select-rows.ts';
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

/**
 * Rows of several lists as one: a country and network appears once, from the surest list with the basis of each, and a country
 * without a network only where no list names one.
 */
export function mergeMembers(members: readonly Member[]): readonly Member[] {
  const sureness = ({ basis }: Member): number =>
    basis === null ? networkBases.length : networkBases.indexOf(basis);
  const merged = new Map<string, Member>();
  for (const member of members) {
    const key = `${member.iso3} ${member.network ?? ''}`;
    const other = merged.get(key);
    if (other === undefined) {
      merged.set(key, member);
      continue;
    }
    const [first, second] = sureness(member) < sureness(other) ? [member, other] : [other, member];
    const notes = [...new Set([first.note, second.note].flatMap((note) => note ?? []))];
    merged.set(key, {
      ...first,
      note: notes.length === 0 ? null : notes.join('; '),
      link: first.link ?? second.link,
    });
  }
  const withNetwork = new Set(
    [...merged.values()].flatMap(({ iso3, network }) => (network === null ? [] : [iso3])),
  );
  return [...merged.values()].filter(({ iso3, network }) => network !== null || !withNetwork.has(iso3));
}

/** The members of a release: the imported ones, with their suppliers, else the catalog's. */
export async function readMembership(
  release: ServedRelease,
): Promise<{ members: readonly Member[]; supplies: Networks['supplies'] }> {
  const rows = await selectRows(release.db, 'network_membership');
  if (rows.length === 0) return { members: ofCatalog, supplies: [] };
  const sourceNames = await nameSources(release);
  return {
    members: mergeMembers(
      rows.map(({ country, network, basis, note, link }) => ({
        iso3: country,
        network,
        basis: networkBases.find((known) => known === basis) ?? null,
        note,
        link,
        member_link: null,
      })),
    ),
    supplies: sourceNames
      .all(rows.map(({ source }) => source))
      .map(({ key, publisher, date, licence, exportable }) => ({
        key,
        supplier: publisher,
        supplied: date,
        licence,
        exportable,
      }))
      .sort((a, b) => (a.supplied < b.supplied ? -1 : 1)),
  };
}
