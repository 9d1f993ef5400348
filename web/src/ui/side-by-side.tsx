import type { ReactNode } from 'react';
import styles from './side-by-side.module.css';

/** Figures side by side where there is room, with titles, pictures and notes on common lines. */
export function SideBySide({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.pair}>{children}</div>;
}
