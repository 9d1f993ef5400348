import type { ReactNode } from 'react';
import type { Networks } from '#contract/networks.ts';
import type { Loaded } from '../../api/loaded.ts';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { areaName } from '../../i18n/area-words.ts';
import { licenceName } from '../../i18n/licence-name.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { FailedPart } from '../failed-part.tsx';
import { basisText, memberFigure, memberLinks, networkName, sortMembers } from './network-figures.ts';
import styles from './networks.module.css';

/** Source of the list of members, with its file. */
function Origin({ networks: { supplies } }: { networks: Networks }): ReactNode {
  const { words, formats } = useSpeech();
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

/** Members of PABRA by network, with the source of each membership and its certainty. */
export function MemberPart(props: {
  networks: Loaded<Networks>;
  /** Whether the list and its source are behind its summary, below a page of figures. */
  isFolded?: boolean;
}): ReactNode {
  const { networks, isFolded = false } = props;
  const speech = useSpeech();
  const { words, formats } = speech;
  if (networks.state === 'failed')
    return (
      <section className={styles.part} aria-labelledby="members">
        <h2 id="members">{words('networks.membership.title')}</h2>
        <FailedPart />
      </section>
    );
  const [alliance, ...others] = networks.value.networks;
  const figure = memberFigure(networks.value, speech);
  return (
    <div className={styles.part}>
      <FigureFrame figure={figure} heading={<span id="members">{figure.title}</span>}>
        <div className={styles.list}>
          <p>
            {words('networks.membership.counts', {
              members: alliance?.members.length ?? 0,
              list: formats.list(
                others.map(({ code, members }) =>
                  words('networks.membership.count', { network: code, count: members.length }),
                ),
              ),
            })}
          </p>
          {isFolded ? (
            <Disclosure summary={words('networks.membership.list')}>
              <div className={styles.list}>
                <MemberList networks={networks.value} />
              </div>
            </Disclosure>
          ) : (
            <MemberList networks={networks.value} />
          )}
        </div>
      </FigureFrame>
    </div>
  );
}

const hostOf = (link: string): string => new URL(link).hostname.replace(/^www\./, '');

/** The list with its source, what is left out of it, and participants that are no members. */
function MemberList({ networks }: { networks: Networks }): ReactNode {
  const speech = useSpeech();
  const { words, formats } = speech;
  const empty = networks.networks.filter(({ members }) => members.length === 0);
  const notSummed = networks.networks.filter(({ summed, members }) => !summed && members.length > 0);
  const listOf = (some: readonly { code: string }[]): string => formats.list(some.map(({ code }) => code));
  return (
    <>
      <Origin networks={networks} />
      {empty.length > 0 && <p>{words('networks.membership.empty', { list: listOf(empty) })}</p>}
      {notSummed.length > 0 && <p>{words('networks.membership.notSummed', { list: listOf(notSummed) })}</p>}
      <PlainTable
        label={words('networks.membership.title')}
        stacks
        columns={[
          [words('dataPage.filters.country'), ({ iso3 }) => areaName(words, iso3)],
          [words('dataPage.filters.network'), ({ network }) => networkName(words, network)],
          [words('networks.column.basis'), (member) => basisText(words, member)],
          [
            words('networks.column.source'),
            (member) =>
              memberLinks(member).map((link, at) => (
                <span key={link}>
                  {at > 0 && ', '}
                  <a href={link} rel="noreferrer">
                    {hostOf(link)}
                  </a>
                </span>
              )),
          ],
        ]}
        rows={sortMembers(networks, speech)}
      />
      {networks.guests.map(({ iso3, network, link }) => (
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
}
