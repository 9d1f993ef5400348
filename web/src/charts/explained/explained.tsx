import { createContext, type MouseEvent, type ReactNode, useContext } from 'react';

/**
 * Opens the explanation of a figure by its key. A click that belongs to the browser, on a link that is to open elsewhere, is
 * left to it.
 */
export type OpenExplanation = (key: string, click?: MouseEvent | globalThis.MouseEvent) => void;

/** `null` where a page has no explanations of its own: its links lead to one that has. */
export const ExplainContext = createContext<OpenExplanation | null>(null);

/** What a piece of a drawing gets so that a press opens the explanation of its figure; nothing without a key. */
export function useExplained() {
  const open = useContext(ExplainContext);
  return (key: string | undefined) =>
    key === undefined
      ? {}
      : {
          'data-explain': key,
          cursor: 'pointer',
          onClick: (event: MouseEvent) => open?.(key, event),
        };
}

/** What makes a link to the explanation of a figure open it in the page, where the page can. */
export function useExplainedLink(key: string) {
  const open = useContext(ExplainContext);
  return { 'data-explain': key, onClick: (event: MouseEvent) => open?.(key, event) };
}

/** A link to the explanation of a figure, which opens in the page where it can. */
export function ExplainedLink(props: {
  figure: string;
  href: string;
  label?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}): ReactNode {
  return (
    <a
      className={props.className}
      href={props.href}
      aria-label={props.label}
      {...useExplainedLink(props.figure)}
    >
      {props.children}
    </a>
  );
}
