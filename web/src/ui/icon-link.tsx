import type { MouseEvent, ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './icon-link.module.css';
import type { IconName } from './icon-paths.ts';

/** An icon that leads somewhere, beside a figure or the last word of a title. It is no part of what is printed. */
export function IconLink(props: {
  icon: IconName;
  href: string;
  /** What the link says of itself. */
  label: string;
  /** Marks the link, and answers presses, where the page has more to give than the address. */
  'data-explain'?: string;
  onClick?: (event: MouseEvent) => void;
}): ReactNode {
  return (
    <a
      className={styles.link}
      href={props.href}
      aria-label={props.label}
      data-print="no"
      data-explain={props['data-explain']}
      onClick={props.onClick}
    >
      <Icon name={props.icon} size={16} />
    </a>
  );
}
