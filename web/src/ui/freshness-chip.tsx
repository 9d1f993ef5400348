import type { ReactNode } from 'react';
import styles from './freshness-chip.module.css';

export function FreshnessChip({ text, old }: { text: string; old: boolean }): ReactNode {
  return (
    <span className={styles.chip} data-old={old || undefined}>
      {text}
    </span>
  );
}
