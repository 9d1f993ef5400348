import type { ReactNode } from 'react';
import styles from './freshness-chip.module.css';

/** How recent figures are, in a few words; set apart where they are `old`. */
export function FreshnessChip({ text, old }: { text: string; old: boolean }): ReactNode {
  return (
    <span className={styles.chip} data-old={old || undefined}>
      {text}
    </span>
  );
}
