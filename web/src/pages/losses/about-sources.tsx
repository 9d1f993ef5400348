import type { ReactNode } from 'react';
import type { PriceSource } from '#contract/prices.ts';
import { AboutSection } from '../../blocks/about-section.tsx';
import { useSpeech } from '../../i18n/speech.ts';
import { SourceLines } from '../source-lines.tsx';

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
      <SourceLines
        group="lossSources"
        {...{ sources, leftOut }}
        notesOf={({ rows, date }) => [words('lossSources.rows', { count: rows, date: formats.date(date) })]}
      />
      {props.children}
    </AboutSection>
  );
}
