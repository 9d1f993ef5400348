import type { ReactNode } from 'react';
import type { SearchAnswer } from '#domain/search/search.ts';
import { fewestTrendYears, Sparkline } from '../../charts/sparkline/sparkline.tsx';
import type { Words } from '../../i18n/words.tsx';
import type { AnsweredFigure } from './answered-figure.ts';
import styles from './results.module.css';
import type { ShownHit } from './shown-answer.ts';

export { styles as resultStyles };

const sparkline = { width: 92, height: 26 } as const;

export function HitText({ hit, figure }: { hit: ShownHit; figure: AnsweredFigure | null }): ReactNode {
  return (
    <>
      <span>
        {hit.title}
        {figure !== null && (
          <>
            {': '}
            <strong>{figure.text}</strong>
          </>
        )}
      </span>
      {figure?.trend !== undefined && figure.trend.years.length >= fewestTrendYears && (
        <Sparkline {...figure.trend} {...sparkline} span={figure.trend.years.length} colour="var(--accent)" />
      )}
      {figure !== null && figure.flag !== '' && <span className={styles.note}>{figure.flag}</span>}
      {hit.note !== '' && <span className={styles.note}>{hit.note}</span>}
    </>
  );
}

/** The sentence of a search without results: what to write instead. */
export function nothingText(own: Words, query: string): string {
  const text = query.trim().slice(0, 60);
  return /[\p{L}\p{N}]/u.test(query) ? own('search.none', { query: text }) : own('search.noWords');
}

/** Sentences on what no figure answers: crops and places without figures, and words that are not understood; empty where there are none. */
export function unansweredText(
  own: Words,
  { absent, unknown }: Pick<SearchAnswer, 'absent' | 'unknown'>,
): string {
  const quoted = (words: readonly string[]): string =>
    words.map((word) => own('search.unknown.word', { word })).join(', ');
  return [
    ...(absent.length === 0 ? [] : [own('search.absent', { words: quoted(absent) })]),
    ...(unknown.length === 0 ? [] : [own('search.unknown', { words: quoted(unknown) })]),
  ].join(' ');
}
