import { createElement, type ReactNode, useId } from 'react';
import styles from './figure-frame.module.css';
import { MoreMenu } from './more-menu.tsx';

/**
 * The frame of every block: a title that says what, where and when, the finding, the picture, and under it one line: source,
 * what switches the picture, and behind three dots all else. Slots stay out of the page when they are empty.
 */
export function FigureFrame(props: {
  title: string;
  /** Level of the title's heading; the page decides. */
  level?: 2 | 3 | 4;
  finding?: ReactNode;
  /** Controls of this block alone, on the title's line. */
  controls?: ReactNode;
  children: ReactNode;
  source?: ReactNode;
  /** Buttons and links at the end of the source's line. */
  actions?: ReactNode;
  /** What the three dots hold, and their name. */
  more?: { label: string; content: ReactNode };
  /** Anchor of the block, for links to it. */
  id?: string;
}): ReactNode {
  const titleId = useId();
  const { source, actions, more } = props;
  return (
    <section className={styles.frame} id={props.id} aria-labelledby={titleId}>
      <header className={styles.head}>
        <div className={styles.titles}>
          {createElement(`h${props.level ?? 2}`, { className: styles.title, id: titleId }, props.title)}
          {props.finding === undefined ? null : <p className={styles.finding}>{props.finding}</p>}
        </div>
        {props.controls === undefined || props.controls === false ? null : (
          <div className={styles.controls} data-print="no">
            {props.controls}
          </div>
        )}
      </header>
      <div className={styles.body}>{props.children}</div>
      {source === undefined && actions === undefined && more === undefined ? null : (
        <footer className={styles.foot}>
          <p className={styles.source}>{source}</p>
          <div className={styles.actions} data-print="no">
            {actions}
            {more !== undefined && <MoreMenu label={more.label}>{more.content}</MoreMenu>}
          </div>
        </footer>
      )}
    </section>
  );
}
