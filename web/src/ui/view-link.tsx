import type { ReactNode } from 'react';
import { chooseHere } from './choice-link.ts';

/** A link to another view of this page: its address where there is no script, a change of the state where there is. */
export function ViewLink(props: {
  href: string;
  onChoose: () => void;
  className?: string | undefined;
  children: ReactNode;
}): ReactNode {
  return (
    <a href={props.href} className={props.className} onClick={(event) => chooseHere(event, props.onChoose)}>
      {props.children}
    </a>
  );
}
