import type { ReactNode } from 'react';
import styles from './card-text.module.css';

/** What a card says of a country: its name, its value with the year where there is one, and lines below. */
export function CardText(props: {
  name: string;
  /** Its value, which may be the way to its explanation. */
  value?: { text: ReactNode; year: string } | undefined;
  children?: ReactNode;
}): ReactNode {
  return (
    <div className={styles.text}>
      <p className={styles.name}>{props.name}</p>
      {props.value !== undefined && (
        <p className={styles.value}>
          {props.value.text} <span className={styles.year}>{props.value.year}</span>
        </p>
      )}
      {props.children}
    </div>
  );
}
