import type { ReactNode } from 'react';
import { useWords } from '../../i18n/words.tsx';
import styles from './databases-page.module.css';

/** The checksum of a file behind a word, since few readers look for it. `of` names it for screen readers; `file` shows the file as well, and what a checksum is for. */
export function Checksum({ sha256, of, file }: { sha256: string; of: string; file?: string }): ReactNode {
  const words = useWords();
  return (
    <details className={styles.checksum}>
      <summary>
        {words(file === undefined ? 'about.databases.sha256.show' : 'about.databases.fileAndChecksum')}{' '}
        <span className="visually-hidden">{of}</span>
      </summary>
      {file !== undefined && <code className={styles.code}>{file}</code>}
      <code className={styles.code}>
        {words('about.databases.sha256')} {sha256}
      </code>
      {file !== undefined && words('about.databases.sha256.info')}
    </details>
  );
}
