import { Children, type ReactNode } from 'react';
import styles from './page-layout.module.css';
import { OwnTurn } from './turns.ts';

export function PageLayout({ children }: { children: ReactNode }): ReactNode {
  return (
    <div className={styles.page}>{Children.map(children, (part) => part && <OwnTurn>{part}</OwnTurn>)}</div>
  );
}
