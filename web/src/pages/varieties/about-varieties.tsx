import type { ReactNode } from 'react';
import type { Varieties } from '#contract/varieties.ts';
import { AboutSection } from '../../blocks/about-section.tsx';
import { useSpeech } from '../../i18n/speech.ts';
import { VarietySources } from './variety-sources.tsx';

/** About the records: limits, sources, and how to contribute those of another country. */
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
