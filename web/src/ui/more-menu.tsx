import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';
import styles from './more-menu.module.css';

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
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const box = menu.current;
    if (!open || box === null) return;
    const leave = (event: Event): void => {
      if (event.target instanceof Node && box.contains(event.target)) return;
      box.open = false;
    };
    const onKey = (event: KeyboardEvent): void => {
      // What was opened from here is closed first, and leads back to here.
      if (event.key !== 'Escape' || box.querySelector('dialog[open]') !== null) return;
      box.open = false;
      if (box.contains(document.activeElement)) box.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);
  return (
    <details
      ref={menu}
      className={styles.menu}
      data-print="no"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
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
