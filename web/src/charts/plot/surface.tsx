import type { HTMLAttributes, ReactNode } from 'react';
import styles from './drawing.module.css';

/** The application role hands the arrow keys to the drawing; a polite live region announces the point. */
export function Surface({
  title,
  hintId,
  hint,
  announcement: said,
  className = '',
  children,
  ...handlers
}: {
  title: string;
  hintId: string;
  hint: string;
  announcement: string;
} & Omit<HTMLAttributes<HTMLElement>, 'title' | 'role' | 'tabIndex'>): ReactNode {
  return (
    <>
      <div
        {...handlers}
        className={`${styles.surface} ${className}`.trim()}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application is interactive, and this one is read by keys.
        tabIndex={0}
        aria-label={title}
        aria-describedby={hintId}
      >
        {children}
      </div>
      <p id={hintId} className="visually-hidden">
        {hint}
      </p>
      <p className="visually-hidden" role="status" aria-live="polite">
        {said}
      </p>
    </>
  );
}
