import type { ReactNode } from 'react';
import type { ServedFinding } from '#contract/findings.ts';
import { getFormats } from '../../i18n/formats.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { FindingSentences } from './finding-sentences.tsx';
import { findingText } from './finding-text.ts';

export function FindingList(props: {
  findings: readonly ServedFinding[];
  /** The release that links hold to, as a query string without its first sign; empty for the current one. */
  version: string;
  title?: string | undefined;
  feed: string;
}): ReactNode {
  const { words, language } = useSpeech();
  const speech = { words, language, formats: getFormats(language) };
  return (
    <FindingSentences
      {...props}
      findings={props.findings.map((finding) => ({ ...finding, sentence: findingText(finding, speech) }))}
    />
  );
}
