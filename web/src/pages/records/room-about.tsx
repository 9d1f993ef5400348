import type { ReactNode } from 'react';
import { getFormats } from '../../i18n/formats.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { classNames } from '../../ui/class-names.ts';
import { rowStyles } from '../../ui/rows.ts';
import { licenceText } from './record-texts.ts';
import styles from './records.module.css';
import type { RoomRecords } from './room-data.ts';

/** What is to be known of all records: how many, of when, by whom, under which licence. */
export function RoomAbout({ answer }: { answer: RoomRecords }): ReactNode {
  const words = useWords();
  const formats = getFormats(useLanguage());
  const { sources, years } = answer;
  const records = sources.reduce((sum, source) => sum + source.records, 0);
  const none = words('records.metadata.unknown');
  const facts: readonly (readonly [term: string, said: string])[] = [
    [words('records.metadata.records'), records === 0 ? none : formats.exact(records)],
    [words('records.metadata.years'), years === null ? none : formats.span(years.first, years.last)],
    [words('records.metadata.update'), words('records.metadata.update.text')],
  ];
  return (
    <section
      id="about-data"
      className={classNames(rowStyles.foot, styles.about)}
      aria-labelledby="about-data-title"
    >
      <h2 id="about-data-title">{words('figure.about')}</h2>
      <p>{words('records.about.rule')}</p>
      <dl className={styles.facts}>
        {facts.map(([term, said]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{said}</dd>
          </div>
        ))}
        <div>
          <dt>{words('records.metadata.publisher')}</dt>
          <dd>
            {sources.length === 0 ? (
              words('records.about.none')
            ) : (
              <ul>
                {sources.map((source) => (
                  <li key={source.key}>
                    <strong>{source.publisher}</strong>:{' '}
                    {words('records.about.source', {
                      records: source.records,
                      date: formats.date(source.date),
                    })}
                    {' · '}
                    {words('figure.licence', { licence: licenceText(words, source.licence) })}
                    {!source.exportable && ` · ${words('records.about.closed')}`}
                    {source.url !== '' && (
                      <>
                        {' · '}
                        <a href={source.url} rel="nofollow noopener">
                          {words('records.about.page')}
                        </a>
                      </>
                    )}
                  </li>
                ))}
              </ul>
            )}
          </dd>
        </div>
      </dl>
    </section>
  );
}
