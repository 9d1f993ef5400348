import type { ReactNode } from 'react';
import type { Publications } from '#contract/publications.ts';
import { AboutSection } from '../../blocks/about-section.tsx';
import { SourceTitleLink } from '../../blocks/source-title-link.tsx';
import { licenceName } from '../../i18n/licence-name.ts';
import { useSpeech } from '../../i18n/speech.ts';

/** About the list: its limits, sources and groups, and how to contribute another list. */
export function AboutPublications({ answer }: { answer: Publications }): ReactNode {
  const { words, formats, language } = useSpeech();
  return (
    <AboutSection>
      <p>{words('publications.about')}</p>
      <p id="groups">{words('publications.rule')}</p>
      <p>{words('publications.once')}</p>
      <ul>
        {answer.sources.map((source) => (
          <li key={source.key}>
            <SourceTitleLink source={source} />
            {', '}
            {source.publisher}
            {' · '}
            {words('publications.records', { count: source.records, publications: source.publications })}
            {' · '}
            {words('publications.asOf', { date: formats.date(source.date) })}
            {' · '}
            {words('figure.licence', { licence: licenceName(words, source.licence) })}
            {!source.exportable && ` · ${words('list.closed')}`}
            {words.has(`sources.${source.key}.about`) && `. ${words(`sources.${source.key}.about`)}`}
          </li>
        ))}
      </ul>
      {answer.left_out.map(({ source, reason, detail, rows }) => (
        <p key={`${source} ${reason} ${detail}`}>
          {words('publications.leftOut', {
            rows,
            source: words.has(`sources.${source}`) ? words(`sources.${source}`) : source,
            reason: words(`publications.left-out.${reason}`),
          })}
          {detail !== '' && ` (${detail})`}
        </p>
      ))}
      <p>
        <a href={`/${language}/contribute?format=publications`}>{words('publications.contribute')}</a>
      </p>
    </AboutSection>
  );
}
