import type { ReactNode } from 'react';
import { allianceCode, networkCodes, networkHome } from '#catalog/regions/networks.ts';
import type { Profile } from '#contract/profiles.ts';
import { areaName } from '../../i18n/area-words.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { areaPagePath } from '../../url/area-page-path.ts';
import styles from './country-page.module.css';

/** Page with every membership, and how sure it is. */
export const membersPath = `${networkHome}#members`;

/** Members of PABRA or one of its networks, how sure they are, and its own pages. */
export function AboutNetwork(props: {
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
