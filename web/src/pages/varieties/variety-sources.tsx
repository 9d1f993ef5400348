import type { ReactNode } from 'react';
import type { Varieties } from '#contract/varieties.ts';
import { AboutSection } from '../../blocks/about-section.tsx';
import { useSpeech } from '../../i18n/speech.ts';
import { SourceLines } from '../source-lines.tsx';
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
  const recordsOf = ({ nature, records, supply }: Varieties['sources'][number]): readonly string[] => [
    words(`varieties.nature.${nature}`),
    words('varieties.records', { count: records }),
    ...(supply === null
      ? []
      : [
          words('varieties.suppliedBy', {
            supplier: supply.supplier,
            date: formats.date(supply.supplied),
          }),
        ]),
  ];
  return (
    <SourceLines<NamedSource>
      group="varieties"
      sources={[...answer.sources, ...further]}
      notesOf={({ key, date }) => [
        ...(editionOf === undefined ? [] : [editionOf(formats.date(date))]),
        ...answer.sources.flatMap((source) => (source.key === key ? recordsOf(source) : [])),
      ]}
      leftOut={answer.left_out}
    />
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
