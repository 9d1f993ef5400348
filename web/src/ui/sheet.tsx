import { type ReactNode, useEffect, useState } from 'react';
import { wide } from './breakpoints.ts';
import { Button, IconButton } from './button.tsx';
import { Dialog } from './dialog.tsx';
import styles from './sheet.module.css';

/** In the page in wide windows, in others a modal dialog from the bottom; without scripts a native popover. */
export function Sheet(props: {
  id: string;
  title: string;
  openLabel: string;
  /** The current choice, beside the button, visible without opening the sheet. */
  summary?: ReactNode;
  closeLabel: string;
  doneLabel: string;
  children: ReactNode;
}): ReactNode {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const width = window.matchMedia(wide);
    const close = (): void => {
      if (width.matches) setOpen(false);
    };
    width.addEventListener('change', close);
    return () => width.removeEventListener('change', close);
  }, []);
  return (
    <div className={styles.place}>
      <div className={styles.opener}>
        <Button
          icon="filter"
          popoverTarget={props.id}
          onClick={(event) => {
            event.preventDefault();
            setOpen(true);
          }}
        >
          {props.openLabel}
        </Button>
        {props.summary === undefined ? null : <span className={styles.summary}>{props.summary}</span>}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: A fieldset cannot be a popover that is laid out in a row. */}
      <div id={props.id} className={styles.sheet} popover="auto" role="group" aria-label={props.title}>
        <div className={styles.head}>
          <strong className={styles.title}>{props.title}</strong>
          <IconButton
            icon="close"
            label={props.closeLabel}
            popoverTarget={props.id}
            popoverTargetAction="hide"
          />
        </div>
        <div className={styles.content}>{!open && props.children}</div>
        <div className={styles.foot}>
          <Button look="solid" popoverTarget={props.id} popoverTargetAction="hide">
            {props.doneLabel}
          </Button>
        </div>
      </div>
      <Dialog open={open} onClose={() => setOpen(false)} title={props.title} closeLabel={props.closeLabel}>
        <div className={styles.content}>{props.children}</div>
        <Button look="solid" onClick={() => setOpen(false)}>
          {props.doneLabel}
        </Button>
      </Dialog>
    </div>
  );
}
