import { type ReactNode, useRef } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';
import styles from './more-menu.module.css';
import { useClosingDetails } from './use-closing-details.ts';

/**
 * Behind three dots, or another sign, what belongs to a figure besides it. A native `details`, so that it opens without
 * scripts; with them Escape and a press elsewhere close it.
 */
export function MoreMenu(props: {
  /** The name of the dots, with what they belong to. */
  label: string;
  icon?: IconName;
  /** `up` where the end of the window is near. */
  opens?: 'up' | 'down';
  /** Something in it is on. */
  marked?: boolean;
  children: ReactNode;
}): ReactNode {
  const menu = useRef<HTMLDetailsElement>(null);
  useClosingDetails(menu);
  return (
    <details ref={menu} className={styles.menu} data-print="no">
      <summary
        className={styles.dots}
        aria-label={props.label}
        title={props.label}
        data-marked={props.marked || undefined}
      >
        <Icon name={props.icon ?? 'more'} size={20} />
      </summary>
      <div className={styles.panel} data-opens={props.opens}>
        {props.children}
      </div>
    </details>
  );
}
