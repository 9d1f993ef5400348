import { createElement, type ReactNode, useId } from 'react';
import { Disclosure } from './disclosure.tsx';
import styles from './figure-frame.module.css';
import { IconLink } from './icon-link.tsx';

/**
 * The frame of every block: a title that says what, where and when, the finding, the picture, and under it source,
 * caveat, explanation and what one can take away. Slots stay out of the page when they are empty.
 */
export function FigureFrame(props: {
  title: string;
  /** Level of the title's heading; the page decides. */
  level?: 2 | 3 | 4;
  /** Where the title leads: what its figures mean and how they are made. */
  definition?: { href: string; label: string };
  finding?: ReactNode;
  /** Controls of this block alone, on the title's line. */
  controls?: ReactNode;
  /** The text behind "what does this show?". */
  info?: { label: string; content: ReactNode };
  children: ReactNode;
  source?: ReactNode;
  caveat?: ReactNode;
  share?: ReactNode;
  cite?: ReactNode;
  data?: ReactNode;
  image?: ReactNode;
  /** Anchor of the block, for links to it. */
  id?: string;
  /** `half` lets the page set two of them side by side: one figure, a smaller title. */
  size?: 'full' | 'half';
}): ReactNode {
  const titleId = useId();
  const actions = [props.share, props.cite, props.data, props.image].filter(
    (slot) => slot !== undefined && slot !== null && slot !== false,
  );
  return (
    <section className={styles.frame} id={props.id} data-size={props.size} aria-labelledby={titleId}>
      <header className={styles.head}>
        <div className={styles.titles}>
          {createElement(
            `h${props.level ?? 2}`,
            { className: styles.title },
            <span id={titleId}>{props.title}</span>,
            props.definition !== undefined && (
              <span className={styles.definition}>
                <IconLink icon="info" {...props.definition} />
              </span>
            ),
          )}
          {props.finding === undefined ? null : <p className={styles.finding}>{props.finding}</p>}
        </div>
        {props.controls === undefined ? null : (
          <div className={styles.controls} data-print="no">
            {props.controls}
          </div>
        )}
      </header>
      <div className={styles.body}>{props.children}</div>
      {props.source === undefined &&
      props.caveat === undefined &&
      props.info === undefined &&
      actions.length === 0 ? null : (
        <footer className={styles.foot}>
          <div className={styles.notes}>
            {props.source === undefined ? null : <p>{props.source}</p>}
            {props.caveat === undefined ? null : <p>{props.caveat}</p>}
          </div>
          {props.info === undefined ? null : (
            <div className={styles.info}>
              <Disclosure summary={props.info.label} icon="info">
                {props.info.content}
              </Disclosure>
            </div>
          )}
          {actions.length === 0 ? null : (
            <div className={styles.actions} data-print="no">
              {props.share}
              {props.cite}
              {props.data}
              {props.image}
            </div>
          )}
        </footer>
      )}
    </section>
  );
}
