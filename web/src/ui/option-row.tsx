import type { ReactNode } from 'react';
import styles from './option-row.module.css';

/** Small switches of one figure; the row of fields around them has the name. */
export function OptionRow({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.options}>{children}</div>;
}

/** A row of small fields that belongs to one block; switches in it are on the fields' line. */
export function FieldRow({
  label,
  children,
}: {
  /** Names the row as a group; none where its fields speak for themselves. */
  label?: string;
  children: ReactNode;
}): ReactNode {
  // A fieldset cannot be laid out in a row in every browser.
  const group = label === undefined ? {} : { role: 'group', 'aria-label': label };
  return (
    <div className={styles.fields} {...group} data-print="no">
      {children}
    </div>
  );
}
