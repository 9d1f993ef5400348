import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';
import { holdPage } from './hold-page.ts';

/** The native one. `data-autofocus` gets the focus first; what is inside is mounted only while it is open. */
export function Dialog(props: {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** `narrow` 400 px, `wide` 720 px. */
  size?: 'narrow' | 'wide';
  children: ReactNode;
}): ReactNode {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { open } = props;
  useEffect(() => {
    const dialog = element.current;
    if (dialog === null) return;
    if (open && !dialog.open) {
      dialog.showModal();
      dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    }
    if (!open && dialog.open) dialog.close();
    return open ? holdPage() : undefined;
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: A click on the veil is a shortcut; Escape and the button are the way for the keyboard.
    <dialog
      ref={element}
      className={classNames(styles.dialog, styles[props.size ?? 'narrow'])}
      aria-labelledby={titleId}
      onClose={props.onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
    >
      {open ? (
        <div className={styles.sheet}>
          <header className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {props.title}
            </h2>
            <IconButton icon="close" label={props.closeLabel} onClick={() => element.current?.close()} />
          </header>
          <div className={styles.body}>{props.children}</div>
        </div>
      ) : null}
    </dialog>
  );
}
