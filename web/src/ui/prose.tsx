import type { ReactNode } from 'react';
import styles from './prose.module.css';

/** A page of text: chapters, each a `section` of a heading and its paragraphs. */
export function Prose({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.prose}>{children}</div>;
}
