import { type ReactNode, useState } from 'react';
import styles from './tooltip.module.css';

/** On hover and on keyboard focus; Escape hides it. Hidden from screen readers, which have the control's own name. */
export function Tooltip(props: { text: string; side: 'start' | 'right'; children: ReactNode }): ReactNode {
  const [dismissed, setDismissed] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: The wrapper only listens; the control inside is what is operated.
    <span
      className={styles.anchor}
      data-side={props.side}
      data-dismissed={dismissed || undefined}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setDismissed(true);
      }}
      onPointerEnter={() => setDismissed(false)}
      onFocus={() => setDismissed(false)}
    >
      {props.children}
      <span className={styles.text} aria-hidden="true">
        {props.text}
      </span>
    </span>
  );
}
