import type { ReactNode } from 'react';
import styles from './card-text.module.css';

/** What a card says of a country: its name, its value with the year where there is one, what else is known, and the trend. */
export function CardText(props: {
  name: string;
  /** Its value, which may be the way to its explanation. */
  value?: { text: ReactNode; year: string } | undefined;
  /** Its trend, at the end of the card. */
  trend?: ReactNode;
  /** Sentences and short statements, one after the other. */
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
      <div className={styles.details}>{props.children}</div>
      {props.trend != null && <div className={styles.trend}>{props.trend}</div>}
    </div>
  );
}
