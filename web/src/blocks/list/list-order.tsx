import { type ReactNode, useRef } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { useClosingDetails } from '../../ui/use-closing-details.ts';
import styles from './list-order.module.css';

/** An order of a list; the one in use leads to its reverse. */
export interface OrderChoice {
  id: string;
  name: string;
  href: string;
  isChosen: boolean;
}

export function ListOrder({ label, choices }: { label: string; choices: readonly OrderChoice[] }): ReactNode {
  const menu = useRef<HTMLDetailsElement>(null);
  useClosingDetails(menu);
  const chosen = choices.find(({ isChosen }) => isChosen);
  return (
    // Another order is another menu, which is closed.
    <details ref={menu} key={chosen?.href} className={styles.order} data-print="no">
      <summary className={styles.button}>
        <span className={styles.label}>{label}</span> {chosen?.name}
        <Icon name="chevron" size={16} />
      </summary>
      <ul className={styles.menu}>
        {choices.map(({ id, name, href, isChosen }) => (
          <li key={id}>
            <a href={href} rel="nofollow" aria-current={isChosen ? 'true' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
