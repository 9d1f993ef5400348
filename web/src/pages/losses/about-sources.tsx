import type { ReactNode } from 'react';
import type { PriceSource } from '#contract/prices.ts';
import { AboutSection } from '../../blocks/about-section.tsx';
import { SourceTitleLink } from '../../blocks/source-title-link.tsx';
import { licenceName } from '../../i18n/licence-name.ts';
import { publisherName } from '../../i18n/source-title.ts';
import { useSpeech } from '../../i18n/speech.ts';

/** Where the rows are from, under which licence, and how many of each source are in no table, and why. */
export function AboutSources(props: {
  texts: readonly string[];
  sources: readonly (PriceSource & { rows: number })[];
  leftOut: readonly { source: string; reason: string; detail: string; rows: number }[];
  children?: ReactNode;
}): ReactNode {
  const { texts, sources, leftOut } = props;
  const { words, formats } = useSpeech();
  return (
    <AboutSection>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <ul>
        {sources.map((source) => {
          const ownRows = leftOut.filter((row) => row.source === source.key);
          return (
            <li key={source.key}>
              {publisherName(words, source)}, <SourceTitleLink source={source} /> ·{' '}
              {words('lossSources.rows', { count: source.rows, date: formats.date(source.date) })} ·{' '}
              {words('figure.licence', { licence: licenceName(words, source.licence) })}
              {!source.exportable && ` · ${words('list.closed')}`}
              {words.has(`sources.${source.key}.about`) && `. ${words(`sources.${source.key}.about`)}`}
              {ownRows.length > 0 && (
                <ul>
                  {ownRows.map(({ reason, detail, rows }) => (
                    <li key={`${reason} ${detail}`}>
                      {words('lossSources.leftOut', {
                        rows,
                        reason: words.has(`lossSources.left-out.${reason}`)
                          ? words(`lossSources.left-out.${reason}`)
                          : reason,
                      })}{' '}
                      {detail !== '' && (
                        <span lang={source.key.startsWith('agrofit') ? 'pt' : 'en'}>({detail})</span>
                      )}
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
      {props.children}
    </AboutSection>
  );
}
