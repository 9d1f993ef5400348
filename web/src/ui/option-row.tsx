import type { ReactNode } from 'react';
import styles from './option-row.module.css';

interface RowProps {
  /** Names the row as a group; none where its fields speak for themselves or a row around it has a name. */
  label?: string;
  children: ReactNode;
}

/** Small switches of one figure. */
export function OptionRow({ label, children }: RowProps): ReactNode {
  return (
    <div className={styles.options} {...groupOf(label)} data-print="no">
      {children}
    </div>
  );
}

/** A row of small fields that belongs to one block; switches in it stand on the fields' line. */
export function FieldRow({ label, children }: RowProps): ReactNode {
  return (
    <div className={styles.fields} {...groupOf(label)} data-print="no">
      {children}
    </div>
  );
}

/** A fieldset cannot be laid out in a row in every browser. */
function groupOf(label: string | undefined) {
  return label === undefined ? {} : { role: 'group', 'aria-label': label };
}
