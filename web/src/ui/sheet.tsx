import { type ReactNode, useEffect, useRef } from 'react';
import { wide } from './breakpoints.ts';
import { Button, IconButton } from './button.tsx';
import styles from './sheet.module.css';

/**
 * Content that stands in the page in wide windows, and in others opens as a sheet from the bottom: the same elements
 * once, through the native popover, so that it works without JavaScript.
 */
export function Sheet(props: {
  /** Unique in the page. */
  id: string;
  title: string;
  openLabel: string;
  /** What is chosen now, beside the button, so that nobody must open the sheet to know. */
  summary?: ReactNode;
  closeLabel: string;
  doneLabel: string;
  children: ReactNode;
}): ReactNode {
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const width = window.matchMedia(wide);
    const close = (): void => {
      if (width.matches && sheet.current?.matches(':popover-open')) sheet.current.hidePopover();
    };
    width.addEventListener('change', close);
    return () => width.removeEventListener('change', close);
  }, []);
  return (
    <div className={styles.place}>
      <div className={styles.opener}>
        <Button icon="filter" popoverTarget={props.id}>
          {props.openLabel}
        </Button>
        {props.summary === undefined ? null : <span className={styles.summary}>{props.summary}</span>}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: A fieldset cannot be a popover that is laid out in a row. */}
      <div
        ref={sheet}
        id={props.id}
        className={styles.sheet}
        popover="auto"
        role="group"
        aria-label={props.title}
      >
        <div className={styles.head}>
          <strong className={styles.title}>{props.title}</strong>
          <IconButton
            icon="close"
            label={props.closeLabel}
            tooltip={false}
            popoverTarget={props.id}
            popoverTargetAction="hide"
          />
        </div>
        <div className={styles.content}>{props.children}</div>
        <div className={styles.foot}>
          <Button look="solid" popoverTarget={props.id} popoverTargetAction="hide">
            {props.doneLabel}
          </Button>
        </div>
      </div>
    </div>
  );
}
