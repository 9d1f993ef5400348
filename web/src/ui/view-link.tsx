import type { ReactNode } from 'react';
import { chooseHere } from './choice-link.ts';

/** A link to another view of this page: its address where there is no script, a change of the state where there is; without `onChoose` a plain one. */
export function ViewLink(props: {
  href: string;
  onChoose: (() => void) | undefined;
  className?: string | undefined;
  label?: string | undefined;
  current?: 'page' | undefined;
  children: ReactNode;
}): ReactNode {
  const { onChoose } = props;
  return (
    <a
      href={props.href}
      className={props.className}
      aria-label={props.label}
      aria-current={props.current}
      onClick={onChoose && ((event) => chooseHere(event, onChoose))}
    >
      {props.children}
    </a>
  );
}
