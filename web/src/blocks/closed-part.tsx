import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';
import styles from './closed-part.module.css';

/** Parts read on demand: closed on screen, open on paper. `hint` names its content in a few words. */
export function ClosedPart(props: {
  title: string;
  hint?: string;
  isOpen?: boolean;
  children: ReactNode;
}): ReactNode {
  return (
    <details className={styles.closed} open={props.isOpen} data-print="summary">
      <summary>
        <span>
          {props.title}
          {props.hint !== undefined && <small> {props.hint}</small>}
        </span>
        <Icon name="chevron" size={18} />
      </summary>
      <div className={styles.parts}>{props.children}</div>
    </details>
  );
}
