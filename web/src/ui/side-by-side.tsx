import type { ReactNode } from 'react';
import styles from './side-by-side.module.css';

export function SideBySide({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.pair}>{children}</div>;
}
