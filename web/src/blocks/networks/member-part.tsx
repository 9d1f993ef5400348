import type { ReactNode } from 'react';
import { allianceCode } from '#catalog/regions/networks.ts';
import type { Networks } from '#contract/networks.ts';
import type { Loaded } from '../../api/loaded.ts';
import { areaName } from '../../i18n/area-words.ts';
import { getFormats } from '../../i18n/formats.ts';
import { licenceName } from '../../i18n/licence-name.ts';
import { toLocale, useLanguage, useWords } from '../../i18n/words.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { FailedPart } from '../failed-part.tsx';
import { FiledHead } from '../filed-head.tsx';
import type { FiledPage } from '../use-filed.tsx';
import { filedMembers } from './filed-networks.ts';
import styles from './networks.module.css';

type Member = Networks['members'][number];

/** Whose list of members it is. */
function Origin({ networks: { supplies } }: { networks: Networks }): ReactNode {
  const words = useWords();
  const formats = getFormats(useLanguage());
  const address = '/api/v1/export/networks';
  const file = (href: string): ReactNode => (
    <a href={href} rel="nofollow">
      {words('networks.membership.csv')}
    </a>
  );
  if (supplies.length === 0)
    return (
      <p>
        {words('networks.membership.catalog')} {file(address)}
      </p>
    );
  return supplies.map(({ key, supplier, supplied, licence, exportable }) => (
    <p key={key}>
      {words('networks.membership.supplied', {
        supplier,
        date: formats.date(supplied),
        licence: licenceName(words, licence),
      })}{' '}
      {exportable && file(`${address}?source=${key}`)}
    </p>
  ));
}

/** Who belongs to PABRA and to which network, where that stands, and how sure it is. */
export function MemberPart({
  networks,
  at,
  isFolded = false,
}: {
  networks: Loaded<Networks>;
  at: Pick<FiledPage, 'page' | 'search' | 'release'>;
  /** Whether the list and where it is from stand behind its summary, below a page of figures. */
  isFolded?: boolean;
}): ReactNode {
  const words = useWords();
  const language = useLanguage();
  const formats = getFormats(language);
  if (networks.state === 'failed')
    return (
      <section className={styles.part} aria-labelledby="members">
        <h2 id="members">{words('networks.membership.title')}</h2>
        <FailedPart />
      </section>
    );
  const { value } = networks;
  const order = (network: string | null): number =>
    network === null ? value.networks.length : value.networks.findIndex(({ code }) => code === network);
  const members = value.members.toSorted(
    (a, b) =>
      order(a.network) - order(b.network) ||
      areaName(words, a.iso3).localeCompare(areaName(words, b.iso3), toLocale(language)),
  );
  const networkName = (code: string | null): string =>
    code === null ? words('networks.notStated') : areaName(words, code);
  const basisText = ({ basis, network, note }: Member): string =>
    [
      words(network === null ? 'networks.basis.unknown' : `networks.basis.${basis ?? 'supplied'}`),
      ...(note === null ? [] : [note]),
    ].join('; ');
  const hostOf = (link: string): string => new URL(link).hostname.replace(/^www\./, '');
  const source = ({ link, member_link }: Member): ReactNode => {
    const links = [...new Set([link, member_link].flatMap((each) => each ?? []))];
    return links.map((each, at) => (
      <span key={each}>
        {at > 0 && ', '}
        <a href={each} rel="noreferrer">
          {hostOf(each)}
        </a>
      </span>
    ));
  };
  const empty = value.networks.filter((network) => network.members.length === 0);
  const notSummed = value.networks.filter(({ summed, members: own }) => !summed && own.length > 0);
  const list = (
    <>
      <Origin networks={value} />
      {empty.length > 0 && (
        <p>{words('networks.membership.empty', { list: formats.list(empty.map(({ code }) => code)) })}</p>
      )}
      {notSummed.length > 0 && (
        <p>
          {words('networks.membership.notSummed', { list: formats.list(notSummed.map(({ code }) => code)) })}
        </p>
      )}
      <PlainTable
        label={words('networks.membership.title')}
        stacks
        columns={[
          [words('dataPage.filters.country'), ({ iso3 }) => areaName(words, iso3)],
          [words('dataPage.filters.network'), ({ network }) => networkName(network)],
          [words('networks.column.basis'), basisText],
          [words('networks.column.source'), source],
        ]}
        rows={members}
      />
      {value.guests.map(({ iso3, network, link }) => (
        <p key={iso3}>
          {words('networks.guest', { area: areaName(words, iso3), network })} (
          <a href={link} rel="noreferrer">
            {hostOf(link)}
          </a>
          )
        </p>
      ))}
    </>
  );
  return (
    <section className={styles.part} aria-labelledby="members">
      <FiledHead
        id="members"
        text={words('networks.membership.title')}
        filed={[
          {
            id: 'membership',
            title: words('networks.membership.title'),
            sources: value.supplies.map(({ key, supplier, supplied, licence, exportable }) => ({
              ...{ key, publisher: supplier, title: words('networks.membership.title'), url: '' },
              ...{ date: supplied, licence, exportable },
            })),
            area: allianceCode,
            table: import.meta.env.SSR && (() => filedMembers(members, { networkName, basisText }, words)),
            rows: members.length,
            at: { ...at, cite: '#members' },
          },
        ]}
      />
      <p>
        {words('networks.membership.counts', {
          members: value.networks[0]?.members.length ?? 0,
          list: formats.list(
            value.networks
              .slice(1)
              .map(({ code, members: own }) =>
                words('networks.membership.count', { network: code, count: own.length }),
              ),
          ),
        })}
      </p>
      {isFolded ? (
        <Disclosure summary={words('networks.membership.list')}>
          <div className={styles.folded}>{list}</div>
        </Disclosure>
      ) : (
        list
      )}
    </section>
  );
}
