import type { ReactNode } from 'react';
import { chooseHere } from './choice-link.ts';

/** A link to another view of this page: its address where there is no script, a change of the state where there is. */
export function ViewLink(props: {
  href: string;
  onChoose: () => void;
  className?: string | undefined;
  /** Its name, where the text alone does not say what it does. */
  label?: string | undefined;
  children: ReactNode;
}): ReactNode {
  return (
    <a
      href={props.href}
      className={props.className}
      aria-label={props.label}
      onClick={(event) => chooseHere(event, props.onChoose)}
    >
      {props.children}
    </a>
  );
}
