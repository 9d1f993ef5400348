import type { ReactNode } from 'react';
import styles from './explanation.module.css';

/** A name with what is said under it; `look` is how. */
export type Fact = readonly [name: string, value: ReactNode, look?: 'break' | 'hash' | 'numbers'];

/** Facts with their names. */
export function Facts(props: { look: 'facts' | 'codes' | 'file'; facts: readonly Fact[] }): ReactNode {
  return (
    <dl className={styles[props.look]}>
      {props.facts.map(([name, value, look]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={look === undefined ? undefined : styles[look]}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
