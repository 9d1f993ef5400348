import type { ReactNode } from 'react';
import styles from './card-text.module.css';

/** Text of a country's card: its name, its value with the year, notes, its trend, and a link. */
export function CardText(props: {
  name: string;
  value?: { text: ReactNode; year: string } | undefined;
  trend?: ReactNode;
  link?: { href: string; text: string } | undefined;
  children?: ReactNode;
}): ReactNode {
  const { name, value, trend, link, children } = props;
  return (
    <div className={styles.text}>
      <p className={styles.name}>{name}</p>
      {value !== undefined && (
        <p className={styles.value}>
          {value.text} <span className={styles.year}>{value.year}</span>
        </p>
      )}
      {children}
      {trend != null && <div className={styles.trend}>{trend}</div>}
      {link !== undefined && (
        <p className={styles.link}>
          <a href={link.href}>{link.text}</a>
        </p>
      )}
    </div>
  );
}
