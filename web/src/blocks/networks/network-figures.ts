import { allianceCode } from '#catalog/regions/networks.ts';
import { explainedKey } from '#contract/explain-address.ts';
import type { Networks } from '#contract/networks.ts';
import { elementColumn } from '../../figure/columns.ts';
import { type ColumnOf, columnOf, type Figure, tableOf } from '../../figure/figure.ts';
import { sourcesOf } from '../../figure/sources-of.ts';
import { areaName } from '../../i18n/area-words.ts';
import type { Speech } from '../../i18n/speech.ts';
import { toLocale, type Words } from '../../i18n/words.tsx';
import type { ComparedRow } from './comparison-table.tsx';

type Member = Networks['members'][number];

/** The networks beside each other, in the unit of the element. */
export function comparisonTable(
  rows: readonly ComparedRow[],
  { element, year, selected = null }: { element: number; year: number; selected?: string | null },
  speech: Speech,
): Pick<Figure, 'columns' | 'rows' | 'rowCount' | 'keyOf'> {
  const { words } = speech;
  const column = (
    key: string,
    kind: ColumnOf<ComparedRow>['kind'],
    of: ColumnOf<ComparedRow>['of'],
  ): ColumnOf<ComparedRow> => columnOf(key, words(`networks.column.${key}`), kind, of);
  return {
    ...tableOf(
      rows,
      [
        column('area', 'name', ({ area }) => ({ value: areaName(words, area), code: area })),
        {
          ...column('value', 'number', ({ figure }) => figure && { value: figure.value, flag: figure.flag }),
          ...elementColumn(element, speech),
        },
        column('contributors', 'number', ({ figure }) => figure?.contributors ?? null),
        column('members', 'number', ({ members }) => members),
        column('africa', 'share', ({ ofAfrica }) => ofAfrica),
        column('world', 'share', ({ ofWorld }) => ofWorld),
      ],
      ({ area }) => area,
      ({ area }) => area === selected,
    ),
    keyOf: (row, key) => (key === 'value' ? explainedKey(row, element, year) : null),
  };
}

/** Name of a network; for `null` the text that the member's page names none. */
export const networkName = (words: Words, code: string | null): string =>
  code === null ? words('networks.notStated') : areaName(words, code);

/** Certainty of a membership, in words. */
export const basisText = (words: Words, { network, basis, note }: Member): string =>
  [
    words(network === null ? 'networks.basis.unknown' : `networks.basis.${basis ?? 'supplied'}`),
    ...(note === null ? [] : [note]),
  ].join('; ');

/** Pages that name a country as a member. */
export const memberLinks = ({ link, member_link }: Member): readonly string[] => [
  ...new Set([link, member_link].flatMap((each) => each ?? [])),
];

/** Members by network, and within it by name. */
export function sortMembers({ networks, members }: Networks, { words, language }: Speech): readonly Member[] {
  const order = (network: string | null): number =>
    network === null ? networks.length : networks.findIndex(({ code }) => code === network);
  const { compare } = new Intl.Collator(toLocale(language));
  return members.toSorted(
    (a, b) =>
      order(a.network) - order(b.network) || compare(areaName(words, a.iso3), areaName(words, b.iso3)),
  );
}

/** Members by network, with the pages that name them. */
export function memberFigure(networks: Networks, speech: Speech): Figure {
  const { words } = speech;
  const title = words('networks.membership.title');
  return {
    id: 'membership',
    title,
    ...sourcesOf(
      words,
      networks.supplies.map(({ key, supplier, supplied, licence, exportable }) => ({
        ...{ key, publisher: supplier, title, url: '', date: supplied, licence, exportable },
      })),
    ),
    area: allianceCode,
    picture: null,
    ...tableOf(sortMembers(networks, speech), [
      columnOf('country', words('dataPage.filters.country'), 'name', ({ iso3 }) => ({
        value: areaName(words, iso3),
        code: iso3,
      })),
      columnOf('network', words('dataPage.filters.network'), 'name', ({ network }) => ({
        value: networkName(words, network),
        code: network ?? undefined,
      })),
      columnOf('basis', words('networks.column.basis'), 'name', (member) => ({
        value: basisText(words, member),
        code: member.basis ?? undefined,
      })),
      columnOf('source', words('networks.column.source'), 'text', (member) => memberLinks(member).join(' ')),
    ]),
  };
}
