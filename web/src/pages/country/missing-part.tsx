import type { ReactNode } from 'react';
import type { Profile } from '#contract/profiles.ts';
import { licenceName } from '../../i18n/licence-name.ts';
import { sourceDateText } from '../../i18n/source-date.ts';
import { sourceTitle } from '../../i18n/source-title.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { Facts } from '../../ui/facts.tsx';
import styles from './country-page.module.css';
import { awaitsSum, isMemberless } from './country-texts.tsx';
import { listMissing } from './missing-list.ts';

/** Missing data, and the sources of the rest. */
export function MissingPart(props: { profile: Profile; hrefOf: (path: string) => string }): ReactNode {
  const { profile, hrefOf } = props;
  const { words, formats, language } = useSpeech();
  // A network that awaits its sums has no known gaps.
  const isAwaited = awaitsSum(profile);
  const isEmpty = isMemberless(profile);
  const missing = isAwaited || isEmpty ? [] : listMissing(profile);
  const names = (crops: readonly string[]): string =>
    formats.list(crops.map((crop) => words(`crops.${crop}.name`)));
  const withheld = profile.crops.flatMap(({ crop, tradeWithheld }) => (tradeWithheld ? [crop] : []));
  return (
    <>
      <section aria-labelledby="missing-title" className={styles.part}>
        <h2 id="missing-title">{words('country.missing.title')}</h2>
        <p className={styles.note}>
          {isAwaited
            ? words('country.missing.awaited')
            : isEmpty
              ? words('country.networks.empty')
              : words(missing.length === 0 ? 'country.missing.nothing' : 'country.missing.text')}
        </p>
        <Facts
          look={styles.missing}
          facts={missing.map(({ matter, crops }) => [words(`country.missing.${matter}`), names(crops)])}
        />
        {withheld.length > 0 && (
          <p className={styles.note}>{words('country.missing.withheld', { list: names(withheld) })}</p>
        )}
      </section>
      <section aria-labelledby="sources-title" className={styles.part}>
        <h2 id="sources-title">{words('country.sources.title')}</h2>
        <ul className={styles.sources}>
          {profile.sources.map((source) => {
            const { key, publisher, title, url, date, licence } = source;
            const named = words('country.sources.source', {
              publisher,
              title: sourceTitle(words, source),
              date: sourceDateText(words, language, date),
            });
            return (
              <li key={`${key} ${title} ${date}`}>
                {url === '' ? named : <a href={url}>{named}</a>} · {licenceName(words, licence)}
              </li>
            );
          })}
        </ul>
        {profile.kind === 'aggregate' && <p className={styles.note}>{words('country.sources.computed')}</p>}
        <p data-print="no">
          <a href={hrefOf('/beans/about/databases')}>{words('country.sources.all')}</a>
        </p>
      </section>
    </>
  );
}
