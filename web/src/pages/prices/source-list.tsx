import type { ReactNode } from 'react';
import type { PriceSource } from '#contract/prices.ts';
import { useWords } from '../../i18n/words.tsx';
import { useSpeech } from './use-speech.ts';

/** Sources with their licence, their date, and what each is, above all where it is less trusted. */
export function SourceList({ sources }: { sources: readonly PriceSource[] }): ReactNode {
  const words = useWords();
  const { formats } = useSpeech();
  return (
    <ul>
      {sources.map(({ key, publisher, title, url, date, licence, exportable }) => (
        <li key={key}>
          {publisher}: <a href={url}>{title}</a> ({words('prices.source.date', { date: formats.date(date) })})
          · {words('figure.licence', { licence })}
          {!exportable && <> · {words('prices.source.closed')}</>}
          {words.has(`prices.source.${key}`) && <>. {words(`prices.source.${key}`)}</>}
        </li>
      ))}
    </ul>
  );
}
