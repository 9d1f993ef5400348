import type { ReactNode } from 'react';
import styles from './page-title.module.css';

/** The page's one h1, the sentence that says what the view shows, and the tabs on its line. */
export function PageTitle(props: { title: string; sentence: string; tabs: ReactNode }): ReactNode {
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <h1>{props.title}</h1>
        <p className={styles.sentence}>{props.sentence}</p>
      </div>
      {props.tabs}
    </header>
  );
}
