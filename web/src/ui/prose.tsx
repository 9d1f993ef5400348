import type { ReactNode } from 'react';
import styles from './prose.module.css';

export function Prose({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.prose}>{children}</div>;
}
