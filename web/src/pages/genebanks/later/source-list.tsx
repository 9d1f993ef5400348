import type { ReactNode } from 'react';
import type { PriceSource } from '#contract/prices.ts';
import { getFormats } from '../../../i18n/formats.ts';
import { licenceName } from '../../../i18n/licence-name.ts';
import { useLanguage, useWords } from '../../../i18n/words.tsx';
import { publisherName } from '../samples-texts.ts';

/** Sources with their licence, date and description. */
export function SourceList({ sources }: { sources: readonly PriceSource[] }): ReactNode {
  const words = useWords();
  const formats = getFormats(useLanguage());
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
