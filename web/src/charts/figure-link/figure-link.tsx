import type { ReactNode } from 'react';
import { useExplained } from '../explained/explained.ts';
import styles from './figure-link.module.css';

export function FigureLink(props: {
  text: ReactNode;
  label: string;
  /** Tooltip: where it leads to, when the text around it does not tell. */
  title?: string;
  href: string;
  explain: string;
}): ReactNode {
  return (
    <a
      className={styles.link}
      href={props.href}
      aria-label={props.label}
      title={props.title}
      {...useExplained()(props.explain)}
    >
      {props.text}
    </a>
  );
}
