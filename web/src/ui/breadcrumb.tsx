import type { ReactNode } from 'react';
import styles from './breadcrumb.module.css';

export function Breadcrumb(props: {
  label: string;
  /** From the top down; a step without `href` is plain text. */
  steps: readonly { name: string; href?: string }[];
  current: string;
}): ReactNode {
  return (
    <nav className={styles.breadcrumb} aria-label={props.label} data-print="no">
      <ol className={styles.list}>
        {props.steps.map((step) => (
          <li key={step.name} className={styles.step}>
            {step.href === undefined ? step.name : <a href={step.href}>{step.name}</a>}
          </li>
        ))}
        <li className={styles.step} aria-current="page">
          {props.current}
        </li>
      </ol>
    </nav>
  );
}
