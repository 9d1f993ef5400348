import type { ReactNode } from 'react';
import { findMatches } from './find-matches.ts';
import styles from './list-parts.module.css';

/** A text of a list in which the words that somebody looks for are marked. */
export function MarkedText({ text, query }: { text: string; query: string | null }): ReactNode {
  if (query === null) return text;
  return findMatches(text, query).map(({ text: piece, isMatch }, at) =>
    isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: Pieces have no other place than their own.
      <mark key={at} className={styles.match}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
}
