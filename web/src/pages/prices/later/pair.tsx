import type { ReactNode } from 'react';
import styles from './pair.module.css';

/** Two figures beside each other where there is room for both. */
export function Pair({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.pair}>{children}</div>;
}

/** The chart and its neighbour, on common lines; alone the chart is as wide as the page. */
export function FirstRow(props: { children: ReactNode; beside: ReactNode }): ReactNode {
  return (
    <div className={styles.first} data-pair={props.beside !== null || undefined}>
      {props.children}
      {props.beside}
    </div>
  );
}
