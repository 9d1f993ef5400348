import type { ReactNode } from 'react';
import styles from './choice-links.module.css';
import { classNames } from './class-names.ts';
import { rowStyles } from './rows.ts';

/** A choice that is an address: it works without JavaScript, and can be kept and shared. */
export interface ChoiceLink {
  href: string;
  text: string;
  current: boolean;
}

/** A few choices side by side, each a link; the current one is marked. */
export function ChoiceLinks(props: { label: string; choices: readonly ChoiceLink[] }): ReactNode {
  return (
    <nav aria-label={props.label}>
      <ul className={classNames(rowStyles.chips, styles.list)}>
        {props.choices.map(({ href, text, current }) => (
          <li key={href}>
            <a className={styles.choice} href={href} aria-current={current || undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
