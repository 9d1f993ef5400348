import type { ReactNode } from 'react';
import type { PestRow, Pests } from '#contract/pests.ts';
import { sourceTitle } from '../../i18n/source-title.ts';
import { useWords } from '../../i18n/words.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import type { Language } from '../../url/paths.ts';
import { creditLink } from './credit-link.ts';
import styles from './losses.module.css';

/** All names of an entry, and the record of each source. */
export function PestDetails(props: {
  row: PestRow;
  sources: Pests['sources'];
  language: Language;
}): ReactNode {
  const { row, sources } = props;
  const words = useWords();
  const titleOf = (key: string): string => {
    const source = sources.find((each) => each.key === key);
    return source === undefined ? key : sourceTitle(words, source);
  };
  return (
    <Disclosure summary={words('pests.details')}>
      {row.names.length > 0 && (
        <ul className={styles.names}>
          {row.names.map(({ language, name, sources: from }) => (
            <li key={`${language} ${name}`}>
              {words(`pests.language.${language}`)}: <strong lang={language}>{name}</strong>{' '}
              <span className={styles.quiet}>({from.map(titleOf).join('; ')})</span>
            </li>
          ))}
        </ul>
      )}
      {row.stored && <p>{words('pests.stored')}</p>}
      <ul className={styles.details}>
        {row.records.map(({ id, source, scientific, basis, credits }) => (
          <li key={id} className={styles.quiet}>
            {titleOf(source)}
            {scientific !== null && scientific !== row.scientific && (
              <>
                {': '}
                <span lang="la" className={styles.organism}>
                  {scientific}
                </span>
              </>
            )}
            {basis === 'named' && `. ${words('pests.named')}`}
            {credits.map((credit) => {
              const { text, href } = creditLink(credit);
              return (
                <span key={credit}>
                  {' · '}
                  {href === null ? (
                    <span lang="en">{text}</span>
                  ) : (
                    <a href={href} rel="nofollow">
                      {text}
                    </a>
                  )}
                </span>
              );
            })}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
