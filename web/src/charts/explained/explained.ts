import { createContext, type MouseEvent, useContext } from 'react';

/** A click that belongs to the browser, on a link that is to open elsewhere, is left to it. */
export type OpenExplanation = (key: string, click?: MouseEvent | globalThis.MouseEvent) => void;

/** `null` where a page has no explanations: its links lead to a page that has. */
export const ExplainContext = createContext<OpenExplanation | null>(null);

/** What a press needs to open the explanation of a figure, where the page can; nothing without a key. */
export function useExplained() {
  const open = useContext(ExplainContext);
  return (key: string | undefined) =>
    key === undefined ? {} : { 'data-explain': key, onClick: (event: MouseEvent) => open?.(key, event) };
}
