import type { ReactNode } from 'react';
import styles from './page-layout.module.css';

/** The parts of a page, one under the other, with the page's gap between them. */
export function PageLayout({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.page}>{children}</div>;
}
