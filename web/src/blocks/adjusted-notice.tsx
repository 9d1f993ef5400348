import type { ReactNode } from 'react';
import { getFormats } from '../i18n/formats.ts';
import { ignoredParamText } from '../i18n/ignored-param-text.ts';
import { useLanguage, useWords } from '../i18n/words.tsx';
import { Notice } from '../ui/notice.tsx';
import type { IgnoredParam } from '../url/ignored-params.ts';

/** More than these make a notice that nobody reads: the others are counted. */
const mostNamed = 5;

/** What the address asked for in vain, and what is shown instead; nothing where it was followed. */
export function AdjustedNotice(props: { ignored: readonly IgnoredParam[]; shown: string }): ReactNode {
  const text = useAdjusted(props.ignored, props.shown);
  return text === null ? null : <Notice>{text}</Notice>;
}

/** The sentence of an `AdjustedNotice`; `null` where there is none to say. Regions that a country is not in have one of their own. */
export function useAdjusted(ignored: readonly IgnoredParam[], shown: string): string | null {
  const words = useWords();
  const language = useLanguage();
  const formats = getFormats(language);
  const unknown = ignored.filter(({ outside }) => outside === undefined);
  if (unknown.length === 0) return null;
  const named = unknown.slice(0, mostNamed).map((entry) => ignoredParamText(words, language, entry));
  const count = unknown.length - named.length;
  return words('dataPage.state.adjusted', {
    what: formats.list(count === 0 ? named : [...named, words('dataPage.state.adjusted.more', { count })]),
    shown,
  });
}
