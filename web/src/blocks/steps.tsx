import type { ReactNode } from 'react';
import { ViewLink } from '../ui/view-link.tsx';
import styles from './steps.module.css';

export interface Step {
  number: number;
  /** Address of the view; `null` where there is nothing to show. */
  href: string | null;
  /** Where the address is another view of this page: changes the state instead of loading it. */
  onChoose?: (() => void) | undefined;
  text: string;
  short?: string;
  detail?: string | undefined;
}

/** The steps of a picture as links: without scripts they are as many pages. */
export function Steps(props: {
  label: string;
  steps: readonly Step[];
  current: number;
  children?: ReactNode;
}): ReactNode {
  return (
    <nav className={styles.steps} aria-label={props.label} data-print="no">
      {props.steps.map((step) => {
        const { number, href, onChoose, text, short = text, detail } = step;
        const content = (
          <>
            <span className={styles.number}>{number}</span>
            <span className={styles.wide}>
              {text}
              {detail !== undefined && <small>{detail}</small>}
            </span>
            <span className={styles.narrow}>{short}</span>
          </>
        );
        if (href === null)
          return (
            <span key={number} className={styles.step}>
              {content}
            </span>
          );
        return (
          <ViewLink
            key={number}
            href={href}
            onChoose={onChoose}
            className={styles.step}
            current={number === props.current ? 'page' : undefined}
          >
            {content}
          </ViewLink>
        );
      })}
      {props.children}
    </nav>
  );
}
