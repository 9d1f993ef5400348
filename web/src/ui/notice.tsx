import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './notice.module.css';

/** A remark in the page: a caveat, an adjusted address; as an `alert` a failure, which is announced. */
export function Notice(props: {
  tone?: 'info' | 'warning';
  role?: 'note' | 'alert' | 'status';
  children: ReactNode;
}): ReactNode {
  const tone = props.tone ?? 'info';
  return (
    <div className={classNames(styles.notice, styles[tone])} role={props.role ?? 'note'}>
      <Icon name={tone} />
      <div>{props.children}</div>
    </div>
  );
}

/** Announces a text to screen readers when it changes, politely, and shows nothing. */
export function LiveRegion(props: { text: string }): ReactNode {
  return (
    <div className="visually-hidden" aria-live="polite" aria-atomic="true">
      {props.text}
    </div>
  );
}
