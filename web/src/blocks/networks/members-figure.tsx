import type { ReactNode } from 'react';
import { PRODUCTION } from '#catalog/elements/codes.ts';
import { allianceCode } from '#catalog/regions/networks.ts';
import type { Networks } from '#contract/networks.ts';
import { elementColumn } from '../../figure/columns.ts';
import { columnOf, type Figure, tableOf } from '../../figure/figure.ts';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { sourcesOf } from '../../figure/sources-of.ts';
import { areaName } from '../../i18n/area-words.ts';
import { licenceName } from '../../i18n/licence-name.ts';
import { type Speech, useSpeech } from '../../i18n/speech.ts';
import { toLocale, type Words } from '../../i18n/words.tsx';
import { type MembersInput, MembersMap } from './members-map.tsx';

type Member = Networks['members'][number];

const basisText = (words: Words, { network, basis, note }: Member): string =>
  [
    words(network === null ? 'networks.basis.unknown' : `networks.basis.${basis ?? 'supplied'}`),
    ...(note === null ? [] : [note]),
  ].join('; ');

function sortMembers({ networks, members }: Networks, { words, language }: Speech): readonly Member[] {
  const order = (network: string | null): number =>
    network === null ? networks.length : networks.findIndex(({ code }) => code === network);
  const { compare } = new Intl.Collator(toLocale(language));
  return members.toSorted(
    (a, b) =>
      order(a.network) - order(b.network) || compare(areaName(words, a.iso3), areaName(words, b.iso3)),
  );
}

const pagesOf = ({
  link,
  member_link: memberLink,
}: Pick<Member, 'link' | 'member_link'>): readonly string[] => [
  ...new Set([link, memberLink].flatMap((each) => each ?? [])),
];

const hostOf = (link: string): string => new URL(link).hostname.replace(/^www\./, '');

function memberNotes({ networks, members, guests, supplies }: Networks, { words, formats }: Speech) {
  const [, ...parts] = networks;
  const listOf = (some: readonly { code: string }[]): string => formats.list(some.map(({ code }) => code));
  const inferred = parts.filter(({ code }) => {
    const own = members.filter(({ network }) => network === code);
    return own.length > 0 && own.every(({ basis }) => basis === 'inferred');
  });
  const empty = networks.filter((network) => network.members.length === 0);
  const notSummed = networks.filter((network) => !network.summed && network.members.length > 0);
  const codes = members.map(({ iso3 }) => iso3);
  const inTwo = [...new Set(codes.filter((code, at) => codes.indexOf(code) < at))];
  return {
    remarks: inferred.length === 0 ? [] : [words('networks.membership.inferred', { list: listOf(inferred) })],
    notes: [
      ...(supplies.length === 0 ? [words('networks.membership.catalog')] : []),
      ...supplies.map(({ supplier, supplied, licence }) =>
        words('networks.membership.supplied', {
          supplier,
          date: formats.date(supplied),
          licence: licenceName(words, licence),
        }),
      ),
      ...(empty.length === 0 ? [] : [words('networks.membership.empty', { list: listOf(empty) })]),
      ...(notSummed.length === 0
        ? []
        : [words('networks.membership.notSummed', { list: listOf(notSummed) })]),
      ...(inTwo.length === 0
        ? []
        : [
            words('networks.membership.two', {
              list: formats.list(inTwo.map((code) => areaName(words, code))),
            }),
          ]),
      ...guests.map(({ iso3, network }) => words('networks.guest', { area: areaName(words, iso3), network })),
    ],
  };
}

export function memberFigure(input: MembersInput, speech: Speech): Figure {
  const { networks, harvests } = input;
  const { words, formats } = speech;
  const title = words('networks.membership.title');
  const [alliance, ...parts] = networks.networks;
  const counts = words('networks.membership.counts', {
    members: alliance?.members.length ?? 0,
    list: formats.list(
      parts.map(({ code, members }) =>
        words('networks.membership.count', { network: code, count: members.length }),
      ),
    ),
  });
  const supplied = networks.supplies.map(({ key, supplier, supplied: date, licence, exportable }) => ({
    ...{ key, publisher: supplier, title, url: '', date, licence, exportable },
  }));
  const ofHarvests = harvests?.sources ?? [];
  return {
    id: 'membership',
    title,
    finding: harvests?.finding ?? counts,
    ...(harvests !== null && {
      ...{ number: harvests.number, year: harvests.year, isLead: true },
      ...{ elements: [PRODUCTION], indicators: harvests.indicators },
    }),
    ...memberNotes(networks, speech),
    source:
      supplied.length === 0
        ? words('networks.membership.source')
        : sourcesOf(words, [...supplied, ...ofHarvests]).source,
    sources: [...sourcesOf(words, supplied).sources, ...ofHarvests],
    area: allianceCode,
    picture: () => <MembersMap {...input} title={title} summary={counts} />,
    ...tableOf<Member>(sortMembers(networks, speech), [
      columnOf('country', words('dataPage.filters.country'), 'name', ({ iso3 }) => ({
        value: areaName(words, iso3),
        code: iso3,
      })),
      columnOf('network', words('dataPage.filters.network'), 'name', ({ network }) => ({
        value: network === null ? words('networks.notStated') : areaName(words, network),
        text: network ?? undefined,
        code: network ?? undefined,
      })),
      harvests !== null && {
        key: String(PRODUCTION),
        label: words('networks.column.harvest', { year: formats.year(harvests.year) }),
        ...elementColumn(PRODUCTION, speech),
        of: ({ iso3 }) => harvests.values.get(iso3) ?? null,
      },
      columnOf('basis', words('networks.column.basis'), 'name', (member) => ({
        value: basisText(words, member),
        code: member.basis ?? undefined,
      })),
      columnOf('source', words('networks.column.source'), 'text', (member) => {
        const links = pagesOf(member);
        return { value: links.join(' '), text: links.slice(0, 1).map(hostOf).join(''), href: links[0] };
      }),
    ]),
  };
}

export function MembersFigure({ input }: { input: MembersInput }): ReactNode {
  const speech = useSpeech();
  const { supplies, members, guests } = input.networks;
  const pages = new Set([...members.flatMap(pagesOf), ...guests.map(({ link }) => link)]);
  const files =
    supplies.length === 0
      ? ['']
      : supplies.flatMap(({ key, exportable }) => (exportable ? `?source=${key}` : []));
  const figure = memberFigure(input, speech);
  return (
    <FigureFrame
      figure={figure}
      heading={<span id="members">{figure.title}</span>}
      links={
        <>
          {[...pages].map((page) => (
            <p key={page}>
              {speech.words('networks.column.source')}: <a href={page}>{hostOf(page)}</a>
            </p>
          ))}
          {files.map((query) => (
            <p key={query}>
              <a href={`/api/v1/export/networks${query}`} rel="nofollow">
                {speech.words('networks.membership.csv')}
              </a>
            </p>
          ))}
        </>
      }
    />
  );
}
