import type { ReactNode } from 'react';
import { requireColour } from '../plot/series.ts';
import styles from './percent-box.module.css';
import { shareLength } from './percent-box-model.ts';

export type PercentBoxProps = {
  /** The percentage, e.g. "14.6%" or "~0%", which may be the way to its explanation; or the text that says that there is none. */
  text: ReactNode;
  /** One line that says what the share is a share of. */
  meaning: string;
  /** The share as a fraction; `null` shows the text small and no bar. */
  share: number | null;
  colour?: string | undefined;
};

/** A share as a large number with a thin bar. The bar repeats the number, so only the number is read aloud. */
export function PercentBox({ text, meaning, share, colour = 'var(--accent)' }: PercentBoxProps) {
  requireColour(colour, meaning);
  return (
    <dl className={styles.box}>
      <dt className={styles.meaning}>{meaning}</dt>
      <dd className={share === null ? styles.missing : styles.number}>
        <span>{text}</span>
        <svg
          className={styles.bar}
          viewBox="0 0 100 4"
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
        >
          <rect width="100" height="4" fill="var(--rule)" />
          {share !== null && <rect width={shareLength(share)} height="4" fill={colour} />}
        </svg>
      </dd>
    </dl>
  );
}
