import type { ReactNode } from 'react';
import { CropIcon } from './crop-icon.tsx';
import styles from './page-title.module.css';
import { unbroken } from './unbroken.ts';

export function PageTitle(props: {
  title: ReactNode;
  /** Crop whose icon is before the title, in its colour. */
  icon?: string | undefined;
  finding?: ReactNode;
  breadcrumb?: ReactNode;
  chip?: ReactNode;
  /** At the right end of the breadcrumb's line, or of the title's where there is no breadcrumb; below the sentence on phones. */
  tabs?: ReactNode;
  actions?: ReactNode;
}): ReactNode {
  const { breadcrumb, chip, tabs, actions, finding } = props;
  return (
    <header className={styles.head} data-crumb={breadcrumb !== undefined || undefined}>
      {breadcrumb !== undefined && <div className={styles.crumb}>{breadcrumb}</div>}
      <div className={styles.line}>
        <h1 className={styles.title}>
          {props.icon === undefined ? null : <CropIcon name={props.icon} size={32} className={styles.icon} />}
          {props.title}
        </h1>
        {chip}
      </div>
      {finding !== undefined && (
        <p className={styles.finding}>{typeof finding === 'string' ? unbroken(finding) : finding}</p>
      )}
      {tabs !== undefined && (
        <div className={styles.tabs} data-print="no">
          {tabs}
        </div>
      )}
      {actions !== undefined && (
        <div className={styles.actions} data-print="no">
          {actions}
        </div>
      )}
    </header>
  );
}
