import type { ReactNode } from 'react';
import { useWords } from '../../i18n/words.tsx';
import styles from './databases-page.module.css';

/** The checksum of a file, which few readers look for: behind a word. `of` names it for screen readers. */
export function Checksum({ sha256, of }: { sha256: string; of: string }): ReactNode {
  const words = useWords();
  return (
    <details className={styles.checksum}>
      <summary>
        {words('about.databases.sha256.show')} <span className="visually-hidden">{of}</span>
      </summary>
      <code className={styles.code}>
        {words('about.databases.sha256')} {sha256}
      </code>
    </details>
  );
}
