import type { ReactNode } from 'react';
import { ignoredParamText } from '../i18n/ignored-param-text.ts';
import { useSpeech } from '../i18n/speech.ts';
import { Notice } from '../ui/notice.tsx';
import type { IgnoredParam } from '../url/ignored-params.ts';

/** A notice with more than these is too long to read: the others are counted. */
const mostNamed = 5;

/** Parameters of the address that could not be followed, and the view instead; nothing where all were followed. */
export function AdjustedNotice(props: { ignored: readonly IgnoredParam[]; shown: string }): ReactNode {
  const text = useAdjusted(props.ignored, props.shown);
  return text === null ? null : <Notice>{text}</Notice>;
}

/** The sentence of an `AdjustedNotice`; `null` where there is none. Regions that do not contain the country have a sentence of their own. */
export function useAdjusted(ignored: readonly IgnoredParam[], shown: string): string | null {
  const { words, formats, language } = useSpeech();
  const unknown = ignored.filter(({ outside }) => outside === undefined);
  if (unknown.length === 0) return null;
  const named = unknown.slice(0, mostNamed).map((entry) => ignoredParamText(words, language, entry));
  const count = unknown.length - named.length;
  return words('dataPage.state.adjusted', {
    what: formats.list(count === 0 ? named : [...named, words('dataPage.state.adjusted.more', { count })]),
    shown,
  });
}
