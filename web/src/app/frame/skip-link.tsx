import type { ReactNode } from 'react';
import { useWords } from '../../i18n/words.tsx';
import styles from './skip-link.module.css';

/** The first stop of the keyboard: past the menus, to the content. */
export function SkipLink(props: { target: string }): ReactNode {
  const words = useWords();
  return (
    <a className={styles.skip} href={`#${props.target}`} data-print="no">
      {words('frame.skip.toContent')}
    </a>
  );
}
