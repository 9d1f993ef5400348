import type { ReactNode } from 'react';
import type { Varieties } from '#contract/varieties.ts';
import { AboutSection } from '../../blocks/about-section.tsx';
import { SourceTitleLink } from '../../blocks/source-title-link.tsx';
import { licenceName } from '../../i18n/licence-name.ts';
import { publisherName } from '../../i18n/source-title.ts';
import { useSpeech } from '../../i18n/speech.ts';
import type { NamedSource } from './load-varieties-page.ts';

export function VarietySources(props: {
  answer: Pick<Varieties, 'sources' | 'left_out'>;
  /** Sources without records. */
  further?: readonly NamedSource[];
  /** The day of a source in words; left out by default. */
  editionOf?: (date: string) => string;
}): ReactNode {
  const { answer, further = [], editionOf } = props;
  const { words, formats } = useSpeech();
  const leftOut = answer.left_out.filter(({ source }) => answer.sources.some(({ key }) => key === source));
  const line = (source: NamedSource, nature: string | null, notes: readonly string[]): ReactNode => (
    <li key={source.key}>
      {nature !== null && (
        <>
          <strong>{nature}</strong>:{' '}
        </>
      )}
      {publisherName(words, source)}, <SourceTitleLink source={source} /> ·{' '}
      {[
        ...(editionOf === undefined ? [] : [editionOf(formats.date(source.date))]),
        ...notes,
        words('figure.licence', { licence: licenceName(words, source.licence) }),
        ...(source.exportable ? [] : [words('varieties.closed')]),
      ].join(' · ')}
      {words.has(`sources.${source.key}.about`) && `. ${words(`sources.${source.key}.about`)}`}
    </li>
  );
  return (
    <>
      <ul>
        {answer.sources.map((source) =>
          line(source, words(`varieties.nature.${source.nature}`), [
            words('varieties.records', { count: source.records }),
            ...(source.supply === null
              ? []
              : [
                  words('varieties.suppliedBy', {
                    supplier: source.supply.supplier,
                    date: formats.date(source.supply.supplied),
                  }),
                ]),
          ]),
        )}
        {further.map((source) => line(source, null, []))}
      </ul>
      {leftOut.map(({ source, reason, detail, rows }) => (
        <p key={`${source} ${reason} ${detail}`}>
          {words('varieties.leftOut', {
            rows,
            source: words(`sources.${source}`),
            reason: words.has(`varieties.left-out.${reason}`)
              ? words(`varieties.left-out.${reason}`)
              : reason,
          })}{' '}
          {detail !== '' && <span lang="en">({detail})</span>}
        </p>
      ))}
    </>
  );
}

export function AboutVarieties({ answer }: { answer: Varieties }): ReactNode {
  const { words, language } = useSpeech();
  return (
    <AboutSection>
      <p>{words('varieties.about')}</p>
      <VarietySources answer={answer} />
      <p>
        <a href={`/${language}/contribute?format=varieties`}>{words('varieties.contribute')}</a>
      </p>
    </AboutSection>
  );
}
