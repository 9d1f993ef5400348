import type { CSSProperties, ReactNode } from 'react';
import { CropIcon } from './crop-icon.tsx';
import styles from './page-title.module.css';

/** The page's one first-level heading, the sentence with its finding, and its tabs. */
export function PageTitle(props: {
  title: string;
  /** Crop whose icon stands before the title, in its colour. */
  icon?: string | undefined;
  finding?: ReactNode;
  breadcrumb?: ReactNode;
  /** Stands on the title's line from 992 px on, below the sentence otherwise. */
  tabs?: ReactNode;
}): ReactNode {
  return (
    <header className={styles.head}>
      {props.breadcrumb}
      <div className={styles.line}>
        <h1 className={styles.title} style={{ '--letters': props.title.length } as CSSProperties}>
          {props.icon === undefined ? null : <CropIcon name={props.icon} size={32} className={styles.icon} />}
          {props.title}
        </h1>
        {props.tabs === undefined ? null : (
          <div className={styles.tabs} data-print="no">
            {props.tabs}
          </div>
        )}
      </div>
      {props.finding === undefined ? null : <p className={styles.finding}>{props.finding}</p>}
    </header>
  );
}
