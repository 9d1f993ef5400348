import { createContext, useContext } from 'react';

/**
 * Draws the page again as another of its addresses has it, without leaving it. `replace` keeps the entry of the history; an answer that
 * is on its way when `signal` aborts is not drawn.
 */
export type Follow = (href: string, mode: 'push' | 'replace', signal?: AbortSignal) => void;

/** `null` where only the browser itself can follow a link: on the server, and before the document is taken over. */
export const FollowContext = createContext<Follow | null>(null);

export const useFollow = (): Follow | null => useContext(FollowContext);
