import type { ReactNode } from 'react';
import { sourceTitle } from '../i18n/source-title.ts';
import { useWords } from '../i18n/words.tsx';

/** A source's title, leading to its page where it has one: data that are compiled here or handed in may have none. */
export function SourceTitleLink({
  source,
}: {
  source: { key: string; title: string; publisher: string; url: string };
}): ReactNode {
  const title = sourceTitle(useWords(), source);
  return source.url === '' ? title : <a href={source.url}>{title}</a>;
}
