import type { ReactNode } from 'react';
import styles from './box-grid.module.css';

/** Small figures side by side, as many in a row as have room. */
export function BoxGrid({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.boxes}>{children}</div>;
}
