import type { ReactNode } from 'react';
import styles from './pair.module.css';

/** Two figures beside each other where there is room for both. */
export function Pair({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.pair}>{children}</div>;
}
