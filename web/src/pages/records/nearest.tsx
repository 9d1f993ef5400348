import type { ReactNode } from 'react';
import { useWords } from '../../i18n/words.tsx';
import styles from './records.module.css';

/** Related figures in place of records: side by side, on common lines. */
export function Nearest({ children }: { children: ReactNode }): ReactNode {
  return (
    <section aria-labelledby="nearest">
      <h2 id="nearest" className={styles.nearest}>
        {useWords()('records.nearest')}
      </h2>
      <div className={styles.figures}>{children}</div>
    </section>
  );
}
