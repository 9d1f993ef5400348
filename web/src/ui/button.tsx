import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './button.module.css';
import { chooseHere } from './choice-link.ts';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';

type NativeButton = ButtonHTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement> };

/** `solid` is the one main action of a place, `quiet` is for text, `outline` for everything else. */
export type ButtonLook = 'solid' | 'outline' | 'quiet';

export function Button({
  look = 'outline',
  icon,
  className,
  children,
  ...rest
}: NativeButton & { look?: ButtonLook; icon?: IconName }): ReactNode {
  return (
    <button type="button" {...rest} className={classNames(styles.button, styles[look], className)}>
      {icon === undefined ? null : <Icon name={icon} />}
      {children}
    </button>
  );
}

export function ButtonLink(props: {
  href: string;
  look?: ButtonLook;
  icon?: IconName;
  download?: boolean;
  /** Where the address is another view of this page: changes the state instead of loading it. */
  onChoose?: (() => void) | undefined;
  className?: string;
  shortcut?: string;
  children: ReactNode;
}): ReactNode {
  const { onChoose } = props;
  return (
    <a
      href={props.href}
      download={props.download}
      data-key={props.shortcut}
      onClick={onChoose && ((event) => chooseHere(event, onChoose))}
      className={classNames(styles.button, styles[props.look ?? 'outline'], props.className)}
    >
      {props.icon === undefined ? null : <Icon name={props.icon} />}
      {props.children}
    </a>
  );
}

/** A square button with an icon; the label is its name and its tooltip. */
export function IconButton({
  icon,
  label,
  className,
  ...rest
}: Omit<NativeButton, 'children' | 'aria-label'> & { icon: IconName; label: string }): ReactNode {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={classNames(styles.button, styles.quiet, styles.square, className)}
    >
      <Icon name={icon} />
    </button>
  );
}
