import type { ReactNode } from 'react';
import { AboutSection } from '../../blocks/about-section.tsx';
import { useSpeech } from '../../i18n/speech.ts';
import { licenceText } from './record-texts.ts';
import styles from './records.module.css';
import type { RoomRecords } from './room-data.ts';

/** About all records: kind, number, dates, suppliers, licences. */
export function RoomAbout({ answer }: { answer: RoomRecords }): ReactNode {
  const { words, formats } = useSpeech();
  const { kind, sources, years } = answer;
  const records = sources.reduce((sum, source) => sum + source.records, 0);
  const facts: readonly (readonly [term: string, fact: string])[] = [
    [words('records.metadata.records'), formats.exact(records)],
    ...(years === null
      ? []
      : [[words('records.metadata.years'), formats.span(years.first, years.last)] as const]),
    [words('records.metadata.update'), words('records.metadata.update.text')],
  ];
  return (
    <AboutSection>
      <p>
        {words(`records.room.${kind}.what`)} {words('records.about.rule')}
      </p>
      <dl className={styles.facts}>
        {facts.map(([term, fact]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
        <div>
          <dt>{words('records.metadata.publisher')}</dt>
          <dd>
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
          </dd>
        </div>
      </dl>
    </AboutSection>
  );
}
