import type { ReactNode } from 'react';
import type { PriceSource } from '#contract/prices.ts';
import { licenceName } from '../i18n/licence-name.ts';
import { sourceDateText } from '../i18n/source-date.ts';
import { publisherName, sourceTitle } from '../i18n/source-title.ts';
import { useSpeech } from '../i18n/speech.ts';

/** Sources with their date, licence and description; `group` is that of the page's words. */
export function SourceList(props: { group: string; sources: readonly PriceSource[] }): ReactNode {
  const { group, sources } = props;
  const { words, language } = useSpeech();
  return (
    <ul>
      {sources.map((source) => (
        <li key={source.key}>
          {publisherName(words, source)}: <a href={source.url}>{sourceTitle(words, source)}</a> (
          {sourceDateText(words, language, source.date, (date) => words(`${group}.source.date`, { date }))}) ·{' '}
          {words('figure.licence', { licence: licenceName(words, source.licence) })}
          {!source.exportable && <> · {words(`${group}.source.closed`)}</>}
          {words.has(`sources.${source.key}.about`) && <>. {words(`sources.${source.key}.about`)}</>}
        </li>
      ))}
    </ul>
  );
}
