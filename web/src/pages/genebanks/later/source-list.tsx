import type { ReactNode } from 'react';
import type { PriceSource } from '#contract/prices.ts';
import { licenceName } from '../../../i18n/licence-name.ts';
import { useSpeech } from '../../../i18n/speech.ts';
import { publisherName } from '../samples-texts.ts';

/** Sources with their licence, date and description. */
export function SourceList({ sources }: { sources: readonly PriceSource[] }): ReactNode {
  const { words, formats } = useSpeech();
  return (
    <ul>
      {sources.map((source) => (
        <li key={source.key}>
          {publisherName(words, source)}:{' '}
          <a href={source.url}>
            {words.has(`sources.${source.key}`) ? words(`sources.${source.key}`) : source.title}
          </a>{' '}
          ({words('samples.source.date', { date: formats.date(source.date) })}) ·{' '}
          {words('figure.licence', { licence: licenceName(words, source.licence) })}
          {!source.exportable && <> · {words('samples.closed')}</>}
          {words.has(`sources.${source.key}.about`) && <>. {words(`sources.${source.key}.about`)}</>}
        </li>
      ))}
    </ul>
  );
}
