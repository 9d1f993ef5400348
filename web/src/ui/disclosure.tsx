import type { ReactNode } from 'react';
import styles from './disclosure.module.css';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';

/** A panel that opens and closes in place: a native `details`, so it needs no JavaScript. */
export function Disclosure(props: { summary: ReactNode; icon?: IconName; children: ReactNode }): ReactNode {
  return (
    <details className={styles.disclosure}>
      <summary className={styles.summary}>
        {props.icon === undefined ? null : <Icon name={props.icon} size={18} />}
        <span>{props.summary}</span>
        <Icon name="chevron" size={16} className={styles.chevron} />
      </summary>
      <div className={styles.content}>{props.children}</div>
    </details>
  );
}
