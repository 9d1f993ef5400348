import { Fragment, type ReactNode } from 'react';
import { POPULATION } from '#catalog/elements/codes.ts';
import { macroRegions, regionCodes } from '#catalog/regions/index.ts';
import { allianceCode, networkCodes, networkHome } from '#catalog/regions/networks.ts';
import type { Profile } from '#contract/profiles.ts';
import { areaName } from '../../i18n/area-words.ts';
import { editFigure } from '../../i18n/figures.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { areaPagePath } from '../../url/area-page-path.ts';
import styles from './country-page.module.css';

export function AboutArea(props: { profile: Profile; hrefOf: (path: string) => string }): ReactNode {
  const { profile, hrefOf } = props;
  const { area, kind, region, firstYear, lastYear, before, after, members, population } = profile;
  const { networks, membership } = profile;
  const { words, formats, language } = useSpeech();
  const link = (code: string, isRegion: boolean): ReactNode => (
    <a href={hrefOf(areaPagePath(code, isRegion))}>{areaName(words, code)}</a>
  );
  const links = (codes: readonly string[], isRegion: boolean, last?: ReactNode): ReactNode => (
    <ul className={styles.links}>
      {codes.map((code) => (
        <li key={code}>{link(code, isRegion)}</li>
      ))}
      {last !== undefined && <li>{last}</li>}
    </ul>
  );
  const compare = new Intl.Collator(language).compare;
  const byName = [...members].sort((a, b) => compare(areaName(words, a), areaName(words, b)));
  const parts = macroRegions.find(({ code }) => code === area)?.regions ?? [];
  return (
    <div className={styles.facts}>
      <p>
        {region !== null && regionCodes.includes(region) && (
          <>
            {words('country.region')}: {link(region, true)}
            {population !== null && ' · '}
          </>
        )}
        {population !== null &&
          words('country.population', {
            value: editFigure(POPULATION, population.value, { words, formats }),
            year: formats.year(population.year),
          })}
      </p>
      {kind === 'former' && lastYear !== null && (
        <>
          <p>
            <strong>
              {firstYear === null
                ? words('country.former', { year: formats.year(lastYear) })
                : words('country.former.since', {
                    first: formats.year(firstYear),
                    year: formats.year(lastYear),
                  })}
            </strong>
            . {words('country.former.text')}
          </p>
          {links(after, false)}
        </>
      )}
      {kind === 'country' && before.length > 0 && (
        <p>
          {words('country.before')}
          {before.map((code, at) => (
            <Fragment key={code}>
              {at === 0 ? ' ' : ', '}
              {link(code, false)}
            </Fragment>
          ))}
        </p>
      )}
      {area === 'WLRD' || parts.length > 0 ? (
        <div data-print="no">
          <h2 className={styles.small}>{words('country.regions')}</h2>
          {links(
            parts.length > 0 ? parts : macroRegions.map(({ code }) => code).filter((code) => code !== area),
            true,
          )}
        </div>
      ) : null}
      {networks.length > 0 && (
        <div data-print="no">
          <h2 className={styles.small}>{words('country.networks')}</h2>
          {links(networks, true, <a href={hrefOf(membersPath)}>{words('country.networks.sure')}</a>)}
        </div>
      )}
      {membership !== null && (
        <AboutNetwork
          area={area}
          membership={membership}
          isOfSudan={members.includes('SDN')}
          hrefOf={hrefOf}
        />
      )}
      {byName.length > 0 && (
        <div data-print="no">
          <h2 className={styles.small}>{words('country.members')}</h2>
          {links(byName, false)}
        </div>
      )}
    </div>
  );
}

/** Page with every membership, and how sure it is. */
const membersPath = `${networkHome}#members`;

function AboutNetwork(props: {
  area: string;
  membership: NonNullable<Profile['membership']>;
  /** Whether Sudan is a member, whose figures were those of a larger state. */
  isOfSudan: boolean;
  hrefOf: (path: string) => string;
}): ReactNode {
  const { area, membership, isOfSudan, hrefOf } = props;
  const { from, bases, summed } = membership;
  const { words, formats } = useSpeech();
  const networkQuery = area === allianceCode ? '' : `?network=${area}`;
  const pages = ['production', 'seed-varieties'] as const;
  const count = bases.reduce((sum, { countries }) => sum + countries, 0);
  return (
    <>
      <p>
        {words(area === allianceCode ? 'country.networks.alliance' : 'country.networks.network')}{' '}
        {from === 'supply'
          ? words('country.networks.supplied', { count })
          : words('country.networks.listed', {
              list: formats.list(
                bases.map(({ basis, countries }) =>
                  words(`country.networks.${basis ?? 'unknown'}`, { count: countries }),
                ),
              ),
            })}{' '}
        {count === 0 && words('country.networks.empty')}{' '}
        {count > 0 && !summed && words('country.networks.notSummed')}{' '}
        {summed && words('country.networks.sums')} {summed && isOfSudan && words('country.networks.former')}
      </p>
      <div data-print="no">
        <ul className={styles.links}>
          <li>
            <a href={hrefOf(membersPath)}>{words('country.networks.sure')}</a>
          </li>
          {pages.map((page) => (
            <li key={page}>
              <a href={hrefOf(`${networkHome}/${page}${networkQuery}`)}>
                {words(`country.networks.${page}`)}
              </a>
            </li>
          ))}
          {area === allianceCode &&
            networkCodes.map((code) => (
              <li key={code}>
                <a href={hrefOf(areaPagePath(code, true))}>{areaName(words, code)}</a>
              </li>
            ))}
        </ul>
      </div>
    </>
  );
}
